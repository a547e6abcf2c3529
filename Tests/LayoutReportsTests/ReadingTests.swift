import Testing

@testable import LayoutReports

@Suite("A line of a report")
struct ReadingTests {
    @Test("is read in each form that the system has", arguments: Form.all)
    func form(_ form: Form) throws {
        let reports = ConflictReport.all(in: Sample.report([form.line], broken: form.line))
        let report = try #require(reports.first)
        #expect(reports.count == 1)
        let constraint = try #require(report.constraints.first)
        #expect(report.constraints.count == 1)
        #expect(report.explanation.sentences == [form.sentence])
        #expect(constraint.id == form.id)
        #expect(constraint.className == form.className)
        #expect(constraint.identifier == form.identifier)
        #expect(constraint.file == form.file)
        #expect(constraint.line == form.source)
        #expect(constraint.isOfSystem == form.isOfSystem)
        #expect(constraint.text == form.line)
        #expect(report.brokenIndex == 0)
    }

    @Test("is tested in at least 60 forms")
    func enough() {
        #expect(Form.all.count >= 60)
    }

    @Test(
        "is kept as text and not guessed at where something is missing or unknown",
        arguments: [
            "<NSLayoutConstraint:0x1 UIView:0xa1.width == 12", "<NSLayoutConstraint:0x1 V:[UIView:0xa1(2",
            "<NSLayoutConstraint:0x1 (null)>", "<NSLayoutConstraint:0x1 UIView:0xa1.size == 12   (active)>",
            "<NSLayoutConstraint:0x1 UIView:0xa1.width =", "<NSLayoutConstraint:0x1 UIView:0xa1.width == nan>",
            "<NSLayoutConstraint:0x1 UIView:0xa1.width == 1e999>",
            "<NSLayoutConstraint:0x1 H:|-(8)-[UIView:0xa1]   (active, names: '|':UIVi",
            "<NSLayoutConstraint:0x1 H:|-(x)-[UIView:0xa1]>", "<NSLayoutConstraint:0x1>", "<NSLayoutConst",
            "<UIView: 0x1>",
            "<NSLayoutConstraint:0x1 UIView:0xa1.width == 12 + >",
        ])
    func unread(_ line: String) throws {
        let whole = "<NSLayoutConstraint:0x2 UIView:0xa1.width == 40   (active)>"
        let report = try #require(ConflictReport.all(in: Sample.report([line, whole, whole], broken: whole)).first)
        #expect(report.constraints.map { $0.isRead } == [false, true, true])
        #expect(report.constraints.map { $0.text } == [line, whole, whole])
        #expect(report.explanation.sentences == [nil, "UIView's width is 40", "UIView's width is 40"])
        #expect(report.explanation.note?.contains("1 of 3 lines could not be read.") == true)
    }

    @Test(
        "may have quotes and spaces in an identifier",
        arguments: [
            "UIView:0xa1.height == 40", "V:[UIView:0xa1(40)]",
            "H:|-(8)-[UIView:0xa1]   (active, names: '|':UIView:0xb1 )",
        ])
    func quotes(body: String) throws {
        for identifier in ["height", "users' list' height", "the users' list", "it's", "'' '"] {
            let line = "<NSLayoutConstraint:0x1 '\(identifier)' \(body)>"
            let report = try #require(ConflictReport.all(in: Sample.report([line], broken: line)).first)
            #expect(report.constraints.map { $0.identifier } == [identifier])
            #expect(report.constraints[0].isRead)
        }
    }

    @Test("may name an item by words that look like a size")
    func nameLikeSize() throws {
        let equation =
            "<NSLayoutConstraint:0x2 row (3).leading == UIView:0xb1.leading + 20   (active, names: row (3):0xa1 )>"
        for (format, sentence) in [
            ("H:|-(8)-[row (3)]", "leading"), ("H:[row (3)]-(8)-|", "trailing"), ("H:|[row (3)]", "leading"),
        ] {
            let line = "<NSLayoutConstraint:0x1 \(format)   (active, names: row (3):0xa1, '|':UIView:0xb1 )>"
            let report = try #require(ConflictReport.all(in: Sample.report([line, equation], broken: line)).first)
            #expect(report.constraints.map { $0.isRead } == [true, true], "\(format)")
            #expect(report.explanation.sentences[0]?.hasPrefix("row (3)'s \(sentence) ") == true)
            #expect((report.explanation.conflict != nil) == (sentence == "leading"))
        }
    }
}
