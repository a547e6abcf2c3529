import Testing
import UIKit
import UIKitTesting

/// Numbers from the public repository Vercantez/openuikit, measured on iOS 26.1.
@Suite("Text as measured on iOS")
@MainActor
struct MeasuredTextTests {
    /// A text with the size and weight of its font, and the natural size of a label that shows it.
    struct Sample {
        let text: String
        let size: CGFloat
        let weight: UIFont.Weight
        let natural: [CGFloat]

        init(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight, _ natural: CGFloat...) {
            (self.text, self.size, self.weight, self.natural) = (text, size, weight, natural)
        }

        /// The differences from the natural size, in pixels, of a label on a screen.
        @MainActor
        func differences(_ displayScale: CGFloat) -> [CGFloat] {
            let label = UILabel()
            let device = TestDevice(size: Size(width: 393, height: 852), displayScale: Double(displayScale))
            let screen = TestScreen(device) { UIViewController() }
            screen.run { screen.controller.view.addSubview(label) }
            label.text = text
            label.font = .systemFont(ofSize: size, weight: weight)
            let shown = label.intrinsicContentSize
            return [displayScale * (shown.width - natural[0]), displayScale * (shown.height - natural[1])]
        }
    }

    private static let atThreePixels = [
        Sample("0123456789", 12, .regular, 72.667, 14.333),
        Sample("AVAST Wavy To. LT", 12, .regular, 109, 14.333),
        Sample("Hello UIKit", 12, .regular, 59.667, 14.333),
        Sample("iiiiillll", 12, .regular, 27, 14.333),
        Sample("The quick brown fox jumps over the lazy dog", 12, .regular, 252.667, 14.333),
        Sample("WWWW MMMM", 12, .regular, 92, 14.333),
        Sample("0123456789", 17, .regular, 98.667, 20.333),
        Sample("AVAST Wavy To. LT", 17, .regular, 147, 20.333),
        Sample("Hello UIKit", 17, .regular, 79.667, 20.333),
        Sample("iiiiillll", 17, .regular, 34.333, 20.333),
        Sample("The quick brown fox jumps over the lazy dog", 17, .regular, 339, 20.333),
        Sample("WWWW MMMM", 17, .regular, 126.333, 20.333),
        Sample("0123456789", 17, .bold, 106.667, 20.333),
        Sample("AVAST Wavy To. LT", 17, .bold, 155.333, 20.333),
        Sample("Hello UIKit", 17, .bold, 86.333, 20.333),
        Sample("iiiiillll", 17, .bold, 40.667, 20.333),
        Sample("The quick brown fox jumps over the lazy dog", 17, .bold, 360.333, 20.333),
        Sample("WWWW MMMM", 17, .bold, 131, 20.333),
        Sample("0123456789", 20, .regular, 115.333, 24),
        Sample("AVAST Wavy To. LT", 20, .regular, 168.667, 24),
        Sample("Hello UIKit", 20, .regular, 91.667, 24),
        Sample("iiiiillll", 20, .regular, 39.333, 24),
        Sample("The quick brown fox jumps over the lazy dog", 20, .regular, 388.667, 24),
        Sample("WWWW MMMM", 20, .regular, 147, 24),
        Sample("0123456789", 28, .regular, 165.667, 33.667),
        Sample("AVAST Wavy To. LT", 28, .regular, 229.333, 33.667),
        Sample("Hello UIKit", 28, .regular, 127, 33.667),
        Sample("iiiiillll", 28, .regular, 55.333, 33.667),
        Sample("The quick brown fox jumps over the lazy dog", 28, .regular, 530.667, 33.667),
        Sample("WWWW MMMM", 28, .regular, 206, 33.667),
        Sample("0123456789", 34, .bold, 213.333, 40.667),
        Sample("AVAST Wavy To. LT", 34, .bold, 295, 40.667),
        Sample("Hello UIKit", 34, .bold, 166.333, 40.667),
        Sample("iiiiillll", 34, .bold, 77.333, 40.667),
        Sample("The quick brown fox jumps over the lazy dog", 34, .bold, 694.333, 40.667),
        Sample("WWWW MMMM", 34, .bold, 258.667, 40.667),
        Sample("Download", 18, .semibold, 83.667, 21.667),
        Sample("Wi-Fi only", 16, .semibold, 76.333, 19.333),
        Sample("Wi-Fi only", 18, .semibold, 84.333, 21.667),
        Sample("Top", 18, .semibold, 31, 21.667),
        Sample("Bottom", 16, .semibold, 55.667, 19.333),
        Sample("One", 18, .semibold, 34.333, 21.667),
        Sample("Two", 18, .semibold, 35, 21.667),
        Sample("Three", 18, .semibold, 49, 21.667),
    ]
    private static let atTwoPixels = [
        Sample("Configure", 17, .regular, 75, 20.5),
        Sample("Upload", 15, .regular, 49, 18),
        Sample("Classic Interviews", 17, .regular, 136, 20.5),
        Sample("2025 Highlights", 17, .regular, 121, 20.5),
        Sample("Favorites", 17, .regular, 69, 20.5),
        Sample("Top Episodes", 17, .regular, 102, 20.5),
        Sample("Night Drive", 17, .regular, 85.5, 20.5),
        Sample("Daily Mix", 17, .regular, 68.5, 20.5),
        Sample("Archived", 17, .semibold, 71, 20.5),
        Sample("Recently Played", 17, .semibold, 127, 20.5),
    ]

