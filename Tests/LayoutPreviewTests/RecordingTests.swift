import AutoLayout
import LayoutPreview
import TestSupport
import Testing

@Suite("Pictures compared with their recordings")
struct RecordingTests {
    @Test("A picture with all overlays is as recorded, and well-formed XML", arguments: Sample.allCases)
    func overlays(_ sample: Sample) throws {
        let svg = sample.root.svg(.allOverlays)
        #expect(Markup(svg).fault == nil)
        try Recording("\(sample.rawValue).svg").check(svg)
    }

    @Test("A picture in text is as recorded", arguments: Sample.allCases)
    func text(_ sample: Sample) throws {
        try Recording("\(sample.rawValue).txt").check(sample.root.text())
    }

    @Test("A picture for dark surroundings is as recorded")
    func dark() throws {
        let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 60), name: "root")
        let label = Label("In the ink of the paper", name: "label")
        root.addSubview(label)
        LayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        try Recording("dark.svg").check(root.svg([.allOverlays, .dark]))
    }

    /// Texts whose drawn widths a browser compares with the measured ones.
    private static let texts: [StyledText] = [
        ["one ", .bold("two"), " three"], "  two spaces,  and  two  more  ", "a\ttab\t\tand two",
        "thin\u{2009}space, em\u{2003}space, figure\u{2007}space", "no\u{A0}break, narrow\u{202F}no-break",
        "Cafe\u{301} cre\u{300}me bru\u{302}le\u{301}e", "Tiếng Việt rất đẹp", "Все люди рождаются свободными",
        "Όλοι οι άνθρωποι γεννιούνται", "कृपया अपना ईमेल पता दर्ज करें", "आज का मौसम बहुत अच्छा है",
        "नेपाल एक सुन्दर देश हो", "الطقس جميل اليوم", "يرجى إدخال عنوان بريدك الإلكتروني", "تنظیمات برنامه", "וקד 12 שלום",
        "กรุณากรอกอีเมลของคุณ", "วันนี้อากาศดีมาก", ["bold ", .bold("bold "), .sized("large ", 24), "end"],
        ["spaced ", StyledText.Run("letters").letterSpaced(2), " end"],
    ]

    @Test("Texts with spaces at the ends of runs, and in many scripts, are as recorded")
    func widths() throws {
        let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 600), name: "texts")
        for (index, text) in RecordingTests.texts.enumerated() {
            let label = Label(runs: text, fontSize: 16)
            label.frame = Rect(x: 10, y: Double(10 + 29 * index), width: 380, height: 29)
            root.addSubview(label)
        }
        root.layoutIfNeeded()
        try Recording("texts.svg").check(root.svg([]))
    }

    @Test("The same tree gives the same bytes", arguments: Sample.allCases)
    func determinism(_ sample: Sample) {
        #expect(sample.root.svg(.allOverlays) == sample.root.svg(.allOverlays))
        #expect(sample.root.text() == sample.root.text())
    }
}
