public import AppleLayout
package import AutoLayout
public import Foundation

public typealias UILayoutPriority = ConstraintPriority

@MainActor
open class UILayoutGuide: AnchoredGuide {
    public init() { super.init(LayoutGuide()) }

    package override init(_ guide: LayoutGuide) { super.init(guide) }

    public var owningView: UIView? { holder as? UIView }
}

@MainActor
open class UIView: AnchoredView {
    public private(set) lazy var safeAreaLayoutGuide = own(UILayoutGuide(view.safeAreaLayoutGuide))
    public private(set) lazy var layoutMarginsGuide = own(UILayoutGuide(view.layoutMarginsGuide))
    public private(set) lazy var readableContentGuide = own(UILayoutGuide(view.readableContentGuide))
    open var backgroundColor: UIColor?

    public init(frame: CGRect) {
        super.init(Self.makeView(), rect: frame)
    }

    /// What stands behind a new view of the class.
    class func makeView() -> View { View() }

    public required init?(coder: NSCoder) { nil }

    public convenience init() { self.init(frame: .zero) }

    public var superview: UIView? { parent as? UIView }
    public var subviews: [UIView] { children.compactMap { $0 as? UIView } }
    public var layoutGuides: [UILayoutGuide] { guides.compactMap { $0 as? UILayoutGuide } }

    public var frame: CGRect {
        get { rect }
        set { rect = newValue }
    }

    open func addSubview(_ view: UIView) { add(view) }
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { add(layoutGuide) }
    open func layoutIfNeeded() { view.layoutIfNeeded() }

    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = view.directionalLayoutMargins
            return NSDirectionalEdgeInsets(
                top: CGFloat(margins.top), leading: CGFloat(margins.leading), bottom: CGFloat(margins.bottom),
                trailing: CGFloat(margins.trailing))
        }
        set {
            view.directionalLayoutMargins = DirectionalEdgeInsets(
                top: Double(newValue.top), leading: Double(newValue.leading), bottom: Double(newValue.bottom),
                trailing: Double(newValue.trailing))
        }
    }
}

public struct NSDirectionalEdgeInsets: Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

public final class UIColor: Sendable {
    public static let white = UIColor()
    public static let red = UIColor()
    public static let blue = UIColor()
    public static let green = UIColor()
}
