public import AppleLayout
package import AutoLayout
public import Foundation

extension NSLayoutConstraint {
    public typealias Priority = ConstraintPriority
}

@MainActor
open class NSLayoutGuide: AnchoredGuide {
    public init() { super.init(LayoutGuide()) }

    package override init(_ guide: LayoutGuide) { super.init(guide) }

    public var owningView: NSView? { holder as? NSView }
}

@MainActor
open class NSView: AnchoredView {
    public private(set) lazy var safeAreaLayoutGuide = own(NSLayoutGuide(view.safeAreaLayoutGuide))
    public private(set) lazy var layoutMarginsGuide = own(NSLayoutGuide(view.layoutMarginsGuide))

    public init(frame frameRect: NSRect) {
        super.init(View(), rect: frameRect)
    }

    public required init?(coder: NSCoder) { nil }

    public convenience init() { self.init(frame: .zero) }

    /// Whether the coordinates of what is in the view count downwards.
    open var isFlipped: Bool { false }

    public var superview: NSView? { parent as? NSView }
    public var subviews: [NSView] { children.compactMap { $0 as? NSView } }
    public var layoutGuides: [NSLayoutGuide] { guides.compactMap { $0 as? NSLayoutGuide } }

    public var frame: NSRect {
        get { turned(rect) }
        set { rect = turned(newValue) }
    }

    /// A rectangle in the superview counted from its other end, where the superview counts upwards.
    private func turned(_ rect: NSRect) -> NSRect {
        guard let superview, !superview.isFlipped else { return rect }
        return NSRect(x: rect.minX, y: superview.rect.height - rect.maxY, width: rect.width, height: rect.height)
    }

    open func addSubview(_ view: NSView) { add(view) }
    open func addLayoutGuide(_ guide: NSLayoutGuide) { add(guide) }
    open func layoutSubtreeIfNeeded() { view.layoutIfNeeded() }

    open var additionalSafeAreaInsets: NSEdgeInsets {
        get {
            let insets = view.additionalSafeAreaInsets
            return NSEdgeInsets(
                top: CGFloat(insets.top), left: CGFloat(insets.left), bottom: CGFloat(insets.bottom),
                right: CGFloat(insets.right))
        }
        set {
            view.additionalSafeAreaInsets = EdgeInsets(
                top: Double(newValue.top), left: Double(newValue.left), bottom: Double(newValue.bottom),
                right: Double(newValue.right))
        }
    }
}
