import AutoLayout
import CommandSupport
import Foundation
import LayoutReports

/// The findings about reports, in a machine-readable form.
struct ReportBook: Encodable {
    struct Report: Encodable {
        struct Line: Encodable {
            let id: String?
            let `class`: String?
            let identifier: String?
            let text: String
            let sentence: String?
            let isOfSystem: Bool
            let file: String?
            let line: Int?
        }

        struct Conflict: Encodable {
            /// The indices in `constraints` of the constraints that contradict each other.
            let members: [Int]
            /// The smallest change to a constant that would let all of them hold, in points.
            let by: Double
        }

        let lines: Int
        let read: Int
        let constraints: [Line]
        let conflict: Conflict?
        /// The index in `constraints` of the constraint that the system broke.
        let broken: Int?
        let advice: [String]
        /// The advice as data.
        let remedies: [LayoutRemedy]
        let note: String?
    }

    let reports: [Report]

    init(_ reports: [ConflictReport]) {
        self.reports = reports.map { Report($0, $0.explanation) }
    }

    func json() throws(CommandError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else {
            throw CommandError(kind: .cannotWrite, sentence: "What was found cannot be written as JSON.")
        }
        return String(decoding: data, as: UTF8.self)
    }
}

extension ReportBook.Report {
    fileprivate init(_ report: ConflictReport, _ explanation: ReportExplanation) {
        lines = report.constraints.count
        read = report.readCount
        constraints = zip(report.constraints, explanation.sentences).map { constraint, sentence in
            Line(
                id: constraint.id, class: constraint.className, identifier: constraint.identifier,
                text: constraint.text, sentence: sentence, isOfSystem: constraint.isOfSystem, file: constraint.file,
                line: constraint.line)
        }
        conflict = explanation.conflict.map { Conflict(members: $0.members, by: $0.gap) }
        broken = report.brokenIndex
        advice = explanation.advice
        remedies = explanation.remedies
        note = explanation.note
    }

    private enum CodingKeys: CodingKey {
        case lines, read, constraints, conflict, broken, advice, remedies, note
    }

    /// Writes null for missing values.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(lines, forKey: .lines)
        try container.encode(read, forKey: .read)
        try container.encode(constraints, forKey: .constraints)
        try container.encode(conflict, forKey: .conflict)
        try container.encode(broken, forKey: .broken)
        try container.encode(advice, forKey: .advice)
        try container.encode(remedies, forKey: .remedies)
        try container.encode(note, forKey: .note)
    }
}

extension ReportBook.Report.Line {
    private enum CodingKeys: CodingKey {
        case id, `class`, identifier, text, sentence, isOfSystem, file, line
    }

    /// Writes null for missing values.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(`class`, forKey: .class)
        try container.encode(identifier, forKey: .identifier)
        try container.encode(text, forKey: .text)
        try container.encode(sentence, forKey: .sentence)
        try container.encode(isOfSystem, forKey: .isOfSystem)
        try container.encode(file, forKey: .file)
        try container.encode(line, forKey: .line)
    }
}
