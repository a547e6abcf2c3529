import AutoLayout
import CommandSupport
import Foundation
import LayoutReports

/// The findings about reports, in a machine-readable form.
struct ReportBook: Encodable {
    struct Report: Encodable {
        struct Line: Encodable {
            @OrNull var id: String?
            @OrNull var `class`: String?
            @OrNull var identifier: String?
            let text: String
            @OrNull var sentence: String?
            let isOfSystem: Bool
            @OrNull var file: String?
            @OrNull var line: Int?
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
        @OrNull var conflict: Conflict?
        /// The index in `constraints` of the constraint that the system broke.
        @OrNull var broken: Int?
        let advice: [String]
        /// The advice as data.
        let remedies: [LayoutRemedy]
        @OrNull var note: String?
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
}

/// A value that is written as null if it is missing.
@propertyWrapper
struct OrNull<Value: Encodable>: Encodable {
    var wrappedValue: Value?

    init(wrappedValue value: Value?) { wrappedValue = value }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}
