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

    /// Whether the natural size is as measured on iOS 26.1: with a border, 14 points wider on each side than the text, and
    /// at least 34 points high; without one, 1.5 points higher than a line. The default is the rule for Helvetica's lines.
    package final var hasMeasuredSize = false { didSet { partsChanged() } }

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
        if hasMeasuredSize {
            let room = width.rounded(.up) + 4 * inset + sides
            return Size(
                width: room, height: inset > 0 ? max(34, height.rounded(.up) + 13) : (height + 1.5).rounded(.up))
        }
        return Size(
            width: width.rounded(.up) + 2 * inset + sides, height: height.rounded(.up) + (inset > 0 ? 15 : 3))
    }

    override open func placeParts() {
        for side in [leadingView, trailingView] {
            if let side { side.frame = rect(ofSide: side, in: bounds) }
        }
        placeText(in: textRect(in: bounds))
    }

    private var isMirrored: Bool { effectiveLayoutDirection == .rightToLeft }

    /// The rectangle between the views at both sides, in points.
    package final func textRect(in bounds: Rect) -> Rect {
        let start = max(inset, leadingView?.bounds.width ?? 0)
        let end = max(inset, trailingView?.bounds.width ?? 0)
        return Rect(
            x: bounds.minX + (isMirrored ? end : start), y: bounds.minY, width: max(0, bounds.width - start - end),
            height: bounds.height)
    }

    /// The rectangle of the view at one of the sides, in points.
    package final func rect(ofSide side: View, in bounds: Rect) -> Rect {
        let size = side.bounds.size
        let isLeft = (side === leadingView) != isMirrored
        return Rect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Places the text in a rectangle, centered vertically.
    package final func placeText(in rect: Rect) {
        let height = min(rect.height, label.centeredContentHeight(forWidth: 0)?.rounded(.up) ?? 0)
        label.frame = Rect(x: rect.minX, y: rect.midY - height / 2, width: max(0, rect.width), height: height)
    }

    override open var firstBaselineOffsetFromTop: Double? { label.firstBaselineOffsetFromTop }
    override open var lastBaselineOffsetFromBottom: Double? { label.lastBaselineOffsetFromBottom }
    override open func centeredContentHeight(forWidth width: Double) -> Double? {
        label.centeredContentHeight(forWidth: 0)
    }
}
