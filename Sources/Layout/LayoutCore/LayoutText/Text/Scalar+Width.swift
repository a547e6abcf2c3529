extension Unicode.Scalar {
    /// Whether the scalar occupies two cells in a fixed-width font, as East Asian wide characters and pictographs do.
    package var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0x1F000...0x3FFFF:
            true
        default: false
        }
    }

    /// Whether the scalar has no width, as is the case for nonspacing and enclosing marks, for vowels and final
    /// consonants that are part of a Hangul syllable, and for format and control characters.
    package var hasNoWidth: Bool {
        if 0x1160...0x11FF ~= value || 0xD7B0...0xD7FF ~= value { return true }
        return switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }
}
