#if Cairo
    import AutoLayout
    import Foundation
    import LayoutCairo
    import LayoutPreview
    import Testing

    @Suite("Text set by Pango")
    struct PangoTests {
        private let measurer: PangoMeasurer
        private let font = Font(size: 20)

        init() throws {
            measurer = try PangoMeasurer(family: "DejaVu Sans")
        }

        private func labeled(_ text: String, width: Double) -> (screen: View, label: Label) {
            let screen = View(frame: Rect(x: 0, y: 0, width: width, height: 400), name: "screen")
            screen.textMeasurer = measurer
            let label = Label(text, fontSize: font.size, numberOfLines: 0)
            screen.addSubview(label)
            LayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: screen.topAnchor),
                label.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            ])
            screen.layoutIfNeeded()
            return (screen, label)
        }

        @Test("A typeface that is not installed is an error that names it")
        func missingFont() {
            let error = #expect(throws: CairoError.self) { try PangoMeasurer(family: "No Such Face") }
            #expect(error == .fontNotFound("No Such Face"))
            #expect(throws: Never.self) { try PangoMeasurer(family: "No Such Face, 'DejaVu Sans'") }
        }

        @Test("Ligatures and kerning change the width of letters")
        func shaping() {
            func sum(_ text: String) -> Double {
                text.indices.reduce(0) { $0 + measurer.width(of: text[$1...$1], in: font) }
            }
            func whole(_ text: String) -> Double { measurer.width(of: text[...], in: font) }
            // Arabic letters have different forms inside words; here, two of them form a ligature.
            #expect(whole("لا") < 0.9 * sum("لا"))
            #expect(whole("مرحبا") != sum("مرحبا"))
            // Latin letters are kerned.
            #expect(whole("AVAVAV") < sum("AVAVAV"))
            #expect(whole("") == 0)
        }

        @Test("Text continues after U+0000, which is shown like any other control character")
        func null() throws {
            func width(_ text: String) -> Double { measurer.width(of: text[...], in: font) }
            #expect(width("a\0bc def") == width("a\u{1}bc def") && width("a\0") > width("a"))
            let text = "one\0 two three"
            let lines = try #require(measurer.lines(of: text[...], in: font, width: 80, mode: .byWordWrapping))
            #expect(lines.map { text[..<$0.end] } == ["one\0 ", "one\0 two ", text[...]])
            #expect(try labeled("a\0bc def", width: 300).screen.png() != labeled("a", width: 300).screen.png())
        }

        @Test("A tab without tab stops is as wide as a space, and drawn so")
        func tabs() throws {
            #expect(measurer.width(of: "1\t22\t333", in: font) == measurer.width(of: "1 22 333", in: font))
            #expect(try labeled("1\t22", width: 300).screen.png() == labeled("1 22", width: 300).screen.png())
        }

        @Test("Spaces at the end of a paragraph belong to its last line and take no room")
        func trailingSpaces() throws {
            let text = "one two  "
            let last = try #require(measurer.lines(of: text[...], in: font, width: 1000, mode: .byWordWrapping)?.last)
            #expect(last.end == text.endIndex)
            #expect(abs(last.width - measurer.width(of: "one two", in: font)) < 1e-6)
        }

        @Test(
            "A wrapped paragraph is as high as the lines that Pango breaks it into",
            arguments: ["The quick brown fox jumps over the lazy dog.", "مرحبا بالعالم من محرك التخطيط", "漢字かな交じり文"])
        func height(text: String) {
            for width in stride(from: 60.0, through: 400, by: 17) {
                let (screen, label) = labeled(text, width: width)
                let lines = measurer.lines(of: text[...], in: font, width: width, mode: .byWordWrapping) ?? []
                let sum = lines.reduce(0) { $0 + $1.metrics.ascent + $1.metrics.descent }
                #expect(screen.textMeasurer === measurer && abs(label.frame.height - sum) < 1e-6)
                #expect(lines.count == label.textLayout.lines.count)
                #expect(label.textLayout.lines.allSatisfy { $0.width <= width + 1e-6 })
            }
        }

        @Test("A label at its own width is on one line")
        func ownWidth() {
            for text in ["Affinity", "Wave after wave, office", "مرحبا بالعالم"] {
                let width = measurer.width(of: text[...], in: font)
                let (screen, label) = labeled(text, width: width)
                #expect(label.textLayout.lines.count == 1 && label.frame.width == screen.frame.width)
            }
        }

        @Test("Words are divided at soft hyphens, and the hyphen is shown")
        func softHyphens() {
            let word = "in\u{AD}com\u{AD}pre\u{AD}hen\u{AD}si\u{AD}ble"
            let (screen, label) = labeled(word, width: 110)
            let shown = label.textLayout.lines.map(\.text)
            #expect(screen.subviews.count == 1)
            #expect(shown.count > 1 && shown.dropLast().allSatisfy { $0.hasSuffix("-") })
            #expect(shown.joined().filter { $0 != "-" } == "incomprehensible")
        }

        @Test("Justified and styled Thai breaks between the same words as plain text", arguments: [120.0, 150, 200])
        func thai(width: Double) {
            let text = "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"
            let (screen, label) = labeled(text, width: width)
            func shown() -> [String] { label.textLayout.lines.map { $0.text } }
            let plain = shown()
            #expect(plain.count > 2)
            label.textAlignment = .justified
            screen.layoutIfNeeded()
            #expect(shown() == plain)
            label.textAlignment = .natural
            label.styledText = [StyledText.Run(text).underlined()]
            screen.layoutIfNeeded()
            #expect(shown() == plain)
        }

        @Test("Lines have the direction of their paragraph, whatever they begin with")
        func direction() {
            let (screen, label) = labeled("مرحبا بالعالم Latin words go here مرحبا", width: 130)
            #expect(label.textLayout.lines.count > 2)
            #expect(label.textLayout.lines.allSatisfy { $0.direction == .rightToLeft })
            #expect(screen.svg().contains("direction=\"rtl\""))
            #expect(screen.svg().contains("font-family=\"DejaVu Sans\""))
        }

        @Test("Bidirectional text is drawn in visual order")
        func order() throws {
            func picture(_ text: String) throws -> [UInt8] { try labeled(text, width: 300).screen.png() }
            #expect(try picture("\u{202E}abc(") == picture(")cba"))
            #expect(try picture("שלום 12") == picture("\u{202D}12 םולש"))
            #expect(try picture("abc(") != picture(")cba"))
        }

        @Test("Numbers without letters run from left to right, whatever was drawn before them")
        func numbersAfterRightToLeft() throws {
            func ink(_ before: String) throws -> [Color] {
                let screen = View(frame: Rect(x: 0, y: 0, width: 200, height: 60))
                screen.textMeasurer = measurer
                for (index, text) in [before, "1 2 3, (4)"].enumerated() {
                    let label = Label(text, fontSize: font.size)
                    label.frame = Rect(x: 0, y: Double(index) * 30, width: 200, height: 30)
                    screen.addSubview(label)
                }
                screen.layoutIfNeeded()
                let pixels = try screen.pixels()
                return (0..<200 * 30).map { pixels.color(x: $0 % 200, y: 30 + $0 / 200) }
            }
            #expect(try ink("שלום") == ink("abc"))
        }

        @Test("Text can be extracted from a PDF file")
        func pdf() throws {
            let (screen, _) = labeled("Searchable words, efficient office", width: 150)
            let file = FileManager.default.temporaryDirectory.appending(path: "text-\(UUID()).pdf")
            defer { try? FileManager.default.removeItem(at: file) }
            try Data(screen.pdf()).write(to: file)
            let words = try run("pdftotext", file.path, "-").output
            #expect(words.split(whereSeparator: \.isWhitespace) == ["Searchable", "words,", "efficient", "office"])
        }

        @Test("Ink is inside the label's frame, on its baseline")
        func ink() throws {
            let (screen, label) = labeled("H", width: 40)
            let pixels = try screen.pixels()
            let rows = (0..<pixels.height).filter { y in
                (0..<pixels.width).contains { pixels.color(x: $0, y: y).alpha > 0.5 }
            }
            let baseline = try #require(label.textLayout.lines.first).baseline
            #expect(abs(Double(try #require(rows.last) + 1) - baseline) <= 1)
            // Capital letters of DejaVu Sans are 0.729 em tall.
            #expect(abs(Double(rows.count) - 0.729 * 20) <= 1.5)
        }

        @Test("Runs are side by side, each as wide as on its own, in a line as tall as the tallest run")
        func runs() throws {
            let (screen, label) = labeled("", width: 400)
            label.styledText = ["plain ", .bold("bold"), .sized("large", 40)]
            screen.layoutIfNeeded()
            let line = try #require(label.textLayout.lines.first)
            let bold = Font(size: 20, weight: .bold)
            let widths = [
                measurer.width(of: "plain ", in: font), measurer.width(of: "bold", in: bold),
                measurer.width(of: "large", in: Font(size: 40)),
            ]
            #expect(line.drawnRuns.map { $0.width } == widths)
            #expect(line.drawnRuns.map { $0.x } == [0, widths[0], widths[0] + widths[1]])
            #expect(abs(line.baseline - measurer.metrics(of: Font(size: 40)).ascent) < 1)
        }

        @Test("Spaced letters and underlines are drawn as wide as they were measured")
        func spaced() throws {
            let (screen, label) = labeled("", width: 400)
            label.styledText = [StyledText.Run("HHHH").letterSpaced(10).underlined()]
            screen.layoutIfNeeded()
            let width = measurer.width(of: "HHHH", in: font) + 40
            #expect(abs(try #require(label.textLayout.lines.first).width - width) < 1e-9)
            let pixels = try screen.pixels()
            let columns = (0..<pixels.width).filter { x in
                (0..<pixels.height).contains { pixels.color(x: x, y: $0).alpha > 0.5 }
            }
            #expect(abs(Double(columns.count) - width) <= 2)
            // Below the baseline there is only the underline, across the whole width.
            let baseline = Int(try #require(label.textLayout.lines.first).baseline)
            let below = (0..<pixels.width).filter { x in
                (baseline + 1..<pixels.height).contains { pixels.color(x: x, y: $0).alpha > 0.3 }
            }
            #expect(abs(Double(below.count) - width) <= 2)
        }
    }
#endif