    @Test("Labels are as large as on an iPhone: bold sentences to a pixel, all others exactly")
    func labels() {
        for (samples, scale) in [(Self.atThreePixels, CGFloat(3)), (Self.atTwoPixels, 2)] {
            for sample in samples {
                let isLong = sample.weight == .bold && sample.text.count > 12
                let tolerance: CGFloat = isLong ? 1.01 : 0.01
                #expect(sample.differences(scale).allSatisfy { abs($0) < tolerance }, "\(sample)")
            }
        }
    }

    /// 200 words of English, German and French.
    private static let words = """
        about above account add address after again airplane album alert all allow always amount answer
        apply archive audio available back balance battery before begin below between block blue body book
        border bottom box bright browse button calendar call camera cancel card change chat check choose
        city clear close color connect contact continue copy country create current daily dark date day
        delete detail device disable display document done download draft edit email enable end enter error
        event every exit explore export favorite feature file filter find finish first folder follow font
        forgot forward free friend game general get give go group height help hide history home hour image
        import inbox info input install invite item join keep key language large last layout learn left
        level library light like limit link list load local location lock login main manage map mark memory
        Abbrechen Adresse Ansicht Bearbeiten Benachrichtigung Bild Datei Datum Einstellungen Entfernen
        Erweitert Fertig Hinzufügen Kalender Konto Löschen Nachricht Öffnen Passwort Profil Speichern
        Sprache Suchen Uhrzeit Umgebung Verbindung Wählen Weiter Zurück Menü Accueil Ajouter Annuler Aperçu
        Appareil Bibliothèque Créer Déconnexion Détails Enregistrer Favoris Fermer Langue Modifier Précédent
        Réglages Réseau Supprimer Télécharger Vidéo Âge Été Îles Où Ça Étape Sûr Noël Début Être
        """.split { $0.isWhitespace }.map(String.init)

    private func width(_ word: String, _ size: CGFloat, _ weight: UIFont.Weight) -> CGFloat {
        word.size(withAttributes: [.font: UIFont.systemFont(ofSize: size, weight: weight)]).width
    }

