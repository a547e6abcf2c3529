public import Foundation

/// Something that a behavior moves; nothing moves here.
@MainActor @preconcurrency
public protocol UIDynamicItem: AnyObject {
    var center: CGPoint { get set }
    var bounds: CGRect { get }
    var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
    open var action: (() -> Void)?
    open weak var dynamicAnimator: UIDynamicAnimator?
}

open class UIDynamicItemBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]
    open var allowsRotation = true
    open var resistance: CGFloat = 0
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1

    public init(items: [any UIDynamicItem]) { self.items = items }
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
}

open class UIAttachmentBehavior: UIDynamicBehavior {
    open var anchorPoint: CGPoint
    open var length: CGFloat = 0
    open var damping: CGFloat = 0
    open var frequency: CGFloat = 0

    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        anchorPoint = point
    }
}

/// An animator of behaviors, which keeps them but moves nothing.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
    public let referenceView: UIView?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    open var isRunning: Bool { false }

    public init(referenceView view: UIView) { referenceView = view }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) { behaviors.removeAll { $0 === behavior } }
    open func removeAllBehaviors() { behaviors = [] }
}
