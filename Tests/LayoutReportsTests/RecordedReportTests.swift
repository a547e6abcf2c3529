import TestSupport
import Testing

@testable import LayoutReports

/// What is read from reports of all kinds, whole and damaged, and how it is explained, as last reviewed.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter RecordedReportTests` rewrites the files.
@Suite("As recorded are")
struct RecordedReportTests {
    private func check(_ text: String, _ name: String) throws {
        let differences = try Recording("\(name).txt").differences(from: text)
        #expect(differences.isEmpty, "\(differences)")
    }

    private func words(_ side: Equation.Side?) -> String {
        guard let side else { return "–" }
        let item = side.item
        let parts = [item.className, item.address, item.text, item.name, item.isSuperviewOf].map { $0 ?? "" }
        return "\(item.key)(\(parts.joined(separator: "|"))\(item.isAmbiguous ? "?" : "")).\(side.attribute)"
    }

    private func words(_ number: PrintedNumber) -> String {
        number.rounding == 0 ? "\(number.value)" : "\(number.value)±\(number.rounding)"
    }

    private func words(_ constraint: ReportedConstraint) -> String {
        let origin = [constraint.id, constraint.className, constraint.identifier, constraint.file].map { $0 ?? "" }
        let head =
            "\(origin.joined(separator: "|")):\(constraint.line ?? 0)"
            + (constraint.role.map { " \($0)" } ?? "")
        guard let equation = constraint.equation else { return "\(head) unread: \(constraint.text)" }
        return "\(head) \(words(equation.first)) \(equation.relation) \(words(equation.multiplier)) × "
            + "\(words(equation.second)) + \(words(equation.constant)) @\(equation.priority ?? -1) "
            + "in \(equation.superview?.key ?? "–")\(equation.isGap ? " gap" : "")"
    }

    /// All that is read from a text.
    private func reading(_ text: String) -> String {
        ConflictReport.all(in: text).map { report in
            let lines = report.constraints.map { "  \(words($0))\n" }.joined()
            let broken = report.brokenConstraint.map { "  broken \(report.brokenIndex ?? -1): \(words($0))\n" } ?? ""
            let marks = [
                report.isRedacted ? "redacted" : "", report.isListClosed ? "closed" : "",
                report.message.map { "\($0)" } ?? "",
            ]
            return "\(marks.joined(separator: " ")) \(report.readCount)\n\(lines)\(broken)"
        }.joined()
    }

    private func explanation(_ text: String) -> String {
        ConflictReport.all(in: text).map { report in
            let explanation = report.explanation
            let conflict = explanation.conflict.map { "\($0.members) \($0.gap) \($0.changes.map { $0 ?? .nan })" }
            // The type names without their module.
            let remedies = "\(explanation.remedies)".replacing(/\w+\.(?=LayoutRemedy)/, with: "")
            return "\(conflict ?? "no conflict")\n\(remedies)\n\(explanation)\n"
        }.joined()
    }

    @Test("the lines of reports in each form")
    func forms() throws {
        try check(
            Form.all.map { "\($0.name)\n" + reading(Sample.report([$0.line], broken: $0.line)) }.joined(), "forms")
    }

    @Test("reports in each shape, and as pasting has changed them")
    func pastes() throws {
        try check((Paste.shapes + Paste.changed).map { "\($0.name)\n" + reading($0.text) }.joined(), "pastes")
    }

    @Test("explanations of conflicts of all kinds")
    func explanations() throws {
        let cases = AdviceOnReportsTests.Case.all.map { sample in
            let broken = sample.lines[sample.broken ?? sample.lines.count - 1]
            return "\(sample.name)\n" + explanation(Sample.report(sample.lines, broken: broken))
        }
        let various = Sample.various.enumerated().map { "\($0)\n" + explanation($1) }
        try check((cases + various).joined(separator: "\n"), "explanations")
    }