    /// The expected numbers were computed by a separate program from the measured advances of four weights, in which
    /// medium and semibold are masters of their own.
    @Test("200 words in three languages have the widths of the measured advances, at eight sizes and in four weights")
    func sums() {
        let sums: [(UIFont.Weight, [CGFloat])] = [
            (
                .regular,
                [6576.759, 7595.815, 8594.48, 9547.833, 10987.873, 11937.263, 15141.615, 18289.958]
            ),
            (
                .medium,
                [6765.323, 7818.662, 8851.612, 9839.248, 11341.593, 12341.084, 15686.028, 18951.031]
            ),
            (
                .semibold,
                [6902.414, 7980.679, 9038.554, 10051.117, 11598.759, 12634.673, 16081.831, 19431.648]
            ),
            (
                .bold,
                [7090.977, 8203.527, 9295.686, 10342.533, 11952.48, 13038.493, 16626.244, 20092.722]
            ),
        ]
        #expect(Self.words.count == 200)
        for (weight, expected) in sums {
            for (size, sum) in zip([11, 13, 15, 17, 20, 22, 28, 34] as [CGFloat], expected) {
                // A hundredth of a point in all words together.
                #expect(abs(Self.words.reduce(0) { $0 + width($1, size, weight) } - sum) < 0.1)
            }
        }
    }

    @Test("Each of 200 words has the width of the law, apart from kerning, at eight sizes and in four weights")
    func law() {
        let measurer = SystemFontMeasurer()
        let words = Self.words.map { word in
            String(String.UnicodeScalarView(word.decomposedStringWithCanonicalMapping.unicodeScalars.filter(\.isASCII)))
        }
        let pairs = Set(words.flatMap { word in zip(word, word.dropFirst()).map { "\($0)\($1)" } })
        let alphabet = (65...90).map { $0 } + Array(97...122)
        var (worst, worstLetter) = (0.0, 0.0)
        let weights: [(String, Font.Weight)] = [
            ("regular", .regular), ("medium", .medium), ("semibold", .semibold), ("bold", .bold),
        ]
        for (name, weight) in weights {
            for size in [11.0, 13, 15, 17, 20, 22, 28, 34] {
                let (font, law) = (Font(size: size, weight: weight), MeasuredFont(size: size, weight: name))
                func width(_ text: String) -> Double { measurer.width(of: text[...], in: font) }
                for letter in alphabet.map({ String(UnicodeScalar(UInt8($0))) }) {
                    worstLetter = max(worstLetter, abs(width(letter) - law.width(of: letter)))
                }
                // The law leaves kerning out: what a pair adds to its two letters.
                let kerning = pairs.reduce(into: [:]) { $0[$1] = width($1) - law.width(of: $1) }
                #expect(kerning.values.allSatisfy { -0.15 * size < $0 && $0 < 0.05 * size })
                for (word, letters) in zip(Self.words, words) {
                    let pairs = zip(letters, letters.dropFirst()).map { kerning["\($0)\($1)"] ?? 0 }
                    worst = max(worst, abs(width(word) - law.width(of: letters) - pairs.reduce(0, +)))
                }
            }
        }
        #expect(worst < 0.01 && worstLetter < 0.001)
    }

