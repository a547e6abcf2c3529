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
        for remedy in explanation.remedies where !lets(report, hold: remedy) {
            let ofSystem = report.constraints.filter { $0.isOfSystem }
            if explanation.remedies.count == 1, !ExactSystem(ofSystem, allowingForRounding: true).isFeasible {
                continue
            }
            return "This is not enough: \(remedy.sentence)"
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
