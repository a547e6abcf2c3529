extension BidiClass {
    private static let table = ScalarTable(encodedTable)

    /// The class of a scalar.
    init(_ scalar: Unicode.Scalar) {
        guard let known = BidiClass(rawValue: BidiClass.table[scalar]) else {
            preconditionFailure("The table of bidirectional classes contains an unknown class.")
        }
        self = known
    }

    /// Whether scalars of the class open an isolate.
    var opensIsolate: Bool { self == .lri || self == .rli || self == .fsi }

    /// Whether the algorithm ignores scalars of the class once embeddings are known (rule X9).
    var isRemoved: Bool {
        switch self {
        case .lre, .lro, .rle, .rlo, .pdf, .bn: true
        default: false
        }
    }

    /// Whether scalars of the class take their direction from their surroundings (NI in the rules).
    var isNeutral: Bool {
        switch self {
        case .b, .s, .ws, .on, .lri, .rli, .fsi, .pdi: true
        default: false
        }
    }

    /// The direction of a strong class, or of a number among neutrals, which counts as right-to-left; nil for other
    /// classes.
    var directionAmongNeutrals: BidiClass? {
        switch self {
        case .l: .l
        case .r, .al, .en, .an: .r
        default: nil
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar opens or closes an embedding, override or isolate, and has no other meaning.
    var controlsDirection: Bool {
        switch value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Whether the scalar may make text run from right to left. In a left-to-right paragraph, text without any such
    /// scalar runs from left to right throughout.
    fileprivate var mayRunRightToLeft: Bool {
        switch value {
        case ..<0x590: false
        case ...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}

extension Substring {
    /// Whether part of the text may run from right to left in a left-to-right paragraph.
    /// - Complexity: O(*n*) in the length of the text.
    var mayRunRightToLeft: Bool {
        // In UTF-8, all scalars from U+0590 on have a first byte of at least 0xD6.
        utf8.contains { $0 >= 0xD6 } && unicodeScalars.contains { $0.mayRunRightToLeft }
    }
}
