/// A field for entering one line of text.
///
/// With a 17-point font, it is 22 points high, or 34 with a border, like UIKit's fields in Interface Builder: 3 or 15
/// points more than a line of text.
open class TextField: Control {
    /// The outline of a field.
    public enum BorderStyle: UInt8, CaseIterable, Codable, Sendable {
        /// No outline.
        case none
        /// A line.
        case line
        /// A border with rounded corners.
        case roundedRect
    }

    /// The label that shows the text or the placeholder.
    public final let label = Label(frame: .zero)
    /// The text.
    public final var text: String? { didSet { textChanged() } }
    /// The text that is shown if the field is empty.
    public final var placeholder: String? { didSet { textChanged() } }
    /// The color of the text.
    public final var textColor = Color.black { didSet { textChanged() } }
    /// The outline; none by default.
    public final var borderStyle = BorderStyle.none { didSet { styleChanged() } }
    /// A view before the text, such as a magnifying glass.
    public final var leadingView: View? { didSet { replace(oldValue, by: leadingView) } }
    /// A view after the text, such as a button that clears it.
    public final var trailingView: View? { didSet { replace(oldValue, by: trailingView) } }

    private static let borderInset = 7.0

    /// An empty field, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        addParts(label)
        followsParts = true
    }

    /// A field with text or a placeholder.
    public convenience init(_ text: String? = nil, placeholder: String? = nil, name: String? = nil) {
        self.init(frame: .zero)
        (self.text, self.placeholder, self.name) = (text, placeholder, name)
        textChanged()
    }

    /// The font of the text; 17 points by default.
    public final var font: Font {
        get { label.font }
        set { label.font = newValue }
    }

    private func textChanged() {
        let isEmpty = text?.isEmpty ?? true
        label.text = isEmpty ? placeholder : text
        label.textColor = isEmpty ? .placeholder : textColor
    }

    private func styleChanged() {
        cornerRadius = borderStyle == .roundedRect ? 5 : 0
        borderWidth = borderStyle == .none ? 0 : 1
        borderColor = Color(white: 0.8)
        partsChanged()
    }

    private func replace(_ old: View?, by new: View?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        partsChanged()
    }

    private var inset: Double { borderStyle == .none ? 0 : TextField.borderInset }

    override open var naturalSize: Size {
        // A field without text is as tall as one with text.
        let width = label.text?.isEmpty == false ? label.intrinsicContentSize.width : 0
        let height = label.centeredContentHeight(forWidth: 0) ?? 0
        let sides = [leadingView, trailingView].compactMap { $0?.bounds.width }.reduce(0, +)
        return Size(
            width: width.rounded(.up) + 2 * inset + sides, height: height.rounded(.up) + (inset > 0 ? 15 : 3))
    }

    override open func placeParts() {
        var (start, end) = (inset, bounds.width - inset)
        if let size = leadingView?.bounds.size {
            place(leadingView ?? self, at: 0, size: size)
            start = max(start, size.width)
        }
        if let size = trailingView?.bounds.size {
            place(trailingView ?? self, at: bounds.width - size.width, size: size)
            end = min(end, bounds.width - size.width)
        }
        let height = min(bounds.height, label.centeredContentHeight(forWidth: 0)?.rounded(.up) ?? 0)
        place(label, at: start, size: Size(width: end - start, height: height))
    }

    override open var firstBaselineOffsetFromTop: Double? { label.firstBaselineOffsetFromTop }
    override open var lastBaselineOffsetFromBottom: Double? { label.lastBaselineOffsetFromBottom }
    override open func centeredContentHeight(forWidth width: Double) -> Double? {
        label.centeredContentHeight(forWidth: 0)
    }
}
