import Testing

@testable import LayoutReports

@Suite("The text of a line")
struct CleaningTests {
    private static func clean(_ text: String, joiningLines: Bool = true) -> String {
        let bytes = Array(text.utf8)
        return String(decoding: TextCleaner.clean(bytes, 0..<bytes.count, joiningLines: joiningLines), as: UTF8.self)
    }

    @Test(
        "is restored as the system wrote it",
        arguments: [
            ("a\tb", "a b"), ("`a`", "a"), ("a\u{A0}b", "a b"), ("a\u{A0}\u{A0}b", "a  b"), ("é", "é"),
            ("\\\"a\\\"", "\"a\""), ("a\\nb", "a b"), ("\\<a\\_b\\>", "<a_b>"), ("a\\", "a\\"), ("a\\b", "a\\b"),
            ("\\@\\[\\]\\{\\}\\/\\:\\`\\~", "@[]{}/:`~"), ("\\0\\9\\A\\Z\\a\\z", "\\0\\9\\A\\Z\\a\\z"),
            ("\\é\\ ", "\\é\\ "),
            ("\\U2019", "\u{2019}"), ("\\u00e9t\\u00E9", "été"), ("\\Ud83d\\Ude00!", "\u{1F600}!"), ("\\U20", "\\U20"),
            ("\\Ud83d!", "\u{FFFD}!"), ("3 \u{2212} 2 \u{2013} 1", "3 - 2 - 1"), ("a\u{2014}b", "a--b"),
            ("\u{2018}|\u{2019}:UIView", "'|':UIView"), ("\u{2018}a\u{2019}", "\u{2018}a\u{2019}"),
        ])
    func restored(_ text: String, _ expected: String) {
        #expect(Self.clean(text) == expected)
    }

    @Test(
        "joins its lines without what quotes or comments each of them",
        arguments: [
            ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\n   b", "a b"), ("a\n> b", "a b"), ("a\n  >  b", "a b"),
            ("a\n// b", "a b"), ("a\n//b", "a b"), ("a\n/b", "a /b"), ("a\n>b", "a >b"), ("a\n>", "a >"),
            ("a\n> // b", "a b"), ("a\n", "a "), ("a\nb\nc", "a b c"),
        ])
    func joined(_ text: String, _ expected: String) {
        #expect(Self.clean(text) == expected)
        // Where each line is a constraint, the line ends stay.
        let kept = text.utf8.filter { $0 != 0x0D }
        #expect(Self.clean(text, joiningLines: false).utf8.elementsEqual(kept))
    }

    @Test("has its end where the given number of cleaned bytes ends")
    func end() {
        for (text, length, end) in [
            ("abc", 2, 2), ("\\Ud83d\\Ude00!", 4, 12), ("\\Ud83d\\Ude00!", 5, 13), ("a\u{A0}b", 2, 3), ("`a`b", 1, 2),
            ("a\n> b", 2, 4), ("a\u{2014}b", 3, 4),
        ] {
            let bytes = Array(text.utf8)
            let found = TextCleaner.end(of: length, in: bytes, 0..<bytes.count, joiningLines: true)
            #expect(found == end, "\(text)")
        }
    }

    @Test(
        "has numbers with exponents",
        arguments: [
            ("1e3", "1000"), ("1e+3", "1000"), ("2500e-2", "25"), ("1.25e2", "125"), ("0.5e1", "5"), ("12e0", "12"),
            ("1E2", "100"),
        ])
    func exponents(_ number: String, _ value: String) throws {
        let line = "<NSLayoutConstraint:0x1 UIView:0xa1.width == \(number)   (active)>"
        let report = try #require(ConflictReport.all(in: Sample.report([line], broken: line)).first)
        #expect(report.explanation.sentences == ["UIView's width is \(value)"])
    }

    @Test("may put a few blanks between a bracket and the class of a constraint")
    func blanks() {
        for (blanks, isFound) in [(0, true), (1, true), (6, true), (7, true), (8, false)] {
            let line = "<\(String(repeating: " ", count: blanks))MyConstraint: 0x1 UIView:0xa1.width == 40>"
            let other = "<NSLayoutConstraint:0x2 UIView:0xa1.width == 50   (active)>"
            let found = ConflictReport.all(in: Sample.report([line, other], broken: other)).first?.constraints ?? []
            #expect(found.contains { $0.id == "0x1" } == isFound, "\(blanks): \(found.map(\.text))")
        }
    }

    @Test("names its location with or without a line number")
    func location() throws {
        for (place, file, number) in [
            ("@Separator.swift#17", "Separator.swift" as String?, 17 as Int?),
            ("@My App/Bar.swift#5", "My App/Bar.swift", 5),
            ("@Separator", nil, nil), ("@Sep!arator", nil, nil),
        ] {
            let line = "<SnapKit.LayoutConstraint:0x1\(place) UIView:0xa1.width == 40>"
            let report = try #require(ConflictReport.all(in: Sample.report([line], broken: line)).first)
            let constraint = try #require(report.constraints.first)
            #expect(constraint.isRead && constraint.file == file && constraint.line == number, "\(place)")
        }
    }

    @Test("has an identifier without the blanks after it")
    func blanksAfterNames() throws {
        for text in ["title .width == 40", "title  .width == 40", "x .width == 40"] {
            let line = "<NSLayoutConstraint:0x1 \(text)   (active)>"
            let report = try #require(ConflictReport.all(in: Sample.report([line], broken: line)).first)
            #expect(report.explanation.sentences == ["\(text.prefix { $0 != " " })'s width is 40"])
        }
    }
}

@Suite("The text around a constraint")
struct SurroundingTests {
    @Test(
        "ends at an empty line, also with blanks and carriage returns in it",
        arguments: [
            ("a\nb", 3), ("a\n\nb", 1), ("a\n \r\t \nb", 1), ("a\r\n\r\nb", 2), ("a\n b\n\n", 4), ("a\n  ", 1), ("", 0),
            ("a\n \tb\n\r\nc", 5),
        ])
    func paragraph(_ text: String, _ end: Int) {
        let bytes = Array(text.utf8)
        #expect(ReportReader(bytes).endOfParagraph(from: 0, to: bytes.count) == end)
    }

    @Test("may have up to seven blanks after the bracket", arguments: 0..<10)
    func brackets(_ count: Int) {
        let blanks = String(repeating: " ", count: count)
        #expect(ReportReader(Array("<\(blanks)a".utf8)).hasBracket(before: count + 1) == (count < 8))
        #expect(!ReportReader(Array("(\(blanks)a".utf8)).hasBracket(before: count + 1))
        #expect(!ReportReader(Array("\(blanks)a".utf8)).hasBracket(before: count))
    }

    @Test(
        "is not printed",
        arguments: [
            ("a", "a"), ("a>\",\r\n", "a>"), ("a\t \"", "a"), ("a,b\"\",,", "a,b"), ("\", \n", ""), ("\"a", "\"a"),
        ])
    func printed(_ text: String, _ expected: String) {
        let bytes = Array(text.utf8)
        #expect(ReportReader(bytes).printed(0..<bytes.count, false) == expected)
        #expect(ReportReader(bytes).printed(0..<bytes.count, true) == "<" + expected)
    }
}
