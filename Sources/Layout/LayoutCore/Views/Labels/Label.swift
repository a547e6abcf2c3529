/// A view that shows text and wraps it if it may have several lines; its natural size is that of the text.
///
/// The text is centered vertically. For a label that wraps, a pass determines the width first and then the height of
/// the text at that width.
///
/// ```swift
/// let note = Label("A note that needs several lines", fontSize: 13, numberOfLines: 0)
/// note.textAlignment = .center
/// ```
open class Label: View {
    /// The text, or nil for none. Setting it removes all runs, so that the whole text has the label's style.
    open var text: String? {
        get { givenText }
        set {
            guard newValue != givenText || composition?.runs.isEmpty == false else { return }
            givenText = newValue
            composition?.runs = []
            textChanged()
        }
    }
    final var givenText: String?
    /// The runs, the paragraph style and similar properties; nil until one of them is first needed.
    final var composition: TextComposition?
    /// The font of the text at a text scale of 1.
    public final var font = Font() { didSet { if font != oldValue { textChanged() } } }
    /// The maximum number of lines; 0 for no limit, 1 by default.
    public final var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textChanged() } } }
    /// The way in which text that is too long is broken or truncated.
    public final var lineBreakMode = LineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textChanged() } }
    }
    /// The width in points at which the text wraps when its natural size is computed; 0, the default, means no limit.
    ///
    /// Unless it is 0, it also determines the natural height, whatever the width that constraints give the label, as in
    /// UIKit: a number other than that width makes the label too tall or too short.
    public final var preferredMaxLayoutWidth = 0.0 {
        didSet { if preferredMaxLayoutWidth != oldValue { textChanged() } }
    }
    /// The direction of the paragraphs; nil, the default, means that of each paragraph's first strong character.
    public final var baseWritingDirection: LayoutDirection? {
        didSet { if baseWritingDirection != oldValue { textChanged() } }
    }
    /// The horizontal alignment of the lines.
    public final var textAlignment = TextAlignment.natural {
        didSet {
            if textAlignment != oldValue, textAlignment.isComposed || oldValue.isComposed { textChanged() }
        }
    }
    /// The color of the text.
    public final var textColor = Color.black
    /// Whether text that does not fit is drawn in a smaller font, down to `minimumScaleFactor`; false by default. The
    /// natural size is that of the text in the full-size font.
    public final var adjustsFontSizeToFitWidth = false
    /// The smallest multiple of the font size at which the text may be drawn, in 0...1; 0, the default, allows only the
    /// full size.
    public final var minimumScaleFactor = 0.0

    private var settings: [Setting] = []
    /// What has been measured of the text at the text scale of the tree; nil until the text is first laid out.
    final var measured: MeasuredText?

    /// An empty label with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
    }

    /// A label with text in a font, whose size in points and weight can be given separately. The default is 17 points,
    /// regular, on one line, unless a subclass's `init(frame:)` has set something else.
    public convenience init(
        _ text: String? = nil, font: Font? = nil, fontSize: Double? = nil, weight: Font.Weight? = nil,
        numberOfLines: Int? = nil,
        textAlignment: TextAlignment? = nil, name: String? = nil
    ) {
        self.init(frame: .zero)
        if let text { self.text = text }
        if let font { self.font = font }
        if let fontSize { self.font.size = fontSize }
        if let weight { self.font.weight = weight }
        if let numberOfLines { self.numberOfLines = numberOfLines }
        if let textAlignment { self.textAlignment = textAlignment }
        self.name = name
    }

    /// The size of the text without wrapping, except at `preferredMaxLayoutWidth`, rounded up to whole pixels if there
    /// is a display scale.
    override open var intrinsicContentSize: Size { sizeOfText(width: naturalWidth) }

    /// The size of the text, wrapped at the given width if it may have several lines, rounded up to whole pixels if
    /// there is a display scale.
    override open func sizeThatFits(_ size: Size) -> Size {
        sizeOfText(width: numberOfLines != 1 && size.width > 0 ? size.width : naturalWidth)
    }

    /// The size that `UILabel` has at a width: that of the lines with the white space at which they were wrapped, before
    /// the last one is truncated.
    package final func sizeOfWrappedText(fitting size: Size) -> Size {
        let layout = lay(width: numberOfLines != 1 && size.width > 0 ? size.width : naturalWidth)
        return Size(width: roundedUp(layout.wrappedWidth), height: roundedUp(layout.size.height))
    }

    private func sizeOfText(width: Double) -> Size {
        let size = lay(width: width).size
        return Size(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    /// The height of the text at a width, both in points; nil if only one line is allowed, or if
    /// `preferredMaxLayoutWidth` determines the height.
    override open func intrinsicContentHeight(forWidth width: Double) -> Double? {
        numberOfLines == 1 || preferredMaxLayoutWidth > 0 ? nil : roundedUp(lay(width: width).size.height)
    }

    /// The distance from the top of the text to its first baseline, in points.
    override open var firstBaselineOffsetFromTop: Double? {
        composedLines?.first?.baseline ?? measurer.metrics(of: scaledFont).ascent
    }

    /// The distance from the last baseline of the text to its bottom, in points.
    override open var lastBaselineOffsetFromBottom: Double? {
        composedLines?.last?.descent ?? measurer.metrics(of: scaledFont).descent
    }

    /// The lines of composed text at its natural width; nil for plain text.
    private var composedLines: [TextLayout.Line]? { isComposed ? lay(width: naturalWidth).lines : nil }

    /// The distance from the top of the text to its first baseline at a width, both in points; it depends on the fonts
    /// in the first line.
    override open func firstBaselineOffsetFromTop(forWidth width: Double) -> Double? {
        guard let first = wrapped(at: width)?.lines.first else { return firstBaselineOffsetFromTop }
        return first.baseline
    }

    /// The distance from the last baseline of the text to its bottom at a width, both in points.
    override open func lastBaselineOffsetFromBottom(forWidth width: Double) -> Double? {
        wrapped(at: width)?.lines.last?.descent ?? lastBaselineOffsetFromBottom
    }

    #if hasFeature(Embedded)
        override public final var libraryTypeName: String { "Label" }
    #endif

    override package final var shownText: String? { givenText }
    override package final var wrapsText: Bool { numberOfLines != 1 }
    override final var hugsWrappedLines: Bool { composition?.hugsLongestLine == true && numberOfLines != 1 }
    override final func widthOfWrappedLines(at width: Double) -> Double { roundedUp(lay(width: width).size.width) }

    /// The height of the text at a width, in points; without text, that of a single line.
    override public final func centeredContentHeight(forWidth width: Double) -> Double? {
        if let text = wrapped(at: width) { return text.size.height }
        let metrics = measurer.metrics(of: scaledFont)
        return metrics.ascent + metrics.descent
    }
}

extension Label {
    /// The lines that are drawn, in the label's coordinates, as of the last pass: as many as fit its height.
    ///
    /// The last line indicates omitted text according to `lineBreakMode`. If the label is not tall enough for one line,
    /// there is still one line, which drawings clip; a label without text, width or height has no lines.
    /// - Complexity: O(*n*) in the length of the text.
    public final var textLayout: TextLayout { drawnText.layout }

    /// The font in which the text is drawn: `font` at the text scale of the tree, or a smaller one if the text does not
    /// fit, `adjustsFontSizeToFitWidth` is true and `minimumScaleFactor` is between 0 and 1.
    /// - Complexity: O(*n*) in the length of the text.
    public final var drawnFont: Font { drawnText.font }

    /// The lines at the label's width, whether or not they fit into its height.
    package final var wrappedTextLayout: TextLayout { lay(width: givenWidth) }

    /// The lines of the text at a width in points, starting at the top-left corner.
    /// - Complexity: O(*n*) in the length of the text.
    public final func textLayout(forWidth width: Double) -> TextLayout { lay(width: width) }
}

extension Label {
    /// The font family used for measuring, as in CSS; nil for Helvetica and its metric equivalents.
    public final var fontFamily: String? { measurer.fontFamily }
}

extension Label {
    /// A cached layout and the parameters for which it was computed.
    private struct Setting {
        let measurer: any TextMeasuring
        let font: Font
        let width: Double
        let lineScale: Double
        let layout: TextLayout
    }

    final var measurer: any TextMeasuring {
        layoutNode.engine?.settings.measurer ?? layoutNode.root.view?.textMeasurer ?? HelveticaMeasurer.shared
    }

    /// The font at the text scale of the tree.
    package final var scaledFont: Font {
        font.scaled(by: layoutNode.engine?.settings.textScale ?? layoutNode.root.view?.textScale ?? 1)
    }

    /// The width of the label. If constraints place the label, this is the unrounded width, so that the lines match
    /// those that determined the height; while no width is known, it is the wrapping width.
    final var givenWidth: Double {
        guard !layoutNode.isPlacedByFrame, layoutNode.isInUse else { return bounds.width }
        let width = layoutNode.solved.width
        return width > Tolerance.points ? width : naturalWidth
    }

    /// The wrapping width while the label's width is unknown.
    private var naturalWidth: Double { preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity }

    private func lay(width: Double) -> TextLayout {
        let (measurer, font, lineScale) = (measurer, scaledFont, lineScale)
        let known = settings.first {
            $0.width == width && $0.font == font && $0.measurer === measurer && $0.lineScale == lineScale
        }
        if let known { return known.layout }
        let layout = lay(width: width, font, lineLimit: max(0, numberOfLines))
        if settings.count > 1 { settings.removeLast() }
        settings.insert(
            Setting(measurer: measurer, font: font, width: width, lineScale: lineScale, layout: layout), at: 0)
        return layout
    }

    final func lay(width: Double, _ font: Font, lineLimit: Int) -> TextLayout {
        composer(font, lineLimit: lineLimit).lay(width: width)
    }

    /// The lines of the text at a width, which is 0 while it is unknown; nil if there is no text.
    private func wrapped(at width: Double) -> TextLayout? {
        hasText ? lay(width: width > Tolerance.points ? width : naturalWidth) : nil
    }

    final var hasText: Bool { givenText?.isEmpty == false }

    final func textChanged() {
        settings.removeAll(keepingCapacity: true)
        measured = nil
        invalidateIntrinsicContentSize()
    }

    private func roundedUp(_ length: Double) -> Double {
        length.upToPixel(layoutNode.pixelGrid.scale)
    }
}