    @Test("Each of 200 words has the width of its advances")
    func eachWord() {
        let widths: [CGFloat] = [
            43.803, 45.97, 61.442, 28.97, 60.812, 35.61, 41.081, 60.455, 46.675, 34.05, 16.685, 38.698, 50.934,
            57.641, 54.378, 41.504, 54.893, 41.828, 65.759, 36.839, 59.625, 54.528, 49.323, 42.475, 45.173,
            65.485, 41.371, 32.647, 38.433, 38.034, 50.751, 54.959, 27.691, 45.065, 55.316, 49.962, 65.667,
            25.766, 56.661, 49.747, 33.834, 56.296, 33.344, 45.812, 55.624, 27.393, 37.221, 40.309, 38.217,
            61.94, 57.865, 65.95, 37.104, 58.338, 48.003, 55.084, 35.395, 33.801, 33.859, 27.426, 47.339, 41.62,
            50.037, 54.354, 53.474, 77.064, 38.391, 73.952, 36.465, 28.804, 40.226, 50.875, 28.779, 39.711,
            36.938, 42.077, 41.77, 26.944, 55.931, 48.941, 56.86, 53.88, 22.636, 34.299, 28.986, 40.782, 29.493,
            44.16, 44.708, 30.19, 46.036, 58.238, 30.074, 44.31, 42.517, 56.835, 24.952, 31.427, 19.54, 44.766,
            47.862, 32.664, 32.63, 51.88, 42.824, 34.714, 46.285, 49.639, 40.948, 28.214, 38.433, 44.069,
            40.375, 33.029, 26.629, 36.889, 26.297, 69.876, 37.818, 26.944, 45.795, 37.793, 24.612, 34.581,
            47.563, 32.879, 25.301, 31.51, 25.923, 21.765, 32.439, 35.378, 60.123, 31.36, 36.665, 36.565,
            60.953, 33.253, 38.15, 62.538, 83.539, 61.658, 57.143, 82.46, 133.917, 28.389, 39.537, 50.46,
            101.643, 74.018, 68.042, 44.227, 87.814, 67.519, 44.434, 64.306, 73.993, 52.378, 69.469, 39.13,
            77.023, 63.269, 57.309, 54.993, 84.585, 87.698, 56.346, 49.182, 53.714, 42.683, 55.092, 54.827,
            58.678, 54.611, 62.571, 95.061, 42.135, 99.169, 51.996, 83.199, 53.673, 54.47, 56.354, 62.629,
            78.326, 70.125, 55.889, 79.272, 89.756, 43.695, 29.733, 24.595, 25.732, 22.171, 20.686, 43.612,
            25.932, 34.946, 46.443, 30.514,
        ]
        for (word, expected) in zip(Self.words, widths) {
            #expect(abs(width(word, 17, .regular) - expected) < 0.01, "\(word)")
        }
    }

    @Test("The metrics of the system font are exact")
    func metrics() {
        let font = UIFont.systemFont(ofSize: 17)
        let numbers = [font.ascender, font.descender, font.leading, font.lineHeight, font.capHeight, font.xHeight]
        let expected: [CGFloat] = [16.186_523, -4.100_586, 0, 20.287_109, 11.978_027, 8.948_242]
        #expect(zip(numbers, expected).allSatisfy { abs($0 - $1) < 1e-5 })
        // The x-height depends on the weight and on the optical size.
        #expect(abs(UIFont.boldSystemFont(ofSize: 28).xHeight - 28 * 1072 / 2048) < 1e-5)
        #expect(abs(UIFont.systemFont(ofSize: 34, weight: .semibold).xHeight - 34 * 1060 / 2048) < 0.01)
    }

    @Test("Monospaced fonts have equal advances, and fonts with monospaced digits equal digits")
    func monospaced() {
        func width(_ text: String, _ font: UIFont) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let code = UIFont.monospacedSystemFont(ofSize: 16, weight: .regular)
        #expect(abs(width("ilW", code) - 3 * 16 * 1266 / 2048) < 1e-9)
        #expect(abs(width("漢e\u{301}", code) - 3 * 16 * 1266 / 2048) < 1e-9)
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect(abs(width("1117", digits) - width("0000", digits)) < 1e-9)
        #expect(width("1117", .systemFont(ofSize: 17)) < width("0000", .systemFont(ofSize: 17)))
        #expect(digits.withSize(20).isEqual(UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)))
        #expect(UIFont(descriptor: digits.fontDescriptor, size: 20).isEqual(digits.withSize(20)))
    }

    @Test("Letters with diacritics are as wide as their base letters, and quotation marks as straight ones")
    func diacritics() {
        #expect(width("Ångström", 17, .regular) == width("Angstrom", 17, .regular))
        #expect(width("e\u{301}te", 17, .regular) == width("ete", 17, .regular))
        #expect(width("Łódź ő", 17, .bold) > 0)
        #expect(width("“Yes”", 17, .regular) == width("\"Yes\"", 17, .regular))
        // East Asian characters are an em wide.
        #expect(width("漢字", 20, .regular) == 40)
    }

