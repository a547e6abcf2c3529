public import AppleLayout
package import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class NSView: BackedView {
    public class var noIntrinsicMetric: CGFloat { CGFloat(View.noIntrinsicMetric) }

    public init(frame frameRect: NSRect) {
        super.init(Self.makeView())
        rect = frameRect
    }

    /// A view backed by a view of the layout system.
    package convenience init(backedBy view: View) {
        self.init(frame: .zero)
        stand(before: view)
    }

    public required init?(coder: NSCoder) { super.init(Self.makeView()) }

    public convenience init() { self.init(frame: .zero) }

    /// Makes the backing view for a new view of this class.
    class func makeView() -> View { BackingView() }

    /// Whether y grows downward in the view's coordinates.
    open var isFlipped: Bool { false }

    open var frame: NSRect {
        get { turned(rect) }
        set { rect = turned(newValue) }
    }

    open var bounds: NSRect { CGRect(view.bounds) }

    /// A rectangle in the superview, converted between upward and downward y if the superview is not flipped.
    private func turned(_ rect: NSRect) -> NSRect { superview?.turnedInside(rect) ?? rect }

    /// A rectangle of a subview, converted between upward and downward y if this view is not flipped.
    func turnedInside(_ rect: NSRect) -> NSRect {
        isFlipped
            ? rect : NSRect(x: rect.minX, y: self.rect.height - rect.maxY, width: rect.width, height: rect.height)
    }

    open var superview: NSView? { parent as? NSView }
    open var subviews: [NSView] { children.compactMap { $0 as? NSView } }
    open func addSubview(_ view: NSView) { insert(view, at: children.count) }
    open func removeFromSuperview() { leaveParent() }

    open func layoutSubtreeIfNeeded() { view.layoutIfNeeded() }

    /// Whether a requested layout is pending.
    open var needsLayout = false { didSet { if needsLayout { view.setNeedsLayout() } } }

    open func layout() {}

    open var intrinsicContentSize: NSSize { CGSize(view.ownContentSize) }
    open func invalidateIntrinsicContentSize() { view.invalidateIntrinsicContentSize() }
    open var firstBaselineOffsetFromTop: CGFloat { CGFloat(view.firstBaselineOffsetFromTop ?? 0) }
    open var lastBaselineOffsetFromBottom: CGFloat { CGFloat(view.lastBaselineOffsetFromBottom ?? 0) }

    nonisolated open override var description: String { "<\(classAndAddress)>" }
}

extension NSView: FrameworkView {
    package var shownContentSize: CGSize { intrinsicContentSize }
    package func placeSubviews() {
        noteSizes()
        needsLayout = false
        layout()
    }
}
