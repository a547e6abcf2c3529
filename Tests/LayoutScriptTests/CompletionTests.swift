import LayoutScript
import Testing

@Suite("The suggested names")
struct CompletionTests {
    /// The completions at the position of `|` in a script.
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
        #expect(names(views + "row.sp|\nscreen.quickAdd(row, 20)") == ["spacing", "setSpacing", "setCustomSpacing"])
        #expect(names(views + "screen.qu|") == ["quickAdd", "activateQuickAnchors"])
        #expect(names(views + "screen.backgroundColor = .|").first == "clear")
        #expect(names("let c = Color.ora|") == ["orange"])
    }

    @Test("for columns of a grid are the sizes that columns can have")
    func tracks() {
        #expect(names("let g = GridView(columns: [.|") == ["fitted", "fixed", "share", "fitting"])
        #expect(names("let g = Grid(columns: [1.|]) { }") == ["isMultiple", "fr"])
    }

    @Test("begin with the letters that are typed, from the first one on")
    func begun() {
        #expect(names("let red = View()\nscreen.quickAdd(r|)").first == "red")
        #expect(names("screen.quickAdd(View(), [topT|])").prefix(2) == ["topToTop", "topToBottom"])
        #expect(names("let l = Label(\"a\", fo|)") == ["font:", "fontSize:", "Font"])
        #expect(names("let lab|").isEmpty)
        #expect(names("// La|").isEmpty)
        #expect(names("let t = \"La|\"").isEmpty)
    }

    @Test("after a bracket or a comma in a call are the values that fit there, and the remaining labels")
    func arguments() {
        let views = "let red = View()\nlet title = Label(\"a\")\n"
        #expect(names(views + "screen.quickAdd(|") == ["screen", "red", "title"])
        #expect(names(views + "screen.quickAdd(red, |)") == ["[", "priority:", "when:"])
        #expect(
            names(views + "red.activateQuickAnchors([topToTop(|)])").prefix(4) == [
                "screen", "red", "title", "atLeast:",
            ])
        #expect(names("let g = Grid(|) { }").prefix(3) == ["columns:", "columnSpacing:", "rowSpacing:"])
        #expect(names("let g = Grid(columns: [1.fr], |) { }").first == "columnSpacing:")
        #expect(
            names(views + "red.activateQuickAnchors([widthToRelatedView(screen, |)])").prefix(2) == [
                "atLeast:", "atMost:",
            ])
        #expect(names("screen.quickAdd(View(), 20).when(|)").contains(".compact"))
        #expect(!names("topToTop.|").contains("callAsFunction"))
    }

    @Test("begin with a capital letter first if one is typed")
    func capitals() {
        #expect(names("let a = V|").first == "View")
        #expect(names("screen.activateQuickAnchors([v|])").first?.hasPrefix("v") == true)
    }

    @Test("include, in a list of anchors, those with a label that is typed", arguments: ["atM", "less", "relation"])
    func anchorLabels(word: String) {
        #expect(names("screen.quickAdd(View(), [\(word)|])").contains("widthToConstant(atMost:"))
    }

    @Test("include labels known by that name elsewhere", arguments: ["less", "lessThanOrEqual", "max", "relation"])
    func foreign(word: String) {
        #expect(names("screen.quickAdd(View(), [widthToConstant(\(word)|)])").contains("atMost:"))
    }
}
