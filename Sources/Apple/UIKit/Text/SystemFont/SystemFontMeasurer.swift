package import AutoLayout
internal import Foundation
internal import Synchronization

/// Measures text as iOS does: in the system font, its monospaced variants, and the app's own fonts, as far as their
/// tables are known.
///
/// Letters with diacritics are as wide as their base letters. Characters that the system font's table lacks are measured
/// by `HelveticaMeasurer`.
package final class SystemFontMeasurer: TextMeasuring, Sendable {
    private let tables: [FontTable]
    /// The names of fonts without a table.
    private let unknownNames = Mutex<[String]>([])

    /// Whether the system font is that of Mac Catalyst.
    private let isOnMac: Bool

    /// A measurer that knows the given fonts in addition to the system's.
    package init(tables: [FontTable] = [], isOnMac: Bool = false) { (self.tables, self.isOnMac) = (tables, isOnMac) }

    /// The names of fonts without a table that were used, in the order of their first use.
    package var namesOfUnknownFonts: [String] { unknownNames.withLock { $0 } }

    /// The number that refers to a named font in `Font.face`.
    func face(named name: String) -> UInt8 {
        if let index = tables.firstIndex(where: { $0.name == name }) { return Face.number(index) }
        return unknownNames.withLock { names in
            let index = names.firstIndex(of: name) ?? names.count
            if index == names.count { names.append(name) }
            return Face.number(tables.count + index)
        }
    }

    /// The name of a font; nil for the system's.
    func name(of font: Font) -> String? {
        guard let index = Face.index(font.face) else { return nil }
        if index < tables.count { return tables[index].name }
        return unknownNames.withLock { $0.indices.contains(index - tables.count) ? $0[index - tables.count] : nil }
    }

    package func width(of text: Substring, in font: Font) -> Double {
        if let table = table(of: font) { return table.width(of: text, in: font) }
        if font.face == Face.monospaced { return Double(text.columns) * 1266 / 2048 * font.size }
        let law = SystemFont(size: font.size, weight: font.weight, isOnMac: isOnMac)
        let hasEqualDigits = font.face == Face.monospacedDigits
        if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) {
            return law.width(of: text.utf8, hasEqualDigits: hasEqualDigits)
        }
        let (known, width) = text.parts(in: font)
        return law.width(of: known, hasEqualDigits: hasEqualDigits) + width
    }

    package func metrics(of font: Font) -> FontMetrics {
        if let table = table(of: font) {
            return FontMetrics(
                ascent: table.ascender * font.size, descent: -table.descender * font.size,
                leading: table.leading * font.size)
        }
        if isOnMac { return SystemFont.metricsOnMac(size: font.size) }
        let law = SystemFont(size: font.size, weight: font.weight)
        return FontMetrics(ascent: law.ascender, descent: law.descent)
    }

    package var fontFamily: String? { "-apple-system, 'SF Pro Text', Helvetica, Arial, 'Liberation Sans', sans-serif" }

    func table(of font: Font) -> FontTable? {
        guard let index = Face.index(font.face), index < tables.count else { return nil }
        return tables[index]
    }
}

/// The typefaces in `Font.face`: the system's, then the named ones.
enum Face {
    static let italic: UInt8 = 1
    static let monospacedDigits: UInt8 = 2
    static let monospaced: UInt8 = 3
    private static let firstNamed: UInt8 = 4

    static func number(_ index: Int) -> UInt8 { UInt8(min(index + Int(firstNamed), 255)) }
    static func index(_ face: UInt8) -> Int? { face < firstNamed ? nil : Int(face - firstNamed) }
}

extension Substring {
    /// The number of columns in a monospaced font.
    fileprivate var columns: Int { unicodeScalars.reduce(0) { $0 + ($1.hasNoWidth ? 0 : $1.isWide ? 2 : 1) } }

    /// The characters for which the system font has a table, each as its base letter, and the width in points of the
    /// others. In place of a sequence of others there is a single zero.
    fileprivate func parts(in font: Font) -> (known: [UInt8], width: Double) {
        var (known, width, others) = ([UInt8](), 0.0, Substring.UnicodeScalarView())
        func measureOthers() {
            guard !others.isEmpty else { return }
            width += HelveticaMeasurer.shared.width(of: Substring(others), in: font)
            known.append(0)
            others = Substring.UnicodeScalarView()
        }
        for scalar in unicodeScalars {
            if let letter = scalar.baseLetter {
                measureOthers()
                known.append(letter)
            } else if !scalar.hasNoWidth || !others.isEmpty {
                others.append(scalar)
            }
        }
        measureOthers()
        return (known, width)
    }
}

extension Unicode.Scalar {
    /// The letters of U+00C0 to U+00FF without diacritics; `?` where there is none in ASCII.
    private static let latin1 = Array("AAAAAA?CEEEEIIII?NOOOOO?OUUUUY??aaaaaa?ceeeeiiii?nooooo?ouuuuy?y".utf8)

    /// The ASCII character with the advance of this one; nil if there is none or none is known.
    fileprivate var baseLetter: UInt8? {
        switch value {
        case 0x20..<0x7F: return UInt8(value)
        case 0x09, 0xA0: return 0x20
        case 0xC0...0xFF:
            let letter = Unicode.Scalar.latin1[Int(value) - 0xC0]
            return letter == 0x3F ? nil : letter
        case 0x100...0x17F, 0x1E00...0x1EFF:
            let base = String(self).decomposedStringWithCanonicalMapping.utf8.first ?? 0
            return 0x20..<0x7F ~= base ? base : nil
        case 0x2010, 0x2011: return 0x2D
        case 0x2018, 0x2019: return 0x27
        case 0x201C, 0x201D: return 0x22
        default: return nil
        }
    }
}

/// The metrics and advances of a font at a size of one point.
package struct FontTable: Codable, Hashable, Sendable {
    package var name: String
    package var ascender: Double
    package var descender: Double
    package var leading: Double
    package var capHeight: Double
    package var xHeight: Double
    /// The advances by character.
    package var advances: [String: Double]

    /// The width of text in points, without kerning. Characters without an advance are measured in Helvetica.
    func width(of text: Substring, in font: Font) -> Double {
        text.reduce(0) { sum, character in
            let text = String(character)
            let advance = advances[text].map { $0 * font.size }
            return sum + (advance ?? HelveticaMeasurer.shared.width(of: text[...], in: font))
        }
    }
}
