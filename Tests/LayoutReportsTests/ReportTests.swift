import Testing

@testable import LayoutReports

/// A string with reports, and the expected findings.
struct Paste: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    /// The number of constraints of each report and the index of its broken one; all lines have to be understood.
    var reports: [(lines: Int, broken: Int?)] = [(5, 2)]

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ reports: [(lines: Int, broken: Int?)] = [(5, 2)]) {
        self.name = name
        self.text = text
        self.reports = reports
    }
}

extension Paste {
    private static let lines = Sample.lines
    private static let conflict = Sample.conflict
    private static let header = "Unable to simultaneously satisfy constraints."

    private static func each(_ text: String, _ change: (String) -> String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }.joined(separator: "\n")
    }

    private static func replacing(_ text: String, _ old: String, _ new: String) -> String {
        text.split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
    }

    static let shapes: [Paste] = [
        Paste("UIKit", conflict),
        Paste("AppKit", Sample.appKit(lines, broken: Sample.gap)),
        Paste(
            "newer AppKit",
            "Conflicting constraints detected: (\n" + lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
                + "\n).\nWill attempt to recover by breaking \(Sample.gap).\n"),
        Paste("no advice of the system", header + "\n" + Sample.list(lines) + Sample.recovery(Sample.gap)),
        Paste(
            "the advice on one line, with the note",
            header
                + " Probably at least one of the constraints in the following list is one you don't want. Try this:"
                + " (1) look at each constraint and try to figure out which you don't expect; (2) find the code that"
                + " added the unwanted constraint or constraints and fix it. (Note: If you're seeing"
                + " NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the documentation for the"
                + " UIView property translatesAutoresizingMaskIntoConstraints) \n" + Sample.list(lines)
                + Sample.recovery(Sample.gap)
                + "Break on objc_exception_throw to catch this in the debugger.\n"),
        Paste("the list on the header's line", header + " " + Sample.list(lines) + Sample.recovery(Sample.gap)),
        Paste(
            "the end of the list on the last line",
            header + "\n(\n" + lines.map { "\"\($0)\"" }.joined(separator: ",\n") + ")\n" + Sample.recovery(Sample.gap)),
        Paste(
            "the broken constraint on the line of its sentence",
            header + Sample.list(lines) + "Will attempt to recover by breaking constraint \(Sample.gap)\n"),
        Paste(
            "a broken label with a newline in it",
            header
                + Sample.list([#"<NSLayoutConstraint:0x11 UILabel:0x7a2'two\nlines\U2019'.height == 20   (active)>"#])
                + Sample.recovery("<NSLayoutConstraint:0x11 UILabel:0x7a2'two\nlines’'.height == 20   (active)>"),
            [(1, 0)]),
        Paste("another constraint is broken", Sample.report(lines, broken: Sample.height), [(5, 4)]),
        Paste(
            "the broken constraint is not in the list", Sample.report(Array(lines.dropFirst()), broken: Sample.width),
            [(4, nil)]),
        Paste("constraints hidden by the system", "[Layout] " + header + " <private>\n", [(0, nil)]),
        Paste(
            "stamps", "2018-02-05 14:48:19.693248-0800 My App[1234:567] [LayoutConstraints] " + conflict),
        Paste("an old stamp", "2016-09-04 20:43:03.447 App D[12:345] " + conflict),
        Paste("a stamp of syslog", "Mar  4 18:25:38 host SpringBoard[10567]: " + conflict),
        Paste("a stamp on each line", each(conflict) { "11/15/14 7:37:32.893 AM App[92]: <Warning>: " + $0 }),
        Paste("a hidden app", "21/03/2018 21:50:12.007 ****[55]: " + conflict),
        Paste("text without reports", "Unable to open a file.\n(\n)\nNSLayoutConstraint: see the manual\n", []),
        Paste("nothing", "", []),
        Paste(
            "an array of the debugger",
            "(lldb) po view.constraints\n< __NSArrayM 0x600001>(\n" + lines.joined(separator: ",\n") + "\n)\n", []),
        Paste(
            "constraints that are drawn in a window",
            "Clicked on overlapping visualized constraints: (\n"
                + lines.map { "\"\($0)\" (Actual Distance - pixels):196" }.joined(separator: ",\n") + "\n)\n", []),
    ]

    static let changed: [Paste] = [
        Paste("quoted", each(conflict) { "> " + $0 }),
        Paste("quoted twice", each(conflict) { "> > " + $0 }),
        Paste("a comment in code", each(conflict) { "//\t\t" + $0 }),
        Paste("a comment in a block", "/*\n" + conflict + "*/\n"),
        Paste("one more tab", each(conflict) { "\t" + $0 }),
        Paste("no indentation", replacing(conflict, "    ", "")),
        Paste("one blank in place of three", replacing(conflict, "   ", " ")),
        Paste("all on one line", replacing(conflict, "\n", " ")),
        Paste("all on one line, without blanks", replacing(conflict, "\n", "")),
        Paste("line ends of Windows", replacing(conflict, "\n", "\r\n")),
        Paste("escaped brackets", replacing(replacing(conflict, "<NS", #"\<NS"#), ">\"", #"\>""#)),
        Paste("entities of HTML", replacing(replacing(replacing(conflict, "&", "&amp;"), "<", "&lt;"), ">", "&gt;")),
        Paste("asterisks for dashes", replacing(replacing(conflict, "-(", "**("), ")-", ")**")),
        Paste("tildes for dashes", replacing(replacing(conflict, "-(", "~~("), ")-", ")~~")),
        Paste("long dashes", replacing(replacing(conflict, "-(", "\u{2013}("), ")-", ")\u{2014}")),
        Paste("no quotes", replacing(conflict, "\"", "")),
        Paste("blanks behind brackets", replacing(conflict, "\"<", "\"< ")),
        Paste("brackets lost", replacing(replacing(conflict, "<NS", "NS"), ")>", ")")),
        Paste(
            "a bracket behind the address", replacing(replacing(conflict, "t:0x600", "t: 0x600"), "'Bar.swift:38' ", "")
        ),
        Paste("back quotes", replacing(replacing(conflict, "'|'", "`'|'`"), "\"<", "`\"<")),
        Paste("curly quotes around the superview", replacing(conflict, "'|'", "\u{2018}|\u{2019}")),
        Paste("no header", String(conflict[conflict.firstIndex(of: "(")!...].drop { $0 != "\n" })),
        Paste("no header and no parenthesis", lines.joined(separator: "\n") + "\n" + Sample.recovery(Sample.gap)),
        Paste("no end of the list", replacing(conflict, "\n)\n", "\n")),
        Paste("no broken line", header + "\n" + Sample.list(lines), [(5, nil)]),
        Paste("no sentence before the broken line", header + "\n" + Sample.list(lines) + "\n" + Sample.gap + "\n"),
        Paste(
            "a list replaced by points", header + "\n(\n    ...\n)\n" + Sample.recovery(Sample.gap), [(0, nil)]),
        Paste("repeated lines", Sample.report([Sample.width] + lines + [Sample.gap], broken: Sample.gap), [(7, 3)]),
        Paste(
            "output of the app between lines",
            header + "\n(\n" + lines.map { "    \"\($0)\"," }.joined(separator: "\napp: loaded (12 rows)\n")
                + "\n)\n" + Sample.recovery(Sample.gap)),
        Paste("wrapped by mail", replacing(conflict, "   (active", "\n> (active")),
        Paste("two reports", conflict + conflict, [(5, 2), (5, 2)]),
        Paste(
            "three reports, on one line", replacing(conflict + conflict + conflict, "\n", " "),
            [(5, 2), (5, 2), (5, 2)]),
        Paste(
            "the tail of a report before the next",
            "    \"\(Sample.gap)\",\n    \"\(Sample.height)\"\n)\n" + Sample.recovery(Sample.width) + conflict,
            [(2, nil), (5, 2)]),
        Paste(
            "28 reports", Array(repeating: conflict, count: 28).joined(separator: "app output\n"),
            Array(repeating: (5, 2), count: 28)),
        Paste("bytes that are no text", "\u{0}\u{1}\u{FFFD}" + conflict + "\u{0}"),
    ]
}

@Suite("A report in a text")
struct ReportTests {
    @Test("is found in each form that the systems print", arguments: Paste.shapes)
    func shape(_ paste: Paste) { check(paste) }

    @Test("is found however pasting has changed it", arguments: Paste.changed)
    func changed(_ paste: Paste) { check(paste) }

    private func check(_ paste: Paste) {
        let reports = ConflictReport.all(in: paste.text)
        #expect(reports.map { $0.constraints.count } == paste.reports.map { $0.lines })
        #expect(reports.map { $0.readCount } == paste.reports.map { $0.lines })
        #expect(reports.map { $0.brokenIndex } == paste.reports.map { $0.broken })
        // The conflict is the same, however the text was pasted.
        for (report, expected) in zip(reports, paste.reports) where expected.lines >= 5 {
            let conflict = report.explanation.conflict
            #expect(conflict?.gap == 16)
            #expect(conflict?.members.count == 4)
        }
    }

    @Test("is explained as far as possible if its list is hidden or missing")
    func missing() {
        #expect(
            ConflictReport.all(in: "Unable to simultaneously satisfy constraints: <private>").map {
                $0.explanation.note
            }
                == ["The system hid the constraints of this report, so nothing can be said about them."])
        let tail = ConflictReport.all(in: Sample.recovery(Sample.gap))
        #expect(tail.map { $0.explanation.note } == ["The list of constraints is missing."])
        #expect(tail.map { $0.brokenConstraint?.text } == [Sample.gap])
    }
}
