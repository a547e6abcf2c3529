/// Measures text by the published advance widths of Helvetica, and of Helvetica Bold for semibold and above, without
/// kerning.
///
/// Characters that the tables of widths lack get a typical width: a full em for East Asian characters and pictographs,
/// no width for nonspacing marks, averages of their kind for Greek, Devanagari, Arabic and Thai letters, and the width of the
/// letter a or A for most others.
public final class HelveticaMeasurer: TextMeasuring, Sendable {
    /// The default measurer.
    public static let shared = HelveticaMeasurer()

    /// Creates a measurer; all measurers are equivalent.
    public init() {}

    /// The sum of the advance widths, in points.
    /// - Complexity: O(*n*) in the length of the text.
    public func width(of text: Substring, in font: Font) -> Double {
        let widths = font.weight.rawValue >= Font.Weight.semibold.rawValue ? HelveticaWidths.bold : .regular
        return Double(widths.plainWidth(of: text) ?? width(of: text, widths)) * font.size / 1000
    }

    private func width(of text: Substring, _ widths: HelveticaWidths) -> Int {
        var (sum, isJoined, rest) = (0, false, text.unicodeScalars)
        while let scalar = rest.popFirst() {
            // A character after a joiner is part of the preceding pictograph.
            if !isJoined { sum += scalar.scriptWidth(before: rest) ?? widths.width(of: scalar) }
            isJoined = scalar == "\u{200D}"
        }
        return max(0, sum)
    }

    /// The line metrics of the metric-compatible Arial and Liberation Sans: ascent 0.905 em, descent 0.212 em, leading
    /// 0.033 em.
    public func metrics(of font: Font) -> FontMetrics {
        FontMetrics(ascent: 0.905 * font.size, descent: 0.212 * font.size, leading: 0.033 * font.size)
    }
}

extension HelveticaWidths {
    /// The width of printable ASCII text, in which each byte is a character; nil for other text.
    fileprivate func plainWidth(of text: Substring) -> Int? {
        var sum = 0
        for byte in text.utf8 {
            guard 0x20..<0x7F ~= byte else { return nil }
            sum += Int(ascii[Int(byte) - 0x20])
        }
        return sum
    }

    /// The width of one character in thousandths of an em.
    fileprivate func width(of scalar: Unicode.Scalar) -> Int {
        let value = Int(scalar.value)
        if value < 0x20 { return value == 9 ? Int(ascii[0]) : 0 }
        if value < 0x7F { return Int(ascii[value - 0x20]) }
        if value >= 0xA0, value < 0x100 { return Int(latin1[value - 0xA0]) }
        for (known, width) in punctuation where known == scalar { return Int(width) }
        return widthOutsideTables(of: scalar)
    }

    private func widthOutsideTables(of scalar: Unicode.Scalar) -> Int {
        if scalar.hasNoWidth { return 0 }
        switch scalar.value {
        case 0x1F1E6...0x1F1FF: return 500  // Two of these form one flag.
        case 0x1F3FB...0x1F3FF: return 0  // A skin tone modifies the preceding pictograph.
        default:
            return scalar.isWide ? 1000 : Int(scalar.properties.isUppercase ? ascii[0x41 - 0x20] : ascii[0x61 - 0x20])
        }
    }
}
