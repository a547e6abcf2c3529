import LayoutWords

@testable import LayoutReports

/// Remedies, checked by applying them to the whole list.
enum Remedies {
    /// The fault in the remedies of an explanation; nil if each lets the whole list hold, or what is left is a conflict
    /// among the system's own constraints.
    static func fault(of report: ConflictReport, _ explanation: ReportExplanation) -> String? {
        if explanation.description.split(whereSeparator: { $0 == " " || $0 == "\n" }).joined(separator: " ")
            .contains("Other constraints of the list contradict each other, too.")
        {
            return nil
        }
        for remedy in explanation.tried where !lets(report, hold: remedy) {
            let ofSystem = report.constraints.filter { $0.isOfSystem }
            if explanation.tried.count == 1, !ExactSystem(ofSystem, allowingForRounding: true).isFeasible {
                continue
            }
            return "This is not enough: \(remedy.sentence)"
        }
        for (remedy, data) in zip(explanation.tried, explanation.remedies)
        where !data.changes.isEmpty && lets(report, hold: remedy) && !lets(report, hold: Remedy(data, of: report)) {
            return "The data is not enough: \(data)"
        }
        return nil
    }

    static func lets(_ report: ConflictReport, hold remedy: Remedy) -> Bool {
        var constraints: [ReportedConstraint] = []
        var changes: [Int: Double] = [:]
        for (index, constraint) in report.constraints.enumerated() where !remedy.dropped.contains(index) {
            if let change = remedy.changes.first(where: { $0.constraint == index }) {
                changes[constraints.count] = change.change
            }
            constraints.append(constraint)
        }
        return ExactSystem(constraints, changing: changes, allowingForRounding: true).isFeasible
    }
}

extension Remedy {
    /// A remedy read from its data alone.
    fileprivate init(_ data: LayoutRemedy, of report: ConflictReport) {
        var (dropped, changes): ([Int], [(constraint: Int, change: Double)]) = ([], [])
        for change in data.changes {
            guard let member = change.member else { continue }
            switch change.property {
            case .constant, .width, .height, .spacing: changes.append((member, change.new - change.old))
            case .priority, .isActive: dropped.append(member)
            case .translatesAutoresizingMaskIntoConstraints:
                let view = report.constraints[member].equation?.first.item
                dropped += report.constraints.indices.filter {
                    report.constraints[$0].role == .autoresizing && report.constraints[$0].equation?.first.item == view
                }
            }
        }
        self.init(data.cause, data.sentence, without: dropped, changing: changes)
    }
}
