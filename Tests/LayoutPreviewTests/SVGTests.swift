import AutoLayout
import LayoutPreview
import Testing

@Suite("A picture in SVG")
struct SVGTests {
    let root = View(frame: Rect(x: 0, y: 0, width: 100, height: 50), name: "root")

    @Test("A picture has the size of the root, a rectangle for each colored view, and the names of the innermost")
    func picture() {
        root.backgroundColor = .white
        let box = View(frame: Rect(x: 10, y: 20, width: 30.5, height: 20), name: "a<b")
        box.backgroundColor = Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        box.cornerRadius = 4
        root.addSubview(box)
        #expect(
            LayoutSnapshot(of: root).svg() == """
                <svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="100" height="50" viewBox="0 0 100 50" \
                role="img" font-family="Helvetica, Arial, 'Liberation Sans', sans-serif">
                  <title>root</title>
                  <g class="views">
                    <rect x="0" y="0" width="100" height="50" fill="#ffffff"/>
                    <rect x="10" y="20" width="30.5" height="20" rx="4" fill="#ff8000" fill-opacity="0.25"/>
                  </g>
                  <g class="names">
                    <text x="25.25" y="34.2" font-size="12" xml:space="preserve" text-anchor="middle" textLength="20.352" \
                lengthAdjust="spacingAndGlyphs" fill="#000000">a&lt;b</text>
                  </g>
                </svg>

                """)
    }

    @Test("Spaces at the ends of runs are kept on each text, which Chromium requires, and tabs are drawn as spaces")
    func spaces() {
        let label = Label(runs: ["one ", .bold("two"), "\tthree"], fontSize: 10)
        label.frame = root.bounds
        root.addSubview(label)
        let texts = Markup(root.svg([])).elements.filter { $0.name == "text" }
        #expect(texts.count == 3 && texts.allSatisfy { $0.attributes["xml:space"] == "preserve" })
        #expect(root.svg([]).contains(">one </text>") && root.svg([]).contains("> three</text>"))
    }

    @Test("Each overlay is a separate group, present if requested and not empty")
    func groups() {
        let overlays: [(PreviewOptions, String)] = [
            (.names, "names"), (.frames, "frames"), (.constraints, "constraints"), (.insets, "insets"),
            (.guides, "guides"),
        ]
        for (option, name) in overlays {
            #expect(Markup(Sample.insets.root.svg(option)).groups == ["views", name])
        }
        #expect(Markup(Sample.insets.root.svg([])).groups == ["views"])
        #expect(Markup(Sample.threeBoxes.root.svg(.culprits)).groups == ["views"])
    }

    @Test("A trimmed picture has 40 points of empty space above and below what is drawn")
    func trimmed() throws {
        let root = View.screen(200, 400)
        root.addSubview(View(frame: Rect(x: 20, y: 140, width: 50, height: 60)))
        let svg = try #require(Markup(root.svg(.trimmed)).elements.first).attributes
        #expect(svg["viewBox"] == "0 100 200 140" && svg["width"] == "200" && svg["height"] == "140")
        let whole = try #require(Markup(root.svg([])).elements.first).attributes
        #expect(whole["viewBox"] == "0 0 200 400" && whole["height"] == "400")
    }

    @Test("Lines of text are where the layout puts them, and as wide as it measures them")
    func text() throws {
        let label = Label("right", fontSize: 10, name: "label")
        label.frame = Rect(x: 20, y: 10, width: 60, height: 11.17)
        label.textAlignment = .right
        root.addSubview(label)
        let text = try #require(Markup(root.svg([])).elements.first { $0.name == "text" }).attributes
        // In Helvetica, r is 0.333 em wide, i 0.222, g and h 0.556 each, t 0.278; a line's ascent is 0.905 em.
        #expect(text["textLength"] == "19.45" && text["x"] == "80" && text["text-anchor"] == "end")
        #expect(text["y"] == "19.05" && text["font-size"] == "10" && text["font-weight"] == nil)
    }

    @Test("A scroll view clips its content and shows how far it is scrolled, on top of all")
    func scrollView() {
        let scroll = ScrollView(frame: Rect(x: 10, y: 20, width: 100, height: 106))
        scroll.contentSize = Size(width: 100, height: 212)
        let row = View(frame: Rect(x: 0, y: 106, width: 100, height: 30))
        row.backgroundColor = .black
        scroll.addSubview(row)
        root.addSubview(scroll)
        root.layoutIfNeeded()
        scroll.contentOffset.y = 106
        let steps = LayoutSnapshot(of: root).drawing.steps
        guard steps.count == 4, case .beginGroup(_, let clip?) = steps[0], case .fill(let shape, _) = steps[1],
            case .fill(let indicator, .color(Drawing.scrollIndicator)) = steps[2], case .endGroup = steps[3]
        else {
            Issue.record("\(steps)")
            return
        }
        #expect(clip.rect == scroll.frame && shape.rect == Rect(x: 10, y: 20, width: 100, height: 30))
        // The lower half of the content is visible, so the indicator fills half of the track of 100 points.
        #expect(indicator.rect == Rect(x: 104, y: 73, width: 3, height: 50))
    }

    @Test("Only a line that is taller than its label is clipped to the label")
    func clippedText() {
        let label = Label("low", fontSize: 10)
        label.frame = Rect(x: 20, y: 10, width: 60, height: 11.17)
        root.addSubview(label)
        func clips() -> [Rect] {
            LayoutSnapshot(of: root).drawing.steps.compactMap {
                if case .beginGroup(_, let clip?) = $0 { clip.rect } else { nil }
            }
        }
        #expect(clips() == [])
        label.frame.size.height = 8
        #expect(clips() == [label.frame] && root.svg([]).contains("clip-path"))
        label.frame.size.height = 0
        #expect(clips() == [] && !root.svg([]).contains(">low<"))
    }

    @Test("Text that fits only in a smaller font is drawn in that font")
    func shrunkText() throws {
        let label = Label("ten letters", fontSize: 20)
        label.frame = Rect(x: 20, y: 10, width: 60, height: 30)
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
        root.addSubview(label)
        let text = try #require(Markup(root.svg([])).elements.first { $0.name == "text" }).attributes
        let (size, width) = (Double(text["font-size"] ?? "") ?? 0, Double(text["textLength"] ?? "") ?? 0)
        #expect(size < 20 && size > 10 && width <= 60 && width > 59.5)
    }

    /// A measurer whose lines are 30 points wide and run from right to left.
    private final class Mirrored: TextMeasuring {
        func width(of text: Substring, in font: Font) -> Double { 30 }
        func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 8, descent: 2) }
        func lines(of paragraph: Substring, in font: Font, width: Double, mode: LineBreakMode) -> [MeasuredLine]? {
            [
                MeasuredLine(
                    end: paragraph.endIndex, width: 30, metrics: metrics(of: font), direction: .rightToLeft)
            ]
        }
    }

    @Test("A right-to-left line has this direction, and ends at its left edge")
    func direction() throws {
        root.textMeasurer = Mirrored()
        let label = Label("שלום", fontSize: 10)
        label.frame = Rect(x: 20, y: 10, width: 60, height: 10)
        label.textAlignment = .left
        root.addSubview(label)
        let text = try #require(Markup(root.svg([])).elements.first { $0.name == "text" }).attributes
        #expect(text["direction"] == "rtl")
        #expect(text["x"] == "20" && text["y"] == "18" && text["text-anchor"] == "end" && text["textLength"] == "30")
    }

    @Test("Bidirectional text has an element for each run, in its place, which no viewer reorders")
    func runs() {
        let label = Label("ab שלום 12", fontSize: 10)
        label.frame = Rect(x: 20, y: 10, width: 60, height: 10)
        root.addSubview(label)
        let texts = Markup(root.svg([])).elements.filter { $0.name == "text" }
        // In Helvetica, a, b, digits and letters that the font lacks are 0.556 em wide, and a space is 0.278 em wide.
        // The number is to the left of the Hebrew word.
        #expect(Markup(root.svg([])).texts.suffix(3) == ["ab ", "שלום ", "12"])
        #expect(texts.map { $0.attributes["direction"] } == ["ltr", "rtl", "ltr"])
        #expect(texts.map { $0.attributes["x"] } == ["20", "45.02", "33.9"])
        #expect(texts.map { $0.attributes["text-anchor"] } == ["start", "end", "start"])
        #expect(texts.allSatisfy { $0.attributes["unicode-bidi"] == "bidi-override" })
    }

    @Test("Each line of wrapped text is a separate element, truncated as in the label")
    func lines() {
        #expect(
            Markup(Sample.card.root.svg([])).texts == [
                "screen", "A title tha…or its card", "Two lines of text at most, & no more", "than that <here>",
                "3:45",
            ])
    }

    @Test("A constraint is drawn with its number, the sign of its comparison and its priority")
    func words() {
        let texts = Set(Markup(Sample.relations.root.svg(.constraints)).texts)
        #expect(texts.isSuperset(of: ["12", "= 2 × height", "≤ 150", "140 @999", "≥ 8", "8", "= 0.5 × wide − 10"]))
        #expect(texts.contains("= 0.5 × screen + 20"))
    }

    @Test("An upper bound of an edge before its reference is drawn as a minimum distance")
    func turned() {
        let box = root.addBox("box", .red)
        LayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 3),
            box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
            box.widthAnchor.constraint(equalToConstant: 40),
        ])
        root.layoutIfNeeded()
        #expect(Markup(root.svg(.constraints)).texts.contains("≥ 20"))
    }

    @Test("A conflict shows the requested and the actual value, separate from the satisfied constraints")
    func conflict() {
        let document = Markup(Sample.conflict.root.svg([.constraints, .culprits]))
        #expect(document.groups == ["views", "culprits", "constraints"])
        #expect(document.texts.contains("120 ≠ 80"))
        #expect(document.elements.contains { $0.name == "rect" && $0.attributes["stroke"] == "#d70015" })
    }

    @Test("An ambiguous attribute is shown with a question mark")
    func ambiguity() {
        #expect(Markup(Sample.ambiguity.root.svg(.culprits)).texts.contains("leading?"))
    }

    @Test("Views that are outside the root are left out")
    func outside() {
        let far = View(frame: Rect(x: 0, y: 51, width: 10, height: 10), name: "far")
        far.backgroundColor = .red
        root.addSubview(far)
        #expect(!root.svg(.allOverlays).contains("far") && !root.svg().contains("#ff3b30"))
    }

    @Test("Names, colors and sizes that XML or arithmetic cannot represent leave the picture well-formed")
    func oddities() {
        root.name = "a\u{0}\u{7}\u{FFFE}b"
        root.backgroundColor = Color(red: .nan, green: 9, blue: -9, alpha: .infinity)
        root.cornerRadius = .nan
        root.addSubview(View(frame: Rect(x: -1e300, y: -1e300, width: 1e308, height: -1e300), name: "huge"))
        let label = Label("text", fontSize: .nan)
        root.addSubview(label)
        let svg = root.svg(.allOverlays)
        #expect(Markup(svg).fault == nil)
        #expect(svg.contains("<title>ab</title>") && svg.contains("fill=\"#00ff00\""))
        #expect(!svg.contains("nan") && !svg.contains("inf"))
        #expect(!root.text().isEmpty)
    }
}
