/// A scrolling view for entering or reading any number of lines of text.
///
/// The text has 8 points of space above and below it and 5 on either side, as
/// [documented](https://developer.apple.com/documentation/uikit/nstextcontainer/linefragmentpadding) for UIKit. A text
/// view that does not scroll is as tall as its text.
open class TextView: ScrollView {
    /// The label that shows the text.
    public final let label = Label(frame: .zero)
    /// The insets of the text, in points, in addition to `lineFragmentPadding`.
    public final var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { partsChanged() } }
    /// The padding on either side of each line, in points.
    public final var lineFragmentPadding = 5.0 { didSet { partsChanged() } }
    /// Whether text that is taller than the view scrolls. If false, the view is as tall as its text. True by default.
    public final var isScrollEnabled = true { didSet { partsChanged() } }

    /// A text view without text, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.lineBreakMode = .byWordWrapping
        addSubview(label)
        followsParts = true
    }

    /// A text view with text.
    public convenience init(_ text: String?, name: String? = nil) {
        self.init(frame: .zero)
        label.text = text
        self.name = name
    }

    /// The text.
    public final var text: String? {
        get { label.text }
        set { label.text = newValue }
    }

    /// The font of the text; 17 points by default.
    public final var font: Font {
        get { label.font }
        set { label.font = newValue }
    }

    private var sides: Double { textContainerInset.left + textContainerInset.right + 2 * lineFragmentPadding }
    private var ends: Double { textContainerInset.top + textContainerInset.bottom }

    /// The size of the text with its insets, in points, at a width; a width of 0 means no limit.
    private func size(atWidth width: Double) -> Size {
        // An empty text view is as tall as one with a single line.
        let room = width > 0 ? max(1, width - sides) : 0
        let text = label.text?.isEmpty == false ? label.sizeThatFits(Size(width: room, height: 0)) : nil
        let size = text ?? Size(width: 0, height: (label.centeredContentHeight(forWidth: 0) ?? 0).rounded(.up))
        return Size(width: size.width + sides, height: size.height + ends)
    }

    override open var intrinsicContentSize: Size {
        isScrollEnabled ? Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric) : size(atWidth: 0)
    }

    /// The height of the text with its insets, in points, at a width; nil if the text scrolls.
    override open func intrinsicContentHeight(forWidth width: Double) -> Double? {
        isScrollEnabled ? nil : size(atWidth: width).height
    }

    /// The size of the text with its insets, in points, at a width.
    override open func sizeThatFits(_ size: Size) -> Size { self.size(atWidth: size.width) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let height = size(atWidth: bounds.width).height
        label.frame = Rect(
            x: textContainerInset.left + lineFragmentPadding, y: textContainerInset.top,
            width: max(0, bounds.width - sides), height: max(0, height - ends))
        contentSize = Size(width: bounds.width, height: isScrollEnabled ? height : bounds.height)
    }
}
