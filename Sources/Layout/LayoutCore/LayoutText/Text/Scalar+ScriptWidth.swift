/// Typical advance widths in scripts that Helvetica lacks, in thousandths of an em.
///
/// They are averages of kinds of letters, fitted to the widths at which Chromium draws 80 texts in Noto Sans Devanagari and
/// Thai, Liberation Sans and DejaVu Sans: the widths of whole texts differ by at most a tenth.
extension Unicode.Scalar {
    /// The width of a letter, mark or digit in one of these scripts, in the context of the scalars that follow it; nil for
    /// other scalars.
    func scriptWidth(before rest: Substring.UnicodeScalarView) -> Int? {
        switch value {
        case 0x390, 0x3AF, 0x3B9, 0x3CA: 222
        case 0x3AC...0x3CE: 540
        case 0x600...0x6FF: hasNoWidth ? 0 : arabicWidth(before: rest)
        case 0x900...0x97F: devanagariWidth(before: rest)
        case 0xE01...0xE5B: hasNoWidth ? 0 : Unicode.Scalar.narrowThai.contains(self) ? 337 : 588
        default: nil
        }
    }

    /// Letters are wider at the end of a word, where they do not join the next one.
    private func arabicWidth(before rest: Substring.UnicodeScalarView) -> Int {
        guard properties.generalCategory == .otherLetter else { return isNumber ? 537 : 320 }
        // A zero-width non-joiner ends a word like a space.
        let next = rest.first { $0 == "\u{200C}" || !$0.hasNoWidth }
        let isJoined = next.map { 0x620...0x6FF ~= $0.value && $0.properties.generalCategory == .otherLetter } ?? false
        return switch self {
        case "\u{622}", "\u{623}", "\u{625}", "\u{627}": 213
        case "\u{621}", "\u{624}", "\u{629}", "\u{62F}"..."\u{632}", "\u{648}": 452
        case "\u{644}": isJoined ? 378 : 819
        case "\u{633}"..."\u{636}": isJoined ? 941 : 1235
        case "\u{626}", "\u{628}", "\u{62A}", "\u{62B}", "\u{646}", "\u{649}", "\u{64A}", "\u{67E}", "\u{6CC}":
            isJoined ? 237 : 1057
        default: isJoined ? 635 : 730
        }
    }

    /// A virama takes most of the width of the consonant that it joins to the next one.
    private func devanagariWidth(before rest: Substring.UnicodeScalarView) -> Int {
        if self == "\u{94D}" {
            return rest.first?.properties.generalCategory == .otherLetter ? -436 : 0
        }
        if hasNoWidth { return 0 }
        if properties.generalCategory == .spacingMark { return 277 }
        return Unicode.Scalar.wideDevanagari.contains(self)
            ? 739 : Unicode.Scalar.narrowDevanagari.contains(self) ? 398 : 568
    }

    private var isNumber: Bool { properties.generalCategory == .decimalNumber }

    private static let narrowThai = "\u{E30}\u{E32}\u{E33}\u{E40}\u{E42}\u{E43}\u{E44}\u{E45}".unicodeScalars
    private static let wideDevanagari = "अआऊऋऑऒओऔकखछजझञणफभलळशस".unicodeScalars
    private static let narrowDevanagari = "इईटर।॥".unicodeScalars
}