    @Test("damaged reports", arguments: 0..<4)
    func damaged(_ share: Int) throws {
        var text = ""
        for seed in UInt64(25 * share)..<UInt64(25 * share + 25) {
            var mutilator = Mutilator(seed: seed)
            let bytes = mutilator.mutilate(Sample.various[Int(seed) % Sample.various.count])
            for report in ConflictReport.all(in: bytes) {
                let explanation = report.explanation
                text += "\(seed): \(report.readCount) of \(report.constraints.count), \(report.brokenIndex ?? -1), "
                text += "\(explanation.conflict?.members ?? []) \(explanation.conflict?.gap ?? 0)\n"
                text += (explanation.sentences.map { $0 ?? "–" } + explanation.meanings + explanation.advice)
                    .map { "  \($0)\n" }.joined()
                text += explanation.note.map { "  \($0)\n" } ?? ""
            }
        }
        try check(text, "damaged-\(share)")
    }

    private static let lines = [
        "<NSLayoutConstraint:0x6003 'Bar.swift:38' H:[UIButton:0x7a1'Back']-(>=8.5@750)-[title]   (active, names: title:0x7a2 )>",
        "<SnapKit.LayoutConstraint:0x6701@Form.swift#12 UIView:0x811.left <= 0.5*UIView:0x812.right - 20.25 ^999.0>",
        "<NSLayoutConstraint:0x1 V:|-(>=NSSpace(8)@250)-[UIView:0x2]   (active, names: '|':UIView:0x3 )>",
        "<NSLayoutConstraint:0x1 V:[UIView:0x2(<=50@3)]>",
    ]

    /// The first line that is read from a report of one line, after each of its characters was changed.
    private func readings(_ lines: [String], changing change: (inout String, String.Index) -> Void) -> String {
        lines.flatMap { line in
            line.indices.map { index in
                var changed = line
                change(&changed, index)
                let reading = reading(Sample.report([changed], broken: changed)).split(separator: "\n")
                return "\(line[index]) \(reading.dropFirst().first ?? "")\n"
            }
        }.joined()
    }

    @Test("reports without one of their characters")
    func shortened() throws {
        try check(readings(Self.lines) { $0.remove(at: $1) }, "shortened")
    }

    @Test("reports with a blank more")
    func blanks() throws {
        try check(readings(Self.lines) { $0.insert(" ", at: $1) }, "blanks")
    }
}

@Suite("Equations of reports")
struct EquationTests {
    @Test("are equal if all of their parts are, also after one of the reports was read again")
    func equality() throws {
        func equation(_ body: String) throws -> Equation {
            let line = "<NSLayoutConstraint:0x1 \(body)>"
            return try #require(
                ConflictReport.all(in: Sample.report([line], broken: line)).first?.constraints[0].equation)
        }
        let bodies = [
            "UIView:0xa1.width == 2*UIView:0xa2.width + 3", "UIView:0xa3.width == 2*UIView:0xa2.width + 3",
            "UIView:0xa1.height == 2*UIView:0xa2.width + 3", "UIView:0xa1.width <= 2*UIView:0xa2.width + 3",
            "UIView:0xa1.width == 3*UIView:0xa2.width + 3", "UIView:0xa1.width == 2*UIView:0xa2.width + 4",
            "UIView:0xa1.width == 2*UIView:0xa4.width + 3", "UIView:0xa1.width == 2*UIView:0xa2.width + 3 ^5.0",
            "UIView:0xa1.width == 3",
            "UIView:0xa1.width == 2*UIView:0xa2.width + 3   (active, names: '|':UIView:0xa5 )",
            "UIView:0xa1.left == UIView:0xa2.right + 8", "H:[UIView:0xa2]-(8)-[UIView:0xa1](LTR)",
        ]
        let equations = try bodies.map(equation)
        for (index, one) in equations.enumerated() {
            #expect(one == (try equation(bodies[index])))
            for other in equations.dropFirst(index + 1) { #expect(one != other, "\(bodies[index])") }
        }
        #expect(Set(try (bodies + bodies).map(equation)).count == bodies.count)
    }

    @Test("name the superview if other lines name only one", arguments: [("0xb1", "0xb1"), ("0xb2", nil)])
    func superview(_ second: String, _ expected: String?) throws {
        let lines = ["0xb1", second].map {
            "<NSLayoutConstraint:0x1 H:|-(8)-[UIView:0xa1]   (active, names: '|':UIView:\($0) )>"
        }
        let line = "<NSLayoutConstraint:0x2 V:|-(9)-[UIView:0xa1]>"
        let report = try #require(ConflictReport.all(in: Sample.report(lines + [line], broken: line)).first)
        #expect(report.constraints.last?.equation?.second?.item.address == expected)
    }
}
