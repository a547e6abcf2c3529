import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("A script on a screen")
struct ScriptTests {
    @Test("is laid out as far as it can be read, and the rest is reported with its place and what was meant")
    func problems() {
        let answer = Conversation().open(
            """
            let red = View()
            screen.quickAdd(red, [50, 20, nil, nil], [heightToConstnt(100)])
            let blue = View()
            screen.quickAdd(blue, 20)
            """)
        #expect(answer.problems == ["2:43: There is no “heightToConstnt”: did you mean heightToConstant?"])
        #expect(answer.rect(of: "blue") == [20, 20, 350, 804])
    }

    @Test("has hints at probable mistakes that the script, the library and the frames reveal")
    func hints() {
        let answer = Conversation().open(
            """
            let box = View()
            screen.quickAdd(box, [20, 20, 20, 20])
            box.widthAnchor.constraint(equalToConstant: 80)
            let title = Label("Hello")
            screen.quickAdd(title, [20, 20, nil, nil], [heightToConstant(3)])
            let stray = View()
            stray.activateQuickAnchors([topToTop(screen)])
            """)
        #expect(answer.problems.isEmpty)
        let hints = (answer.members["hints"] as? [[Any]] ?? []).map { "\($0[2]): \($0[4])" }
        #expect(hints.count == 6, "\(hints)")
        for (hint, start) in zip(
            hints,
            [
                "2: box's bottom is 20 beyond screen's bottom", "2: box's trailing is 20 beyond screen's trailing",
                "3: This constraint has no effect", "4: title has no room for its text: it is ",
                "6: stray is not on the screen", "7: stray.top == ",
            ])
        {
            #expect(hint.hasPrefix(start), "\(hint)")
        }
    }

    /// The hints about a script, with their lines.
    private func hints(_ source: String, _ more: String = "") -> [String] {
        (Conversation().open(source, more).members["hints"] as? [[Any]] ?? []).map { "\($0[2]): \($0[4])" }
    }

    @Test("hints at the size of a screen of its own, unless it is the one that is set")
    func ownScreen() {
        let source = "let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 240))"
        let size = #","width":390,"height":844"#
        #expect(hints(source, size) == ["1: The size of the screen is set above it: choose 390 × 240 there."])
        #expect(hints(source.replacing("240", with: "844"), size).isEmpty)
        #expect(hints("let screen = View()", size).isEmpty)
        #expect(hints(source).isEmpty)
    }

