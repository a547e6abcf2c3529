import AutoLayout
import Foundation
import LayoutPreview
import Testing

/// In Helvetica, "a" and "b" are 0.556 em wide.
@Suite("Pictures of text in runs")
struct StyledTextPictureTests {
    private func screen(_ runs: StyledText) -> (screen: View, label: Label) {
        let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 50), name: "screen")
        let label = Label(runs: runs, fontSize: 10, numberOfLines: 0)
        screen.addSubview(label)
        label.sizeToFit()
        return (screen, label)
    }

    private let raised = StyledText.Run("b").letterSpaced(2).raised(3).underlined().colored(.red)

    @Test("Each run is drawn in its style, on its own baseline, with its line and its link")
    func drawing() throws {
        let runs = LayoutSnapshot(of: screen(["a", raised.linked(to: "https://a.b/?c&d")]).screen).drawing.steps
            .compactMap { step -> Drawing.TextRun? in
                if case .text(let run) = step { run } else { nil }
            }
        try #require(runs.map { $0.text } == ["a", "b"])
        #expect(runs[0].color == nil && runs[0].underline == nil && runs[0].link == nil)
        #expect(runs[1].color == .red && runs[1].letterSpacing == 2 && runs[1].link == "https://a.b/?c&d")
        // The line's baseline is 9.05 + 3 points below its top.
        #expect(abs(runs[0].start.y - 12.05) < 1e-9 && abs(runs[1].start.y - 9.05) < 1e-9)
        let line = try #require(runs[1].underline)
        #expect(abs(line.minX - 5.56) < 1e-9 && abs(line.width - 7.56) < 1e-9)
        #expect(abs(line.minY - 10.05) < 1e-9 && line.height == 0.5)
    }

    @Test("SVG has spaces between letters and words, lines and links")
    func svg() {
        let (screen, label) = screen(["a", raised.linked(to: "https://a.b/?c&d")])
        #expect(screen.svg([]).contains(" letter-spacing=\"2\""))
        #expect(screen.svg([]).contains("<a href=\"https://a.b/?c&amp;d\">"))
        #expect(
            screen.svg([]).contains("<rect x=\"5.56\" y=\"10.05\" width=\"7.56\" height=\"0.5\" fill=\"#ff3b30\"/>"))
        label.text = "a a a a"
        label.textAlignment = .justified
        // "a a" is 13.9 wide, in a label 20 wide.
        label.frame = Rect(x: 0, y: 0, width: 20, height: 30)
        #expect(screen.svg([]).contains(" word-spacing=\"6.1\""))
    }

    @Test("In a picture in text, the text after a tab is in the column of its tab stop")
    func tabs() {
        let (screen, label) = screen("a\tb")
        label.paragraphStyle = ParagraphStyle(tabStops: [TabStop(40)])
        label.frame = Rect(x: 0, y: 0, width: 100, height: 12)
        // With 50 columns for 100 points, the tab stop at 40 is at column 20.
        #expect(screen.text(columns: 50).contains("a" + String(repeating: " ", count: 19) + "b"))
    }

    @Test("A snapshot with runs is read as it was stored, whatever the colors")
    func coding() throws {
        let wild = StyledText.Run("c").colored(Color(red: .nan, green: 1, blue: 7)).font(Font(size: .nan)).sized(
            .infinity)
        let (screen, label) = screen(["a", raised, wild])
        label.paragraphStyle = ParagraphStyle(lineHeight: .multiple(2), tabStops: [TabStop(9)])
        let snapshot = LayoutSnapshot(of: screen)
        let data = try JSONEncoder().encode(snapshot)
        #expect(try JSONDecoder().decode(LayoutSnapshot.self, from: data) == snapshot)
        let text: StyledText = ["a", raised]
        #expect(try JSONDecoder().decode(StyledText.self, from: JSONEncoder().encode(text)) == text)
    }
}
