public import AppleLayout
public import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UILayoutGuide: BackedGuide {
    public init() { super.init(LayoutGuide()) }

    public override init(_ guide: LayoutGuide) { super.init(guide) }

    open var owningView: UIView? { holder as? UIView }

    open var layoutFrame: CGRect { CGRect(guide.layoutFrame) }

    open var identifier: String {
        get { name }
        set { name = newValue }
    }
}
