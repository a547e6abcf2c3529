import LayoutScript
import Testing

@Suite("The names that are suggested")
struct CompletionTests {
    /// The suggestions at the bar in a script.
    private func names(_ source: String) -> [String] {
        let parts = source.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map { Array($0.utf8) }
        return Completion.names(after: parts[0], before: parts[1])
    }

    @Test("after a period are the members of what stands before it")
    func members() {
        let views = "let title = Label(\"é\")\nlet row = HStack { title }\n"
        #expect(names(views + "title.|").prefix(3) == ["text", "font", "textColor"])
        #expect(names(views + "row.al|").prefix(2) == ["alignment", "alpha"])
        #expect(names(views + "title.fo|").first == "font")
        #expect(names(views + "row.sp|\nscreen.quickAdd(row, 20)") == ["spacing", "setCustomSpacing"])
        #expect(names(views + "screen.qu|") == ["quickAdd", "activateQuickAnchors"])
        #expect(names(views + "screen.backgroundColor = .|").first == "clear")
        #expect(names("let c = Color.o|") == ["orange"])
    }

    @Test("for columns of a grid are the sizes that they can have")
    func tracks() {
        #expect(names("let g = GridView(columns: [.|") == ["fitted", "fixed", "share", "fitting"])
        #expect(names("let g = Grid(columns: [1.|]) { }") == ["isMultiple", "fr"])
    }

    @Test("begin with the letters that are there, from the first one on")
    func begun() {
        #expect(names("let red = View()\nscreen.quickAdd(r|)").first == "red")
        #expect(names("screen.quickAdd(View(), [topT|])").prefix(2) == ["topToTop", "topToBottom"])
        #expect(names("let l = Label(\"a\", fo|)") == ["font:", "fontSize:", "Font"])
        #expect(names("let lab|").isEmpty)
        #expect(names("// La|").isEmpty)
        #expect(names("let t = \"La|\"").isEmpty)
    }

    @Test("know what people call them elsewhere", arguments: ["less", "lessThanOrEqual", "max"])
    func foreign(word: String) {
        #expect(names("screen.quickAdd(View(), [widthToConstant(\(word)|)])").contains("atMost:"))
    }
}
