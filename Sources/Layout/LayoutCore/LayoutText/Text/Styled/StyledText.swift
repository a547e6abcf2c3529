/// Text in runs, each with a style.
///
/// String literals are runs in the style of the label: `["Total ", .bold("12.50").colored(.red)]`.
public struct StyledText: Hashable, Codable, Sendable {
    /// A part of the text in one style.
    public struct Run: Hashable, Codable, Sendable {
        /// The characters.
        public var text: String
        /// The differences from the style of the label.
        public var style: Style

        /// A run from its parts.
        public init(_ text: String, style: Style = Style()) {
            (self.text, self.style) = (text, style)
        }
    }

    /// The attributes that a run sets; it inherits the others from the label.
    public struct Style: Hashable, Codable, Sendable {
        /// The font.
        public var font: Font?
        /// The size in points, which overrides that of the font.
        public var size: Double?
        /// The stroke weight, which overrides that of the font.
        public var weight: Font.Weight?
        /// The color.
        public var color: Color?
        /// The space after each character, in points.
        public var letterSpacing: Double?
        /// The distance of the run's baseline above the line's baseline, in points.
        public var baselineOffset: Double?
        /// Whether the run is underlined.
        public var isUnderlined: Bool?
        /// The address to which the run links, in drawings that support links.
        public var link: String?

        /// A style that sets no attributes, and thus inherits all of them from the label.
        public init() {}
    }

    /// The runs in the order in which they are read; none is empty, and neighbors differ in style.
    public let runs: [Run]

    /// Text from its runs; empty runs are dropped, and neighbors of equal style are joined.
    /// - Complexity: O(*n*) in the length of the text.
    public init(_ runs: [Run]) {
        var joined: [Run] = []
        for run in runs where !run.text.isEmpty {
            if let last = joined.indices.last, joined[last].style == run.style {
                joined[last].text += run.text
            } else {
                joined.append(run)
            }
        }
        self.runs = joined
    }

    /// The text without its styles.
    /// - Complexity: O(*n*) in its length.
    public var string: String { runs.reduce(into: "") { $0 += $1.text } }

    /// The text with the characters of each run replaced by the result of a function.
    public func mapText(_ transform: (String) -> String) -> StyledText {
        StyledText(runs.map { Run(transform($0.text), style: $0.style) })
    }
}

#if !hasFeature(Embedded)
    extension StyledText {
        /// Text from encoded runs; as always, empty runs are dropped, and neighbors of equal style are joined.
        public init(from decoder: any Decoder) throws {
            self.init(try decoder.container(keyedBy: CodingKeys.self).decode([Run].self, forKey: .runs))
        }
    }
#endif

extension StyledText: ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    /// The runs of a literal.
    public init(arrayLiteral elements: Run...) { self.init(elements) }

    /// One run in the style of the label.
    public init(stringLiteral value: String) { self.init([Run(value)]) }
}

extension StyledText.Run: ExpressibleByStringInterpolation {
    /// A run in the style of the label.
    public init(stringLiteral value: String) { self.init(value) }
}

extension StyledText.Run {
    /// A run in bold.
    public static func bold(_ text: String) -> Self { Self(text).bold() }
    /// A run in a color.
    public static func colored(_ text: String, _ color: Color) -> Self { Self(text).colored(color) }
    /// A run at a size in points.
    public static func sized(_ text: String, _ size: Double) -> Self { Self(text).sized(size) }
    /// An underlined run.
    public static func underlined(_ text: String) -> Self { Self(text).underlined() }
    /// A run that links to an address.
    public static func link(_ text: String, to address: String) -> Self { Self(text).linked(to: address) }

    /// The run in bold.
    public func bold() -> Self { weight(.bold) }
    /// The run with the given weight.
    public func weight(_ weight: Font.Weight) -> Self { with { $0.weight = weight } }
    /// The run in a font.
    public func font(_ font: Font) -> Self { with { $0.font = font } }
    /// The run at a size in points.
    public func sized(_ size: Double) -> Self { with { $0.size = size } }
    /// The run in a color.
    public func colored(_ color: Color) -> Self { with { $0.color = color } }
    /// The run with the given space after each character, in points.
    public func letterSpaced(_ spacing: Double) -> Self { with { $0.letterSpacing = spacing } }
    /// The run raised by a number of points above the baseline of its line.
    public func raised(_ offset: Double) -> Self { with { $0.baselineOffset = offset } }
    /// The run underlined.
    public func underlined() -> Self { with { $0.isUnderlined = true } }
    /// The run as a link to an address.
    public func linked(to address: String) -> Self { with { $0.link = address } }

    private func with(_ change: (inout StyledText.Style) -> Void) -> Self {
        var run = self
        change(&run.style)
        return run
    }
}
