import ConflictScenes
import LayoutPreview
import LayoutReports
import TestSupport
import Testing

@testable import Gallery

/// Conflicts of all shapes as explained, drawn with letters, drawn as SVG and written as JSON, as last reviewed.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter RecordedSceneTests` rewrites the files.
@Suite("The views of a conflict are drawn as recorded:")
struct RecordedSceneTests {
    private static let lists = [
        [
            "0x1 UIButton:0xa1'Back'.width == 100", "0x2 H:|-(8)-[UIButton:0xa1'Back'] (names: '|':UIView:0xa3 )",
            "0x3 H:[UIButton:0xa1'Back']-(>=8)-[UILabel:0xa2'Send']",
            "0x4 UILabel:0xa2'Send'.leading == UIView:0xa3.leading + 100", "0x5 V:[UILabel:0xa2'Send'(20)]",
        ],
        [
            "0x1 V:|-(12)-[UILabel:0xa1'Price'] (names: '|':UITableViewCellContentView:0xa0 )",
            "0x2 V:[UILabel:0xa1'Price'(30.5)]", "0x3 V:[UILabel:0xa1'Price']-(12)-[UIImageView:0xa2]",
            "0x4 UIImageView:0xa2.width == 1.5*UIImageView:0xa2.height + 3", "0x5 H:[UIImageView:0xa2(320)]",
            "0x6 V:[UIImageView:0xa2]-(>=8)-| (names: '|':UITableViewCellContentView:0xa0 )",
            "0x7 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0xa0.height == 44",
        ],
        ["0x1 H:[UIView:0xa1(4)]", "0x2 H:[UIView:0xa1(7)]"], ["0x1 V:[UIView:0xa1(3)]", "0x2 V:[UIView:0xa1(900)]"],
        ["0x1 UIView:0xa1.width == -16"],
        [
            "0x1 UIView:0xa1.leading == UIView:0xa0.leadingMargin + 20",
            "0x2 UIView:0xa1.trailing == UIView:0xa0.trailingMargin - 20",
            "0x3 UIView:0xa1.width >= 200", "0x4 UIView:0xa1.centerX == UIView:0xa0.centerXWithinMargins",
            "0x5 UIView:0xa1.leading == UIView:0xa0.leadingMargin + 60",
        ],
        [
            "0x1 UILabel:0xa1'A'.firstBaseline == UILabel:0xa2'B'.lastBaseline + 30",
            "0x2 UILabel:0xa1'A'.baseline == UILabel:0xa2'B'.lastBaseline + 10",
        ],
        [
            "0x1 UIScrollView:0xa0.contentWidth == 300", "0x2 UIView:0xa1.width == UIScrollView:0xa0.contentWidth - 10",
            "0x3 UIView:0xa1.width <= 250", "0x4 UIScrollView:0xa0.contentHeight == 2*UIView:0xa1.height",
        ],
        [
            "0x1 UIView:0xa1.midX == UIView:0xa0.midX", "0x2 UIView:0xa1.minX == UIView:0xa0.minX + 5",
            "0x3 UIView:0xa1.maxX == UIView:0xa0.maxX - 9", "0x4 UIView:0xa0.width == 120",
        ],
        [
            "0x1 V:[UIView:0xa1]-(-4)-[UIView:0xa2]", "0x2 V:[UIView:0xa2]-(10)-[UIView:0xa3]",
            "0x3 UIView:0xa3.top <= UIView:0xa1.bottom - 8", "0x4 V:[UIView:0xa2(40)]", "0x5 V:[UIView:0xa1(26)]",
        ],
        [
            "0x1 H:|-(20)-[UIView:0xa1](LTR) (names: '|':UIView:0xa0 )",
            "0x2 UIView:0xa1.right == UIView:0xa0.right - 20",
            "0x3 UIView:0xa1.width == 0.5*UIView:0xa0.width", "0x4 UIView:0xa0.width == 390",
            "0x5 UIView:0xa1.centerY == UIView:0xa0.centerY - 7.25",
        ],
        ["0x1 H:[UIView:0xa1(30000)]", "0x2 H:[UIView:0xa1(40000)]"],
        [
            "0x1 H:|-(8)-[UIView:0xa1] (names: '|':UIView:0xa0 )",
            "0x2 H:|-(20)-[UIView:0xa1] (names: '|':UIView:0xa0 )",
        ],
        [
            "0x1 V:|-(-90)-[UIView:0xa1] (names: '|':UIView:0xa0 )",
            "0x2 V:|-(-80)-[UIView:0xa1] (names: '|':UIView:0xa0 )",
        ],
    ]

    private static func log(_ lines: [String]) -> String {
        lines.map { "<NSLayoutConstraint:\($0)>\n" }.joined()
    }

    private func check(_ text: String, _ name: String) throws {
        let differences = try Recording(name).differences(from: text)
        #expect(differences.isEmpty, "\(differences)")
    }

    @Test("in text, with rulers, below their explanations")
    func text() throws {
        let texts = Self.lists.map { Command.Explain.text(of: ConflictReport.all(in: Self.log($0))) }
        try check(texts.joined(separator: "\n\n"), "scenes.txt")
    }

    @Test("as pictures, with where each view was placed")
    func pictures() throws {
        let pictures = Self.lists.map { lines in
            let report = ConflictReport.all(in: Self.log(lines))[0]
            guard let scene = ConflictScene(report, report.explanation) else { return "none\n" }
            let members = scene.members.map { "\($0.number): \($0.words), \($0.constraint)\n" }
            return members.joined() + scene.svg + scene.root.svg([.constraints])
        }
        try check(pictures.joined(), "scenes.svg.txt")
    }

    @Test("and written as JSON")
    func json() throws {
        try check(
            try Self.lists.map { try ReportBook(ConflictReport.all(in: Self.log($0))).json() }.joined(separator: "\n"),
            "scenes.json.txt")
    }

    @Test("if they are smaller than 20,000 points, and at most 40 constraints contradict each other")
    func limits() {
        func isDrawn(_ lines: [String]) -> Bool {
            let report = ConflictReport.all(in: Self.log(lines))[0]
            #expect(report.explanation.conflict?.members.count == lines.count)
            return ConflictScene(report, report.explanation) != nil
        }
        for axis in ["H", "V"] {
            for (length, isFitting) in [(19_999, true), (20_000, false)] {
                #expect(
                    isDrawn(["0x1 \(axis):[UIView:0xa1(\(length))]", "0x2 \(axis):[UIView:0xa1(90000)]"]) == isFitting)
            }
        }
        for (count, isFitting) in [(40, true), (41, false)] {
            let steps = (1..<count).map { "0x\($0) UIView:0xa\($0).left == UIView:0xa\($0 - 1).left + 1" }
            #expect(isDrawn(steps + ["0x999 UIView:0xa\(count - 1).left == UIView:0xa0.left"]) == isFitting)
        }
    }
}
