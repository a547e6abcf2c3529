/// Measures a line from its start, tab by tab.
struct LineRuler {
    private let stops: [TabStop]
    /// The position before which the text since the last tab cannot start, in points from the leading edge.
    private var origin: Double
    /// The stop of the last tab; nil before the first tab, and if no stop was left.
    private var stop: TabStop?
    /// The width of the text since the last tab.
    private var width = 0.0
    /// The width of the text between the last tab and the decimal separator; nil until the separator has occurred.
    private var wholeWidth: Double?

    /// A ruler for a line that begins at a distance from the leading edge, in points.
    init(from origin: Double, _ stops: [TabStop]) {
        (self.origin, self.stops) = (origin, stops)
    }

    /// The start of the text since the last tab, in points from the leading edge.
    var start: Double {
        guard let stop else { return origin }
        let before =
            switch stop.alignment {
            case .leading: 0.0
            case .center: width / 2
            case .trailing: width
            case .decimal: wholeWidth ?? width
            }
        return max(origin, stop.location - before)
    }

    /// The end of the line, in points from the leading edge.
    var end: Double { start + width }

    /// Whether the text since the last tab is aligned at a stop.
    var isAtStop: Bool { stop != nil }

    /// The end of the line with more text, unless it would be aligned at a stop.
    func end(adding width: Double) -> Double { origin + (self.width + width) }

    /// The decimal separator at which the text since the last tab is to be aligned; nil if there is none, or if it has
    /// already occurred.
    var awaitedSeparator: Character? {
        wholeWidth == nil && stop?.alignment == .decimal ? stop?.decimalSeparator.first : nil
    }

    /// Adds text with the given width, and with the given width before the awaited separator if the text contains the
    /// separator.
    mutating func add(_ width: Double, beforeSeparator whole: Double? = nil) {
        if let whole { wholeWidth = self.width + whole }
        self.width += width
    }

    /// Continues at the next stop, or after the width of a space if no stop is left.
    mutating func addTab(space: Double) {
        let end = end
        stop = stops.first { $0.location > end }
        origin = stop == nil ? end + space : end
        (width, wholeWidth) = (0, nil)
    }
}
