import AutoLayout
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The numbers measured on Mac Catalyst 26.1. Between the sizes that were measured, they are on straight lines.
@Suite("Text as measured on Mac Catalyst")
@MainActor
struct MacTextTests {
    private let mac = SystemFontMeasurer(isOnMac: true)
    private let phone = SystemFontMeasurer()

    private func value(_ points: [(size: Double, value: Double)], at size: Double) -> Double {
        guard let next = points.firstIndex(where: { $0.size >= size }) else { return points[points.count - 1].value }
        guard next > 0 else { return points[0].value }
        let (low, high) = (points[next - 1], points[next])
        return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
    }

    @Test("has lines of whole points, of which 0.967 parts of the size are above the baseline")
    func lines() {
        let measured: [(Double, Double)] = [
            (10, 13), (11, 14), (12, 15), (13, 16), (14, 17), (15, 19), (17, 20), (20, 24), (22, 26), (24, 28),
            (28, 33),
            (34, 40), (340, 400),
        ]
        for size in Array(8...60) + [100, 200, 300, 339, 340, 400] {
            let metrics = mac.metrics(of: Font(size: Double(size)))
            let line = value(measured, at: Double(size)).rounded()
            #expect(metrics.ascent + metrics.descent == line && metrics.leading == 0, "\(size)")
            #expect(metrics.ascent == (0.967 * Double(size)).rounded(), "\(size)")
        }
        #expect(phone.metrics(of: Font(size: 20)) != mac.metrics(of: Font(size: 20)))
    }

    @Test("is wider than on a phone by the same length after each character, up to 20 points")
    func tracking() {
        let measured: [(Double, Double)] = [
            (10, 52), (11, 45), (12, 42), (13, 41), (14, 40), (15, 38), (17, 37.05), (19, 36), (20, 0),
        ]
        for half in 16...50 {
            let (size, text) = (Double(half) / 2, "abc def")
            let font = Font(size: size)
            let more = mac.width(of: text[...], in: font) - phone.width(of: text[...], in: font)
            #expect(abs(more - 7 * value(measured, at: size) / 2048 * size) < 1e-9, "\(size)")
        }
    }
}

@Suite("Characters outside of ASCII")
@MainActor
struct CharacterWidthTests {
    private let measurer = SystemFontMeasurer()
    private let font = Font(size: 20)

    private func width(_ text: String) -> Double { measurer.width(of: text[...], in: font) }

    @Test("are as wide as their letters without diacritics, and as the signs that they vary")
    func bases() {
        let pairs: [(String, String)] = [
            ("ÀÁÂÃÄÅ", "AAAAAA"), ("ÇÈÉÊËÌÍÎÏ", "CEEEEIIII"), ("ÑÒÓÔÕÖØ", "NOOOOOO"), ("ÙÚÛÜÝ", "UUUUY"),
            ("àáâãäå", "aaaaaa"), ("çèéêëìíîï", "ceeeeiiii"), ("ñòóôõöø", "noooooo"), ("ùúûüýÿ", "uuuuyy"),
            ("Āăč", "Aac"), ("ŌśŪźŽž", "OsUzZz"), ("ḀỲỹ", "AYy"), ("a\u{A0}b", "a b"), ("a\tb", "a b"),
            ("a\u{2010}b\u{2011}c", "a-b-c"),
            ("\u{2018}a\u{2019}", "'a'"), ("\u{201C}a\u{201D}", "\"a\""),
        ]
        for (text, base) in pairs { #expect(width(text) == width(base), "\(text)") }
        #expect(width("e\u{301}") == width("e") && width("") == 0)
    }

    @Test("are measured in Helvetica if the system font's table lacks them, and separate kerning pairs")
    func others() {
        for text in ["Æ", "æ", "ß", "×", "日", "€", "\u{2013}"] {
            let helvetica = HelveticaMeasurer.shared.width(of: text[...], in: font)
            #expect(helvetica > 0 && abs(width(text) - helvetica) < 1, "\(text)")
            // The letters around it are not kerned with each other.
            #expect(abs(width("A\(text)V") - width("A") - width("V") - width(text)) < 1e-9, "\(text)")
        }
        #expect(width("AV") < width("A") + width("V"))
    }

    @Test("take up two columns of a monospaced font if they are wide, and none if they have no width")
    func columns() {
        var font = font
        font.face = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular).font.face
        func columns(_ text: String) -> Double { measurer.width(of: text[...], in: font) / (1266.0 / 2048 * 20) }
        for (text, expected) in [("a", 1.0), ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("a日b", 4), ("", 0)] {
            #expect(abs(columns(text) - expected) < 1e-9, "\(text)")
        }
    }
}
