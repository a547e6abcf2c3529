import Testing

@testable import LayoutReports

/// Advice that an app can follow, although most of the constraints are the system's.
@Suite("Advice on what the system has made")
struct AdviceTests {
    private func explain(_ lines: [String], broken: Int? = nil) throws -> ReportExplanation {
        let list = "Unable to simultaneously satisfy constraints.\n" + Sample.list(lines)
        let text = broken.map { list + Sample.recovery(lines[$0]) } ?? list
        return try #require(ConflictReport.all(in: text).first).explanation
    }

    @Test("offers the size that the system broke before the last one, and sums up what each change would be")
    func brokenSize() throws {
        let cell = "UITableViewCellContentView:0x7c1"
        let explanation = try explain(
            [
                "<NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0x7c2'Name']   (active, names: '|':\(cell) )>",
                "<NSLayoutConstraint:0x2 UILabel:0x7c2'Name'.width >= 200   (active)>",
                "<NSLayoutConstraint:0x3 H:[UILabel:0x7c2'Name']-(8)-[UIButton:0x7c3]   (active)>",
                "<NSLayoutConstraint:0x4 UIButton:0x7c3.width == 2*UIButton:0x7c4.width   (active)>",
                "<NSLayoutConstraint:0x5 UIButton:0x7c4.width >= 60   (active)>",
                "<NSLayoutConstraint:0x6 H:[UIButton:0x7c3]-(16)-|   (active, names: '|':\(cell) )>",
                "<NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Width' \(cell).width == 320   (active)>",
            ], broken: 1)
        #expect(
            explanation.description.contains(
                "Changing constraint 5 by 20, or any other by 40, would be enough."))
        #expect(
            explanation.advice.map { $0.split(separator: " to 999").first ?? "" } == [
                "lower the priority of the constraint that UILabel \"Name\"'s width is at least 200",
                "lower the priority of the constraint that UIButton 0x7c4's width is at least 60",
            ])
    }

    @Test("says first that a report was cut off")
    func cut() throws {
        let text =
            "(\n    \"<NSLayoutConstraint:0x1 A.width == B.height>\",\n    \"<NSLayoutConstraint:0x2 H:[A(80)]>\",\n"
        #expect(
            try #require(ConflictReport.all(in: text).first).explanation.note
                == "The end of the list is missing. As printed, these 2 constraints can all be satisfied.")
    }
}
