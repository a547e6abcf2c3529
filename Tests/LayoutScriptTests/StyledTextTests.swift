import LayoutScript
import QuickAnchors
import Testing

@Suite("Text in runs of several styles, in a script")
struct StyledTextTests {
    @Test("has the frames that it has in Swift")
    func runs() {
        expectSame(
            """
            let label = Label(
                runs: [
                    "Total ", .bold("12.50").colored(.red), .sized(" EUR", 11).raised(4).weight(.light),
                    .underlined("x").font(.title).letterSpaced(2), .colored("!", Color(white: 0.4)).sized(30).underlined(),
                ], fontSize: 18, numberOfLines: 0, name: "total")
            screen.quickAdd(label, [20, 20, nil, nil], [widthToConstant(atMost: 120)])
            let list = Label(runs: ["a\\t1.5\\nbb\\t22.25\\n", .bold("c\\t3")], numberOfLines: 0)
            list.paragraphStyle = ParagraphStyle(
                lineHeight: .multiple(1.4), paragraphSpacing: 6, headIndent: 10, tabStops: [TabStop(90, .decimal), TabStop(120)])
            list.hugsLongestLine = true
            screen.quickAdd(list, [.to(label, 8), 20, nil, nil])
            let note = Label("one two three", numberOfLines: 0)
            note.paragraphStyle = ParagraphStyle(lineHeight: .points(40), firstLineHeadIndent: 30)
            screen.quickAdd(note, [.to(list, 8), 20, nil, nil])
            """
        ) { screen in
            let label = Label(
                runs: [
                    "Total ", .bold("12.50").colored(.red), .sized(" EUR", 11).raised(4).weight(.light),
                    .underlined("x").font(.title).letterSpaced(2),
                    .colored("!", Color(white: 0.4)).sized(30).underlined(),
                ], fontSize: 18, numberOfLines: 0, name: "total")
            screen.quickAdd(label, [20, 20, nil, nil], [widthToConstant(atMost: 120)])
            let list = Label(runs: ["a\t1.5\nbb\t22.25\n", .bold("c\t3")], numberOfLines: 0)
            list.paragraphStyle = ParagraphStyle(
                lineHeight: .multiple(1.4), paragraphSpacing: 6, headIndent: 10,
                tabStops: [TabStop(90, .decimal), TabStop(120)])
            list.hugsLongestLine = true
            screen.quickAdd(list, [.to(label, 8), 20, nil, nil])
            let note = Label("one two three", numberOfLines: 0)
            note.paragraphStyle = ParagraphStyle(lineHeight: .points(40), firstLineHeadIndent: 30)
            screen.quickAdd(note, [.to(list, 8), 20, nil, nil])
        }
    }

    @Test("is made of literals, as in Swift: a variable with a string is not a run")
    func literals() {
        #expect(
            problems(of: "let word = \"a\" + \"b\"\nlet label = Label(runs: [\"c\", word])") == [
                "2:25: A run is written StyledText.Run(…)."
            ])
    }
}
