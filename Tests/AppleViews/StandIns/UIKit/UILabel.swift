internal import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UILabel: UIView {
    override class func makeView() -> View { Label("") }

    private var label: Label {
        guard let label = view as? Label else { preconditionFailure("Behind a label stands a label.") }
        return label
    }

    open var text: String? {
        get { label.text }
        set { label.text = newValue ?? "" }
    }

    open var font: UIFont! {
        get { UIFont(label.font) }
        set { label.font = newValue.font }
    }

    open var numberOfLines: Int {
        get { label.numberOfLines }
        set { label.numberOfLines = newValue }
    }

    open var preferredMaxLayoutWidth: CGFloat {
        get { CGFloat(label.preferredMaxLayoutWidth) }
        set { label.preferredMaxLayoutWidth = Double(newValue) }
    }
}
