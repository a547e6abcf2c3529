/// Measures text; a host toolkit provides its own measurer, set as `View.textMeasurer` at the root of a tree.
public protocol TextMeasuring: AnyObject {
    /// The width of part of a line of text, in points.
    func width(of text: Substring, in font: Font) -> Double

    /// The vertical metrics of a line, in points.
    func metrics(of font: Font) -> FontMetrics

    /// The lines of a paragraph, none wider than the given width in points, if possible; nil, the default, lets the
    /// library break lines, based on the widths of words and characters.
    ///
    /// The lines together must make up the whole paragraph, including trailing white space. The width is infinite for a
    /// paragraph that must stay on one line; with `byCharWrapping`, lines may break anywhere.
    func lines(of paragraph: Substring, in font: Font, width: Double, mode: LineBreakMode) -> [MeasuredLine]?

    /// The end of each word in text of a script that does not separate words, such as Thai, up to the end of the text; nil,
    /// the default, if the measurer does not know the words. Lines that the library breaks itself may break there.
    func wordEnds(in text: Substring) -> [String.Index]?

    /// The font family for drawing, as in CSS; nil, the default, for Helvetica and its metric equivalents.
    var fontFamily: String? { get }
}

extension TextMeasuring {
    public func lines(of paragraph: Substring, in font: Font, width: Double, mode: LineBreakMode) -> [MeasuredLine]? {
        nil
    }

    public func wordEnds(in text: Substring) -> [String.Index]? { nil }

    public var fontFamily: String? { nil }
}

/// A line broken by a measurer.
public struct MeasuredLine: Hashable, Sendable {
    /// The index in the text where the line ends and the next begins.
    public var end: String.Index
    /// The width without trailing white space, in points.
    public var width: Double
    /// The vertical metrics in points, from the fonts in the line.
    public var metrics: FontMetrics
    /// The reading direction of the paragraph, if known.
    public var direction: LayoutDirection?

    /// A line from its parts, in points.
    public init(end: String.Index, width: Double, metrics: FontMetrics, direction: LayoutDirection? = nil) {
        self.end = end
        self.width = width
        self.metrics = metrics
        self.direction = direction
    }
}
