import QuickAnchorsUIKit

#if canImport(UIKit)
    import UIKit

    typealias PlatformView = UIView
    typealias PlatformGuide = UILayoutGuide
    typealias PlatformPriority = UILayoutPriority
#else
    import AppKit

    typealias PlatformView = NSView
    typealias PlatformGuide = NSLayoutGuide
    typealias PlatformPriority = NSLayoutConstraint.Priority
#endif

extension PlatformView {
    /// Lays out the contents of the view with the method of its framework.
    func layOut() {
        #if canImport(UIKit)
            layoutIfNeeded()
        #else
            layoutSubtreeIfNeeded()
        #endif
    }
}

/// A view in which y grows downward, as in UIKit and in most views of AppKit apps.
class Canvas: PlatformView {
    convenience init() { self.init(frame: .zero) }

    #if !canImport(UIKit)
        override var isFlipped: Bool { true }
    #endif
}

/// A canvas that updates its conditions, as a view in an app does.
final class AdaptiveCanvas: Canvas {
    /// The reports of updates that did not reach a stable state.
    private(set) var reports: [String] = []
    private(set) var updates = 0

    #if canImport(UIKit)
        override func layoutSubviews() {
            super.layoutSubviews()
            keepToConditions()
        }
    #else
        override func layout() {
            super.layout()
            keepToConditions()
        }
    #endif

    private func keepToConditions() {
        updates += 1
        if let report = updateLayoutConditions() { reports.append(report) }
    }
}

/// A parent with a child to constrain and a sibling to which the child can be constrained.
@MainActor
struct Stage {
    let parent = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let red = Canvas(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    let child = Canvas()

    init() {
        parent.addSubview(red)
        parent.addSubview(child)
    }
}

extension NSLayoutConstraint {
    /// Whether two constraints have the same items, attributes, relation, multiplier, constant, priority and activity.
    func isEquivalent(to other: NSLayoutConstraint) -> Bool {
        firstItem === other.firstItem && firstAttribute == other.firstAttribute && relation == other.relation
            && secondItem === other.secondItem && secondAttribute == other.secondAttribute
            && multiplier == other.multiplier && constant == other.constant && priority == other.priority
            && isActive == other.isActive
    }

    /// The description that a failed expectation shows.
    var words: String {
        """
        \(firstAttribute) \(relation) \(multiplier) × \(secondAttribute) + \(constant) @ \(priority.rawValue) \
        \(identifier ?? "-") \(isActive)
        """
    }
}
