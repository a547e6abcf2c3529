public import AppleLayout
package import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UIView: BackedView {
    public class var noIntrinsicMetric: CGFloat { CGFloat(View.noIntrinsicMetric) }

    var guidesOfInsets: [InsetKind: UILayoutGuide] = [:]
    open var backgroundColor: UIColor?
    open var tag = 0
    open var accessibilityIdentifier: String? {
        get { view.name }
        set { view.name = newValue }
    }

    public init(frame: CGRect) {
        super.init(Self.makeView())
        rect = frame
    }

    /// A view in front of one of the layout system's.
    package init(backedBy view: View) { super.init(view) }

    public required init?(coder: NSCoder) { nil }

    public convenience init() { self.init(frame: .zero) }

    /// What stands behind a new view of the class.
    class func makeView() -> View { BackingView() }

    open var frame: CGRect {
        get { rect }
        set { rect = newValue }
    }

    open var bounds: CGRect {
        get { CGRect(view.bounds) }
        set { view.bounds = Rect(newValue) }
    }

    open var superview: UIView? { parent as? UIView }
    open var subviews: [UIView] { children.compactMap { $0 as? UIView } }
    open func addSubview(_ view: UIView) { insert(view, at: children.count) }
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    open func removeFromSuperview() { leaveParent() }

    open func layoutIfNeeded() { view.layoutIfNeeded() }
    open func setNeedsLayout() { view.setNeedsLayout() }
    open func layoutSubviews() {}

    open var intrinsicContentSize: CGSize { CGSize(view.ownContentSize) }
    open func invalidateIntrinsicContentSize() { view.invalidateIntrinsicContentSize() }
    open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(view.sizeThatFits(Size(size))) }

    open var forFirstBaselineLayout: UIView { wrapper(of: view.forFirstBaselineLayout) as? UIView ?? self }
    open var forLastBaselineLayout: UIView { wrapper(of: view.forLastBaselineLayout) as? UIView ?? self }

    nonisolated open override var description: String {
        MainActor.assumeIsolated {
            let numbers = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(\.plain)
            return "<\(classAndAddress); frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))>"
        }
    }
}

extension UIView: FrameworkView {
    package var contentSize: CGSize { intrinsicContentSize }
    package func placeSubviews() { layoutSubviews() }
}
