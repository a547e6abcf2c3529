import Testing

@testable import LayoutReports

/// Conflicts that more constraints decide than are necessary for a contradiction.
@Suite("Amounts and remedies")
struct WholeListTests {
    private func report(_ lines: [String], broken: Int? = nil) throws -> ConflictReport {
        let list = "Unable to simultaneously satisfy constraints.\n" + Sample.list(lines)
        let text = broken.map { list + Sample.recovery(lines[$0]) } ?? list
        return try #require(ConflictReport.all(in: text).first)
    }

    @Test("are those of the whole list, not of the part of it that is enough for a contradiction")
    func separator() throws {
        // 10 + 40 + 8 = 58 are more than 50, but 10 + 40 + 8 + 1 = 59 have to fit.
        let report = try report([
            "<NSLayoutConstraint:0x11 UILabel:0x1.top == UIView:0x9.top + 10   (active)>",
            "<NSLayoutConstraint:0x12 UILabel:0x1.height == 40   (active)>",
            "<NSLayoutConstraint:0x13 V:[UILabel:0x1]-(8)-[UIView:0x2]   (active)>",
            "<NSLayoutConstraint:0x14 UIView:0x2.height == 1   (active)>",
            "<NSLayoutConstraint:0x15 UIView:0x2.bottom == UIView:0x9.bottom   (active)>",
            "<NSLayoutConstraint:0x16 UIView:0x9.height == 50   (active)>",
        ])
        let explanation = report.explanation
        #expect(explanation.conflict?.members == [0, 1, 2, 3, 4, 5])
        #expect(explanation.conflict?.gap == 9)
        // The height of the separator cannot be 1 - 9.
        #expect(explanation.conflict?.changes == [-9, -9, -9, nil, 9, 9])
        #expect(explanation.description.contains("cannot all be satisfied; they differ by 9:"))
        #expect(
            explanation.advice.first?.hasPrefix("change 50 to 59 in the constraint that UIView 0x9's height") == true)
    }

    @Test("do not include a change after which the rest of the list still contradicts itself")
    func buttons() throws {
        // 8 + 130 + 8 + 130 + 8 = 284, with 55 available; without one of the widths, 154 are left.
        let report = try report(
            [
                "<NSLayoutConstraint:0x11 UIButton:0x1'A'.width == 130   (active)>",
                "<NSLayoutConstraint:0x12 UIButton:0x2'B'.width == 130   (active)>",
                "<NSLayoutConstraint:0x13 H:|-(8)-[UIButton:0x1'A']   (active, names: '|':UIView:0x9 )>",
                "<NSLayoutConstraint:0x14 H:[UIButton:0x1'A']-(8)-[UIButton:0x2'B']   (active)>",
                "<NSLayoutConstraint:0x15 H:[UIButton:0x2'B']-(8)-|   (active, names: '|':UIView:0x9 )>",
                "<NSLayoutConstraint:0x16 'UIView-Encapsulated-Layout-Width' UIView:0x9.width == 55   (active)>",
            ], broken: 0)
        let explanation = report.explanation
        #expect(explanation.conflict?.gap == 229)
        #expect(explanation.conflict?.changes == [nil, nil, -229, -229, 229, 229])
        #expect(
            explanation.advice == [
                "lower the priority of the constraint that UIButton \"B\"'s trailing is 8 before UIView's trailing to"
                    + " 999, so that it gives way to what UIView is given."
            ])
        #expect(Remedies.fault(of: report, explanation) == nil)
    }

    @Test("say what else has to give way where nothing is enough alone")
    func several() throws {
        // Both children fill the parent, but are 120 and 150 high; the parent is 100 high.
        let fills = [("0x1", "0x2"), ("0x3", "0x4")].enumerated().flatMap { index, ids in
            [
                "<NSLayoutConstraint:\(ids.0)1 V:|-(0)-[UIView:0xa\(index)]   (active, names: '|':UIView:0x9 )>",
                "<NSLayoutConstraint:\(ids.1)1 V:[UIView:0xa\(index)]-(0)-|   (active, names: '|':UIView:0x9 )>",
            ]
        }
        let report = try report(
            [
                "<NSLayoutConstraint:0x11 UIView:0xa0.height == 120   (active)>",
                "<NSLayoutConstraint:0x12 UIView:0xa1.height == 150   (active)>",
                "<NSLayoutConstraint:0x13 UIView:0x9.height == 100   (active)>",
            ] + fills, broken: 0)
        let explanation = report.explanation
        #expect(explanation.conflict?.gap == 20)
        #expect(explanation.advice.count == 1)
        #expect(
            explanation.advice == [
                "lower the priority of the constraint that UIView 0xa0's height is 120 and the constraint that UIView"
                    + " 0x9's height is 100 to 999."
            ])
        #expect(
            explanation.description.split(separator: "\n").joined(separator: " ").contains(
                "Other constraints of the list contradict some of these, too."))
        #expect(Remedies.fault(of: report, explanation) == nil)
    }

    @Test("say that there is a second conflict in the list")
    func second() throws {
        let explanation = try report([
            "<NSLayoutConstraint:0x11 UIView:0xa0.height == 120   (active)>",
            "<NSLayoutConstraint:0x12 UIView:0xa0.height == 150   (active)>",
            "<NSLayoutConstraint:0x13 UIView:0xa1.width == 10   (active)>",
            "<NSLayoutConstraint:0x14 UIView:0xa1.width == 12   (active)>",
        ]).explanation
        #expect(explanation.conflict?.members.count == 2)
        #expect(explanation.conflict?.changes.allSatisfy { $0 != nil } == true)
        #expect(explanation.description.contains("Other constraints of the list contradict each other, too."))
    }

    @Test("name translatesAutoresizingMaskIntoConstraints of an app's own view")
    func mask() throws {
        let report = try report([
            "<NSAutoresizingMaskLayoutConstraint:0x6001 h=--& v=--& MyApp.HeaderCard:0x7a1.height == 0   (active)>",
            "<NSLayoutConstraint:0x6002 V:|-(12)-[UILabel:0x7a2'Title']   (active, names: '|':MyApp.HeaderCard:0x7a1 )>",
            "<NSLayoutConstraint:0x6003 UILabel:0x7a2'Title'.bottom == MyApp.HeaderCard:0x7a1.bottom - 12   (active)>",
        ])
        #expect(report.explanation.conflict?.gap == 24)
        #expect(
            report.explanation.advice == [
                "if constraints place HeaderCard, set its translatesAutoresizingMaskIntoConstraints to false.",
                "lower the priority of the constraint that UILabel \"Title\"'s bottom is 12 above HeaderCard's bottom to 999,"
                    + " so that it gives way until HeaderCard has its final height.",
            ])
        #expect(Remedies.fault(of: report, report.explanation) == nil)
    }

    @Test(
        "are not suggested where only the system's views take part",
        arguments: [
            [
                "<NSLayoutConstraint:0x1 V:|-(20)-[UIInputSetContainerView:0x2]   (Names: '|':UITextEffectsWindow:0x3 )>",
                "<NSLayoutConstraint:0x4 'UIInputWindowController-top' V:|-(0)-[UIInputSetContainerView:0x2]   (Names: '|':UITextEffectsWindow:0x3 )>",
            ],
            [
                "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& V:[FI_TBrowserBackgroundView:0x2(0)]>",
                "<NSLayoutConstraint:0x3 V:|-(0)-[NSClipView:0x4]   (Names: '|':FI_TBrowserBackgroundView:0x2 )>",
                "<NSLayoutConstraint:0x5 V:[NSClipView:0x4]-(17)-|   (Names: '|':FI_TBrowserBackgroundView:0x2 )>",
            ],
        ])
    func system(lines: [String]) throws {
        let explanation = try report(lines).explanation
        #expect(explanation.conflict?.members.count == lines.count)
        #expect(explanation.advice == [])
        #expect(
            explanation.note == "All of them are the system's own: there is none among them that the app could change.")
    }
}
