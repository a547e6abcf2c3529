import AutoLayout
import CommandSupport
import ConflictScenes
import Foundation
import LayoutPreview
import LayoutReports
import Testing

@testable import Gallery

@Suite("quickanchors explain")
struct ExplainTests {
    private static let log = """
        2018-02-05 14:48:19.693248-0800 Mail[512:88231] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x6001 H:[UIButton:0x7a1'Back'(100)]   (active)>",
            "<NSLayoutConstraint:0x6002 H:|-(8)-[UIButton:0x7a1'Back']   (active, names: '|':UIView:0x7a3 )>",
            "<NSLayoutConstraint:0x6003 'Bar.swift:38' H:[UIButton:0x7a1'Back']-(>=8)-[UILabel:0x7a2'Send']   (active)>",
            "<NSLayoutConstraint:0x6004 UILabel:0x7a2'Send'.leading == UIView:0x7a3.leading + 100   (active)>",
            "<NSLayoutConstraint:0x6005 V:[UILabel:0x7a2'Send'(20)]   (active)>",
            "<NSLayoutConstraint:0x6006 V:[UILabel:0x7a2'Send'(2"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x6003 'Bar.swift:38' H:[UIButton:0x7a1'Back']-(>=8)-[UILabel:0x7a2'Send']   (active)>

        """

    private func command(_ words: String...) throws(CommandError) -> Command {
        try Command(["explain"] + words, names: ["three-boxes"])
    }

    private func complaint(_ words: String...) -> String? {
        do {
            _ = try Command(["explain"] + words, names: ["three-boxes"])
            return nil
        } catch {
            return error.sentence
        }
    }