    private func sizeOnMac(
        _ text: String, _ size: CGFloat, width: CGFloat = 0, spacing: CGFloat? = nil, lines: Int = 0
    ) -> [CGFloat] {
        let device = TestDevice(size: Size(width: 400, height: 320), system: .catalyst26)
        let screen = TestScreen(device) { UIViewController() }
        return screen.run {
            let label = UILabel()
            (label.text, label.font, label.numberOfLines) = (text, .systemFont(ofSize: size), lines)
            if let spacing {
                let style = NSMutableParagraphStyle()
                style.lineSpacing = spacing
                label.attributedText = NSAttributedString(
                    string: text, attributes: [.font: UIFont.systemFont(ofSize: size), .paragraphStyle: style])
            }
            screen.controller.view.addSubview(label)
            let fitting = width > 0 ? label.sizeThatFits(CGSize(width: width, height: 0)) : label.intrinsicContentSize
            return [fitting.width, fitting.height]
        }
    }

    @Test("Text of Mac Catalyst is wider below 20 points, in lines of whole points")
    func catalyst() {
        let measured: [(CGFloat, [CGFloat])] = [
            (10, [71, 13]), (12, [82, 15]), (14, [94, 17]), (17, [108.5, 20]), (20, [124, 24]), (24, [146, 28]),
            (28, [171, 33]), (34, [208, 40]),
        ]
        for (size, natural) in measured { #expect(sizeOnMac("Size \(Int(size)) points", size) == natural) }
        let text = "The quick brown fox jumps over the lazy dog near the river bank"
        #expect(sizeOnMac(text, 17) == [505, 20])
        #expect(sizeOnMac(text, 15) == [455.5, 19])
        // Three lines with the given space between them, each with the space at its end.
        #expect(sizeOnMac(text, 17, width: 200, spacing: 6) == [193, 72])
        #expect(sizeOnMac(text, 15, width: 200, spacing: 3) == [195, 63])
    }

    @Test("A label that lacks lines is as wide as its lines before the last one is truncated")
    func truncated() {
        let text = "right aligned text that wraps over two lines here"
        #expect(sizeOnMac(text, 17, width: 200, lines: 2) == [174, 40])
        // Without a space at its end, a line is no wider than its room.
        #expect(sizeOnMac("wraps over", 17, width: sizeOnMac("wraps", 17)[0] + 1)[0] == sizeOnMac("wraps", 17)[0] + 1)
    }

    @Test("Lines in a text view are as tall as a whole number of pixels")
    func textView() {
        let (short, long) = (UITextView(), UITextView())
        let screen = TestScreen(TestDevice(size: Size(width: 393, height: 852), displayScale: 3)) { UIViewController() }
        screen.run {
            for (view, count) in [(short, 1), (long, 20)] {
                view.font = .systemFont(ofSize: 17)
                view.text = Array(repeating: "Line", count: count).joined(separator: "\n")
                view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
                screen.controller.view.addSubview(view)
            }
        }
        // Each of the other lines is 20.333 points below the one above it.
        #expect(abs(long.contentSize.height - short.contentSize.height - 19 * 61 / 3) < 0.001)
        #expect(abs(short.contentSize.height - (16 + 61.0 / 3)) < 0.001)
    }

    @Test("Views of AutoLayout's own keep Helvetica's widths")
    func ownViews() {
        let label = Label("Hello UIKit", fontSize: 17)
        #expect(abs(label.intrinsicContentSize.width - 5.110 * 17) < 17)
        #expect(label.fontFamily == nil)
        let shown = UILabel()
        shown.text = "Hello UIKit"
        #expect(shown.layoutView is Label)
        #expect((shown.layoutView as? Label)?.fontFamily?.hasPrefix("-apple-system") == true)
        #expect(abs(shown.intrinsicContentSize.width - 79.6626) < 0.001)
    }
}
