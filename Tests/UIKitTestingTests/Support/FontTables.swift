import Foundation
import UIKit

/// The metrics and advances of installed fonts as JSON, for `TestFonts(json:)`. Run it once in a unit test on a Mac.
struct FontTables {
    /// The characters whose advances are written: Latin letters, digits, punctuation and common symbols.
    private static let characters: [Character] = {
        let ranges: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA0...0x17F, 0x2010...0x203A, 0x20AC...0x20AC]
        return ranges.joined().compactMap { Unicode.Scalar($0).map { Character($0) } }
    }()

    private struct Table: Encodable {
        let name: String
        let ascender: Double
        let descender: Double
        let leading: Double
        let capHeight: Double
        let xHeight: Double
        let advances: [String: Double]
    }

    /// The tables of the fonts with the given PostScript names; fonts that are not installed are left out.
    static func json(for names: [String]) throws -> String {
        // Large enough that rounding does not matter.
        let size: CGFloat = 1000
        let tables = names.compactMap { name -> Table? in
            guard let font = UIFont(name: name, size: size) else { return nil }
            func perPoint(_ length: CGFloat) -> Double { Double(length / size) }
            var advances: [String: Double] = [:]
            for character in characters {
                let text = String(character)
                // Between two letters, a space is measured, too.
                let (pair, alone) = ("x\(text)x", "xx")
                advances[text] = perPoint(width(of: pair, font) - width(of: alone, font))
            }
            return Table(
                name: font.fontName, ascender: perPoint(font.ascender), descender: perPoint(font.descender),
                leading: perPoint(font.leading), capHeight: perPoint(font.capHeight), xHeight: perPoint(font.xHeight),
                advances: advances)
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(tables), as: UTF8.self)
    }

    private static func width(of text: String, _ font: UIFont) -> CGFloat {
        text.size(withAttributes: [.font: font]).width
    }
}
