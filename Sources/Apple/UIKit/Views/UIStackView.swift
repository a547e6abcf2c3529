internal import AppleLayout
internal import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }

        var alignment: StackView.Alignment {
            switch self {
            case .fill: .fill
            case .leading: .leading
            case .firstBaseline: .firstBaseline
            case .center: .center
            case .trailing: .trailing
            case .lastBaseline: .lastBaseline
            }
        }
    }

    public class var spacingUseDefault: CGFloat { CGFloat(StackView.spacingUseDefault) }
    public class var spacingUseSystem: CGFloat { CGFloat(StackView.spacingUseSystem) }

    override class func makeView() -> View { BackingStackView(frame: .zero) }

    private var stack: StackView { backingView() }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    open var axis: NSLayoutConstraint.Axis {
        get { stack.axis == .horizontal ? .horizontal : .vertical }
        set { stack.axis = newValue.axis }
    }

    open var distribution: Distribution {
        get { Distribution(rawValue: Int(stack.distribution.rawValue)) ?? .fill }
        set { stack.distribution = StackView.Distribution(rawValue: UInt8(newValue.rawValue)) ?? .fill }
    }

    open var alignment = Alignment.fill { didSet { stack.alignment = alignment.alignment } }

    open var spacing: CGFloat {
        get { CGFloat(stack.spacing) }
        set { stack.spacing = Double(newValue) }
    }

    open var isLayoutMarginsRelativeArrangement: Bool {
        get { stack.isLayoutMarginsRelativeArrangement }
        set { stack.isLayoutMarginsRelativeArrangement = newValue }
    }

    open var isBaselineRelativeArrangement: Bool {
        get { stack.isBaselineRelativeArrangement }
        set { stack.isBaselineRelativeArrangement = newValue }
    }

    open var arrangedSubviews: [UIView] {
        var views: [ObjectIdentifier: UIView] = [:]
        for subview in subviews { views[ObjectIdentifier(subview.view)] = subview }
        return stack.arrangedSubviews.compactMap { views[ObjectIdentifier($0)] }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: stack.arrangedSubviews.count) }

    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        stack.insertArrangedSubview(view.view, at: stackIndex)
    }

    open func removeArrangedSubview(_ view: UIView) { stack.removeArrangedSubview(view.view) }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        stack.setCustomSpacing(Double(spacing), after: arrangedSubview.view)
    }

    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        CGFloat(stack.customSpacing(after: arrangedSubview.view))
    }
}
