/// Knows how much room text takes; a host toolkit brings its own, set as `View.textMeasurer` at the root of a tree.
public protocol TextMeasuring: AnyObject {
    /// The width of a piece of one line of text, in points.
    func width(of text: Substring, in font: Font) -> Double

    /// The heights of a line, in points.
    func metrics(of font: Font) -> FontMetrics

    /// The lines of a paragraph, none wider than a width in points where that can be; nil, the default, where the lines
    /// are to be broken between words by their widths.
    ///
    /// The lines together are the whole paragraph, white space at their ends included. The width is infinite for a
    /// paragraph that is to stay on one line; with `byCharWrapping` lines may end anywhere.
    func lines(of paragraph: Substring, in font: Font, width: Double, mode: LineBreakMode) -> [MeasuredLine]?

    /// The typefaces that text is drawn in, as in CSS; nil, the default, for Helvetica and its twins.
    var fontFamily: String? { get }
}

extension TextMeasuring {
    public func lines(of paragraph: Substring, in font: Font, width: Double, mode: LineBreakMode) -> [MeasuredLine]? {
        nil
    }

    public var fontFamily: String? { nil }
}

/// A line as a measurer has broken it.
public struct MeasuredLine: Hashable, Sendable {
    /// Where in the text the line ends and the next begins.
    public var end: String.Index
    /// How wide it is without the white space at its end, in points.
    public var width: Double
    /// Its heights, in points: those of the fonts that are in it.
    public var metrics: FontMetrics
    /// In which direction its paragraph reads, where that is known.
    public var direction: LayoutDirection?

    /// A line from its parts, in points.
    public init(end: String.Index, width: Double, metrics: FontMetrics, direction: LayoutDirection? = nil) {
        self.end = end
        self.width = width
        self.metrics = metrics
        self.direction = direction
    }
}

extension View {
    /// Who measures the text of the tree whose root this view is; `HelveticaMeasurer` where nobody else was named.
    public final var textMeasurer: any TextMeasuring {
        get { traits?.textMeasurer ?? HelveticaMeasurer.shared }
        set {
            ownTraits.textMeasurer = newValue
            layoutNode.engine?.readRoot()
        }
    }
}
