import QuickAnchors

/// Text on a box that is as large as the text plus a margin, for buttons and input fields.
final class LabeledBox: View {
    fileprivate let label: Label

    /// Only the label has content, so its hugging priority acts as that of the box. The default is above the hugging
    /// priority of text, and below the compression resistance of text next to the box.
    init(
        _ text: String, _ color: Color, textColor: Color, hugging: LayoutPriority = LayoutPriority(500), name: String
    ) {
        label = Label(text, fontSize: 16, name: "text of \(name)")
        label.textColor = textColor
        label.textAlignment = .center
        label.setContentHuggingPriority(hugging, for: .horizontal)
        super.init(frame: .zero)
        self.name = name
        backgroundColor = color
        cornerRadius = 10
        quickAdd(label, [8, 14, -8, -14])
    }

    override var forFirstBaselineLayout: View { label }
    override var forLastBaselineLayout: View { label }
}

extension View {
    /// An input field that is wide enough for a word or two.
    static func field(_ text: String, name: String) -> View {
        let field = LabeledBox(
            text, .white, textColor: Color(white: 0.3), hugging: LayoutPriority(100), name: name)
        field.label.textAlignment = .natural
        field.borderWidth = 1
        field.borderColor = Color(white: 0.8)
        field.activateQuickAnchors([widthToConstant(atLeast: 100)])
        return field
    }
}
