internal import LayoutWords

/// A sentence of advice, and its effect on the list of a report.
struct Remedy: Hashable, Sendable {
    struct Change: Hashable, Sendable {
        let constraint: Int
        let change: Double
    }

    let cause: LayoutRemedy.Cause
    var sentence: String
    /// The constraints that are removed, or that give way.
    var dropped: [Int]
    /// The constraints whose constants change, and the changes.
    let changes: [Change]

    init(
        _ cause: LayoutRemedy.Cause, _ sentence: String, without dropped: [Int] = [],
        changing changes: [(constraint: Int, change: Double)] = []
    ) {
        self.cause = cause
        self.sentence = sentence
        self.dropped = dropped
        self.changes = changes.map { Change(constraint: $0.constraint, change: $0.change) }
    }

    /// The rows of the list after the remedy.
    func applied(to rows: [ReportRow]) -> [ReportRow] {
        rows.compactMap { row in
            if dropped.contains(row.constraint) { return nil }
            let change = changes.first { $0.constraint == row.constraint }?.change
            return change.map { row.moved(by: $0) } ?? row
        }
    }
}

extension [Remedy] {
    /// The remedies without those whose sentence occurred before.
    var withoutDuplicates: [Remedy] {
        reduce(into: []) { all, remedy in
            if !all.contains(where: { $0.sentence == remedy.sentence }) { all.append(remedy) }
        }
    }
}
