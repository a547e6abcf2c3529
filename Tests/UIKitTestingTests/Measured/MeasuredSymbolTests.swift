import Testing
import UIKit
import UIKitTesting

/// The advances of digits and punctuation in the iOS system font, in 1/2048 em without tracking, as measured on iOS 26.1 by
/// the authors of the public repository Vercantez/openuikit (`golden/font_metrics_ios.json`).
@Suite("Digits and punctuation as measured on iOS")
struct MeasuredSymbolTests {
    private static let symbols = Array(##" !"#$%&'()*+,-./0123456789:;<=>?@[\]^_`{|}~"##)
    private static let regularText: [Double] = [
        576, 637, 978, 1290, 1290, 1895, 1457, 608, 782, 782, 966, 1290, 608, 966, 608, 624, 1290, 950,
        1236, 1284, 1318, 1266, 1304, 1166, 1308, 1304, 608, 608, 1290, 1290, 1290, 1050, 1880, 782,
        624, 782, 1290, 1195, 1024, 782, 530, 782, 1290,
    ]
    private static let boldText: [Double] = [
        528, 729.5, 1165, 1375, 1375, 2121, 1524.5, 712, 878, 878, 992, 1375, 712, 992, 712, 685, 1402,
        1048, 1317, 1370, 1407, 1358.5, 1400, 1238, 1421, 1400, 712, 712, 1375, 1375, 1375, 1141,
        1898.5, 878, 685, 878, 1375, 1284.5, 1024, 878, 613, 878, 1375,
    ]
    private static let regularDisplay: [Double] = [
        420, 546, 826, 1238, 1238, 1655, 1370, 520, 660, 660, 820, 1238, 440, 878, 440, 572, 1242, 908,
        1159, 1212, 1238, 1198, 1264, 1120, 1228, 1264, 440, 440, 1238, 1238, 1238, 1002, 1791, 660,
        572, 660, 1238, 1079, 1024, 660, 442, 660, 1238,
    ]
    private static let boldDisplay: [Double] = [
        405, 647.5, 933, 1307.5, 1325, 1823, 1437, 553, 782, 782, 920, 1325, 493, 903, 493, 620, 1343,
        983, 1235, 1289.5, 1326, 1280, 1335.5, 1171.5, 1329, 1335.5, 493, 493, 1325, 1325, 1325, 1093,
        1817.5, 782, 620, 782, 1325, 1179.5, 1024, 782, 495, 782, 1325,
    ]

    /// The tracking by size, in 1/2048 em: measured at 10 to 18, 20 to 22, 24, 28, 34 and 40 points, and elsewhere that of
    /// Apple's Human Interface Guidelines, "Typography".
    private static let tracking: [(size: Double, units: Double)] = [
        (8, 53), (9, 38), (10, 24), (11, 12), (12, 0), (13, -12), (14, -22), (15, -32), (16, -40),
        (
            17,
            -52
        ), (18, -50), (19, -48), (20, -46), (21, -35), (22, -24), (23, -9), (24, 6), (25, 12),
        (
            26,
            17
        ), (27, 22), (28, 28), (29, 28), (30, 27), (31, 26), (32, 26), (33, 24), (34, 23), (35, 22),
        (36, 21), (37, 20), (38, 20), (39, 20), (40, 19), (44, 17), (48, 15), (52, 13), (56, 11),
        (
            60,
            9
        ), (72, 5), (80, 0),
    ]

    private func width(_ symbol: Character, _ size: Double, _ weight: Font.Weight) -> Double {
        SystemFontMeasurer().width(of: String(symbol)[...], in: Font(size: size, weight: weight))
    }

    @Test("Each symbol has its advance in the masters for text and for display sizes")
    func advances() {
        // At 17 points, the tracking is −52; at 28, it is 28.
        let masters: [(advances: [Double], size: Double, weight: Font.Weight, tracking: Double)] = [
            (Self.regularText, 17, .regular, -52), (Self.boldText, 17, .bold, -52),
            (Self.regularDisplay, 28, .regular, 28), (Self.boldDisplay, 28, .bold, 28),
        ]
        for master in masters {
            for (symbol, advance) in zip(Self.symbols, master.advances) {
                let expected = (advance + master.tracking) * master.size / 2048
                let found = width(symbol, master.size, master.weight)
                #expect(abs(found - expected) < 1e-9, "\(symbol) at \(master.size) is \(found) wide, not \(expected)")
            }
        }
    }

    /// The equals sign has an advance of 1290 up to 17 points and of 1238 from 28 on.
    @Test("Each size has its tracking")
    func trackings() {
        for (size, units) in Self.tracking where size <= 17 || size >= 28 {
            let expected = ((size <= 17 ? 1290 : 1238) + units) * size / 2048
            #expect(abs(width("=", size, .regular) - expected) < 1e-9, "\(size)")
        }
        // In between, both advances are mixed, in elevenths.
        for (size, share, units) in [(19.0, 1.55, -48.0), (23, 7.4, -9), (25, 9.5, 12), (26, 10, 17), (27, 10.5, 22)] {
            let expected = (1290 - 52 * share / 11 + units) * size / 2048
            #expect(abs(width("=", size, .regular) - expected) < 1e-9, "\(size)")
        }
    }
}