    /// Runs the command on a file with the given contents.
    private func run(_ text: String, _ explain: Command.Explain = .init()) throws(CommandError) {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).log")
        defer { try? FileManager.default.removeItem(at: file) }
        _ = FileManager.default.createFile(atPath: file.path(), contents: Data(text.utf8))
        var explain = explain
        explain.file = file.path()
        try explain.run()
    }

    @Test("reads a file or the standard input, and has two options")
    func parsing() throws {
        #expect(try command() == .explain(.init()))
        #expect(try command("-") == .explain(.init()))
        #expect(try command("log.txt") == .explain(.init(file: "log.txt")))
        #expect(
            try command("--json", "log.txt", "--svg", "a.svg")
                == .explain(.init(file: "log.txt", picture: "a.svg", isJSON: true)))
        #expect(try command("log.txt", "--help") == .help)
        #expect(complaint("a", "b") == "explain reads one file; b is another.")
        #expect(complaint("--svg") == "--svg needs a path.")
        #expect(
            complaint("--jsn") == "There is no option --jsn; did you mean --json? --help lists those there are.")
    }

    @Test("exits with 65 and a sentence where there is no report, and with 66 where there is no file")
    func nothing() throws {
        let none = #expect(throws: CommandError.self) { try run("Everything is fine.\n") }
        #expect(none?.kind.rawValue == 65)
        #expect(none?.sentence.hasPrefix("There is no report of constraints in ") == true)
        let missing = #expect(throws: CommandError.self) { try Command.Explain(file: "/no/such/file").run() }
        #expect(missing?.kind.rawValue == 66)
        #expect(missing?.sentence == "/no/such/file was not read: no such file or directory.")
    }

    @Test("explains in words and draws the distances that contradict each other")
    func words() throws {
        // 390 points correspond to 56 columns; without the gap, the label begins 8 points before the end of the button.
        let text = Command.Explain.text(of: ConflictReport.all(in: Self.log))
        #expect(text.hasPrefix("These 4 constraints cannot all be satisfied; they differ by 16:\n"))
        #expect(text.contains("1 of 6 lines could not be read."))
        for distance in [" 1: 100 ", " 2: 8", " 3: ≥ 8 ≠ -8", " 4: 100 "] { #expect(text.contains(distance)) }
        #expect(text.split(separator: "\n").allSatisfy { $0.count <= 110 })
        try run(Self.log)
    }

    @Test("numbers the reports if there are several")
    func several() {
        let text = Command.Explain.text(of: ConflictReport.all(in: Self.log + Self.log))
        #expect(text.hasPrefix("Report 1 of 2\n\nThese 4 constraints"))
        #expect(text.contains("\n\nReport 2 of 2\n\nThese 4 constraints"))
    }

    @Test("draws rulers for heights beside the boxes, and no picture of what is too large")
    func heights() {
        let lines = [
            "<NSLayoutConstraint:0x1 V:[UIView:0xa1(100)]>", "<NSLayoutConstraint:0x2 V:[UIView:0xa1(160)]>",
        ]
        let text = Command.Explain.text(of: ConflictReport.all(in: lines.joined(separator: "\n")))
        #expect(text.contains("1: 100"))
        #expect(text.contains("2: 160 ≠ 100"))
        // The smaller of contradictory heights holds, so both are too large.
        let large = lines.joined(separator: "\n").split(separator: "0)]").joined(separator: "00000)]")
        #expect(!Command.Explain.text(of: ConflictReport.all(in: large)).contains("┌"))
    }

    @Test(
        "draws a view without a size as a line, with its name",
        arguments: [
            "<NSLayoutConstraint:0x1 UIView:0xa1.width == - 16   (active)>",
            """
            <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIStackView:0x7a1.width == 0   (active)>
            <NSLayoutConstraint:0x2 'UISV-canvas-connection' UIStackView:0x7a1.leading == UILabel:0x7a2'Total'.leading>
            <NSLayoutConstraint:0x3 'UISV-canvas-connection' H:[UILabel:0x7a3'Price']-(0)-|   (names: '|':UIStackView:0x7a1 )>
            <NSLayoutConstraint:0x4 'UISV-spacing' H:[UILabel:0x7a2'Total']-(8)-[UILabel:0x7a3'Price']   (active)>
            """,
            """
            <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x812.width == 0>
            <SnapKit.LayoutConstraint:0x2@Form.swift#12 UIView:0x811.left == UIView:0x812.left + 20.0>
            <SnapKit.LayoutConstraint:0x3@Form.swift#13 UIView:0x811.right == UIView:0x812.right - 20.0>
            """,
        ])
    func invisible(list: String) throws {
        let reports = ConflictReport.all(in: list)
        #expect(reports.count == 1 && reports.allSatisfy { $0.explanation.conflict != nil })
        let scene = try #require(reports.first.flatMap { ConflictScene($0, $0.explanation) })
        #expect(scene.svg.contains("<line"))
        for view in scene.root.subviews {
            let name = (view.name ?? "").split(separator: "\"", omittingEmptySubsequences: false).joined(
                separator: "&quot;")
            #expect(scene.svg.contains(">\(name)</text>"))
        }
        #expect(Command.Explain.text(of: reports).contains(" 1: "))
    }

    @Test("names the containers in a picture")
    func containers() throws {
        let report = try #require(ConflictReport.all(in: Self.log).first)
        let scene = try #require(ConflictScene(report, report.explanation))
        // The superview of the button and the label.
        #expect(scene.svg.contains(">UIView</text>"))
    }

    @Test("writes a picture with the culprits in red")
    func picture() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: file) }
        try run(Self.log, .init(picture: file.path()))
        let svg = try String(contentsOf: file, encoding: .utf8)
        #expect(svg.hasPrefix("<svg"))
        #expect(svg.contains("stroke=\"#d70015\" stroke-width=\"2\""))
        #expect(svg.contains("≥ 8 ≠ -8"))
        // The height of the label comes from a constraint in the list that is not part of the conflict.
        #expect(svg.contains(##"height="20" fill="none" stroke="#d70015" stroke-width="2""##))
        let single = "<NSLayoutConstraint:0x1 V:[UIView:0xa1(100)]>"
        for (path, isJSON) in [("-", false), (file.path() + "x", false), (file.path() + "x", true)] {
            let error = #expect(throws: CommandError.self) {
                try run(single, .init(picture: path, isJSON: isJSON))
            }
            #expect(error?.kind.rawValue == 73)
            #expect(error?.sentence == "\(path) was not written: no list contradicts itself.")
        }
    }

    @Test("writes JSON of one shape, with null for what is missing")
    func json() throws {
        let json = try ReportBook(ConflictReport.all(in: Self.log)).json()
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(Array(object.keys) == ["reports"])
        let report = try #require((object["reports"] as? [[String: Any]])?.first)
        #expect(
            report.keys.sorted() == [
                "advice", "broken", "conflict", "constraints", "lines", "note", "read", "remedies",
            ])
        #expect(report["lines"] as? Int == 6)
        #expect(report["read"] as? Int == 5)
        #expect(report["broken"] as? Int == 2)
        #expect(report["note"] as? String == "1 of 6 lines could not be read.")
        #expect((report["advice"] as? [String])?.count == 2)
        let remedies = try JSONSerialization.data(withJSONObject: try #require(report["remedies"]))
        let known = ConflictReport.all(in: Self.log)[0].explanation.remedies
        #expect(try JSONDecoder().decode([LayoutRemedy].self, from: remedies) == known)
        #expect(known.map { $0.changes.map(\.property) } == [[.constant], [.priority]])
        #expect(known[0].changes.map(\.new) == [84])
        let conflict = try #require(report["conflict"] as? [String: Any])
        #expect(conflict["members"] as? [Int] == [0, 1, 2, 3])
        #expect(conflict["by"] as? Double == 16)
        let constraints = try #require(report["constraints"] as? [[String: Any]])
        #expect(constraints.count == 6)
        let gap = constraints[2]
        #expect(
            gap.keys.sorted() == ["class", "file", "id", "identifier", "isOfSystem", "line", "sentence", "text"])
        #expect(gap["id"] as? String == "0x6003")
        #expect(gap["class"] as? String == "NSLayoutConstraint")
        #expect(gap["identifier"] as? String == "Bar.swift:38")
        #expect(gap["sentence"] as? String == "UILabel \"Send\" is at least 8 after UIButton \"Back\"")
        #expect(gap["isOfSystem"] as? Bool == false)
        #expect(gap["file"] as? String == "Bar.swift")
        #expect(gap["line"] as? Int == 38)
        #expect(constraints[0]["file"] is NSNull)
        #expect(constraints[5]["sentence"] is NSNull)
        #expect(constraints[5]["text"] as? String == "<NSLayoutConstraint:0x6006 V:[UILabel:0x7a2'Send'(2")
        let consistent = ConflictReport.all(in: "<NSLayoutConstraint:0x1 V:[UIView:0xa1(100)]>")
        #expect(try ReportBook(consistent).json().contains("\"conflict\" : null"))
    }
}