    @Test("hints at a trailing edge that is placed outside the view around it")
    func outward() {
        #expect(
            hints("let box = View()\nscreen.quickAdd(box, [topToTop(8), widthToConstant(9), trailingToTrailing(20)])")
                == [
                    "2: box's trailing is 20 beyond screen's: inwards, did you mean -20?"
                ])
    }

    @Test("hints at a column in which nothing has a width")
    func emptyColumn() {
        let rows = "{ Row { Label(\"Name\"); View() } }"
        #expect(
            hints("let grid = Grid \(rows)\nscreen.quickAdd(grid, 20)") == [
                "1: Nothing in column 1 of grid has a width, so it is not visible: share what is left with "
                    + "columns: [.fitted, 1.fr]."
            ])
        #expect(hints("let grid = Grid(columns: [.fitted, 1.fr]) \(rows)\nscreen.quickAdd(grid, 20)").isEmpty)
    }

    @Test("hints at text that has no room, in its width or in its height")
    func cut() {
        let text = "let title = Label(\"\(String(repeating: "word ", count: 20))\")\n"
        let low = hints(
            text + "title.numberOfLines = 0\nscreen.quickAdd(title, [20, 20, nil, -20], [heightToConstant(10)])")
        #expect(low.count == 1 && low[0].contains("350 wide and 10 high, and the text is "), "\(low)")
        let narrow = hints(text + "screen.quickAdd(title, [20, 20, nil, -20])")
        #expect(
            narrow.count == 1 && narrow[0].hasPrefix("1: title is cut: it is 350 wide, and its line takes ")
                && narrow[0].hasSuffix("With numberOfLines = 0 it has as many lines as it needs."), "\(narrow)")
    }

    @Test("has the border of a view in its answer")
    func border() {
        let answer = Conversation().open(
            "let box = View()\nbox.borderWidth = 6\nbox.borderColor = .red\nscreen.quickAdd(box, 20)")
        #expect(answer.views.last?["border"] as? Double == 6)
        #expect((answer.views.last?["borderColor"] as? String)?.count == 9)
    }

    @Test("has the constraints and distances of the width that it is changed to", arguments: ["compact", "regular"])
    func conditions(first: String) {
        func numbers(_ conversation: Conversation) -> [Int] {
            [conversation.constraints.count, conversation.say(#"{"do":"lines"}"#).text.split(separator: "[").count]
        }
        let sizes = [#","width":390,"height":400"#, #","width":610,"height":400"#]
        let fresh = sizes.map { size in
            let conversation = Conversation(opening: "adaptive-story", size)
            return numbers(conversation)
        }
        let start = first == "compact" ? 0 : 1
        let conversation = Conversation(opening: "adaptive-story", sizes[start])
        _ = numbers(conversation)
        for step in 1...4 {
            let place = (start + step) % 2
            let before = conversation.say(#"{"do":"resize"\#(sizes[1 - place])}"#).version ?? 0
            let after = conversation.say(#"{"do":"resize"\#(sizes[place])}"#).version ?? 0
            #expect(after > before)
            #expect(numbers(conversation) == fresh[place])
        }
    }

    @Test("that comes with the page has no hint", arguments: PageScript.examples.map { $0.name })
    func examples(name: String) throws {
        let example = try #require(PageScript.examples.first { $0.name == name })
        let answer = Conversation().open(example.source)
        #expect((answer.members["hints"] as? [[Any]])?.isEmpty == true, "\(answer.members["hints"] ?? "")")
    }

    @Test("suggests names for the word that is being typed")
    func completions() {
        let answer = Conversation().say(
            #"{"do":"complete","before":"let é = View()\né.backg","after":" = .red"}"#)
        #expect(answer.members["names"] as? [String] == ["backgroundColor", "backgroundGradient"])
    }

    @Test("tells where each constraint is written, and its number")
    func places() throws {
        let source = """
            let é = View()
            screen.quickAdd(é, [50, 20, nil, -20], [heightToConstant(100).priority(700)])
            """
        let conversation = Conversation()
        conversation.open(source)
        let bytes = Array(source.utf8)
        func words(_ range: Any?) throws -> String {
            let range = try #require(range as? [Int])
            return String(decoding: bytes[range[0]..<range[1]], as: UTF8.self)
        }
        let height = try #require(conversation.constraint("heightToConstant(100).priority(700)", of: "é"))
        #expect(try words(height["range"]) == "heightToConstant(100)")
        #expect(try words(height["literal"]) == "100")
        let top = try #require(conversation.constraint("topToTop(50)", of: "é"))
        #expect(try words(top["range"]) == "50")
        #expect(try words(top["literal"]) == "50")
    }

    @Test("tells that a padding of all sides is negated at two of them")
    func negated() {
        let conversation = Conversation()
        conversation.open("let box = View()\nscreen.quickAdd(box, 12)")
        #expect(conversation.constraint("leadingToLeading(12)", of: "box")?["negated"] == nil)
        #expect(conversation.constraint("trailingToTrailing(-12)", of: "box")?["negated"] as? Bool == true)
    }

    @Test("tells where views and the texts of labels are written")
    func views() {
        let answer = Conversation().open(#"let label = Label("Hello", fontSize: 20)\#nscreen.quickAdd(label, 20)"#)
        #expect(answer.members["written"] as? [[Int]] == [[1, 12, 40, 18, 25]])
    }

    @Test("has the states that it names, in the order in which it sets them")
    func states() {
        let answer = Conversation().open(
            """
            let states = LayoutStates<String>()
            let box = View()
            screen.quickAdd(box, [20, 20, nil, nil], [heightToConstant(100)])
            states["wide"] = [widthToConstant(300)].map(box.constraint)
            states["slim"] = [widthToConstant(30)].map(box.constraint)
            states.activate("wide")
            """)
        #expect(answer.members["states"] as? [String] == ["wide", "slim"])
        #expect(answer.rect(of: "box") == [20, 20, 300, 100])
    }

    @Test("is laid out on several screens, each with a size, a direction and a scale of texts of its own")
    func screens() throws {
        let conversation = Conversation()
        let source = #"let label = Label("Hello", fontSize: 20)\#nscreen.quickAdd(label, [20, 20, nil, nil])"#
        let first = conversation.open(source)
        let other = conversation.open(source, #","screen":2,"width":820,"height":600,"direction":"rtl","text":2"#)
        #expect(other.numbers("size") == [820, 600])
        let (small, large) = (try #require(first.rect(of: "label")), try #require(other.rect(of: "label")))
        #expect(abs(large[2] - 2 * small[2]) < 0.01 && abs(large[0] + large[2] - 800) < 0.01)
        let resized = conversation.say(#"{"do":"resize","screen":2,"width":720,"height":600}"#)
        #expect(abs((resized.moves[1]?[0] ?? 0) - (large[0] - 100)) < 0.01)
        #expect(
            conversation.say(#"{"do":"resize","width":390,"height":844}"#).moves.isEmpty, "The first stays as it is.")
    }

    @Test("is given the constraint that would resolve an ambiguity, as source code")
    func advice() {
        let conversation = Conversation(opening: "what-went-wrong")
        #expect(
            conversation.say(#"{"do":"report"}"#).members["advice"] as? [String] == [
                "adrift", "topToBottom(crowded, 8)",
            ])
    }

    @Test("A pasted conflict report is explained and drawn")
    func reports() {
        let report = #"""
            (\n
              \"<NSLayoutConstraint:0x1 H:[UIView:0x7(100)]   (active)>\",\n
              \"<NSLayoutConstraint:0x2 H:[UIView:0x7(120)]   (active)>\"\n
            )\n
            Will attempt to recover by breaking constraint\n
            <NSLayoutConstraint:0x2 H:[UIView:0x7(120)]   (active)>
            """#.split(separator: "\n").joined()
        let answer = Conversation().say(#"{"do":"conflicts","text":"\#(report)"}"#)
        let explanations = answer.members["explanations"] as? [String]
        #expect(explanations?.count == 1)
        #expect(explanations?.first?.contains("they differ by 20") == true, "\(answer.text)")
        #expect(answer.views.map { $0["name"] as? String } == ["", "UIView"])
        let lines = answer.members["lines"] as? [[Any]]
        // Each line has the number that its constraint has in the text; the broken constraint is drawn as dropped.
        #expect(lines?.map { $0[10] as? String } == ["1: 100", "2: 120"])
        #expect(lines?.map { $0[11] as? Int } == [1, 2])
        #expect(Conversation().say(#"{"do":"conflicts","text":"All is well."}"#).text == #"{"explanations":[]}"#)
    }

    @Test("Several pasted conflict reports are explained one by one, and one of them is drawn")
    func severalReports() {
        func report(_ constraints: String...) -> String {
            let list = constraints.map { #"    \"<NSLayoutConstraint:\#($0)   (active)>\""# }
            return #"Unable to simultaneously satisfy constraints.\n(\n"# + list.joined(separator: #",\n"#) + #"\n)\n"#
        }
        let text =
            report("0x1 V:[UIView:0x7(900000)]", "0x4 V:[UIView:0x7(900010)]")
            + report("0x2 H:[UIView:0x8(100)]", "0x3 H:[UIView:0x8(120)]")
        let answer = Conversation().say(#"{"do":"conflicts","text":"\#(text)"}"#)
        let explanations = answer.members["explanations"] as? [String] ?? []
        #expect(explanations.map { $0.hasPrefix("Report 1 of 2\n\n") } == [true, false])
        #expect(explanations.map { $0.hasPrefix("Report 2 of 2\n\n") } == [false, true])
        // A view of this height is too large for a picture.
        #expect(explanations.map { $0.hasSuffix("\nThe picture shows this report.") } == [false, true])
        #expect(answer.views.count == 2)
    }

    @Test("tells the lines of source code for a step of an explanation")
    func lines() throws {
        let conversation = Conversation()
        conversation.open("let box = View()\nscreen.quickAdd(\n    box,\n    [topToTop(20), leadingToLeading(20)])")
        let steps = try #require(
            conversation.say(#"{"do":"explain","view":1}"#).list("explanations").first?["steps"] as? [[String: Any]])
        #expect(steps.last?["lines"] as? [Int] == [4])
    }
}

@Suite("A puzzle")
struct PuzzleTests {
    @Test(
        "begins with a valid script that does not solve it, and is solved by its solution",
        arguments: PageScript.puzzles)
    func solutions(_ script: PageScript) {
        let (start, solution) = script.puzzle
        let conversation = Conversation()
        func frames(_ source: String, _ size: String) -> [String: [Double]] {
            conversation.open("")
            let answer = conversation.frames(source, size)
            #expect(answer.problems == [])
            var frames: [String: [Double]] = [:]
            for view in answer.views {
                frames[view["name"] as? String ?? ""] = (view["rect"] as? [NSNumber])?.map { $0.doubleValue }
            }
            return frames
        }
        let sizes = [#","width":390,"height":500"#, #","width":720,"height":400"#]
        #expect(sizes.contains { frames(start, $0) != frames(solution, $0) })
        #expect(sizes.allSatisfy { conversation.frames(solution, $0).members["troubles"] as? Int == 0 })
    }

    @Test("There are ten puzzles")
    func count() {
        #expect(PageScript.puzzles.count == 10)
    }
}
