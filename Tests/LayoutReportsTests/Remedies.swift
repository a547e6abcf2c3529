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
        for remedy in explanation.remedies where !remedy.changes.isEmpty && !lets(report, hold: remedy) {
            let ofSystem = report.constraints.filter { $0.isOfSystem }
            if explanation.remedies.count == 1, !ExactSystem(ofSystem, allowingForRounding: true).isFeasible {
                continue
            }
            return "This is not enough: \(remedy.sentence)"
        }
        return nil
    }

    /// Whether the list can hold after a remedy that is read from its data alone.
    static func lets(_ report: ConflictReport, hold remedy: LayoutRemedy) -> Bool {
        var (dropped, amounts): (Set<Int>, [Int: Double]) = ([], [:])
        for change in remedy.changes {
            guard let member = change.member else { continue }
            switch change.property {
            case .constant, .width, .height, .spacing: amounts[member] = change.new - change.old
            case .priority, .isActive: dropped.insert(member)
            case .translatesAutoresizingMaskIntoConstraints:
                let view = report.constraints[member].equation?.first.item
                dropped.formUnion(
                    report.constraints.indices.filter {
                        report.constraints[$0].role == .autoresizing
                            && report.constraints[$0].equation?.first.item == view
                    })
            }
        }
        var constraints: [ReportedConstraint] = []
        var changes: [Int: Double] = [:]
        for (index, constraint) in report.constraints.enumerated() where !dropped.contains(index) {
            changes[constraints.count] = amounts[index]
            constraints.append(constraint)
        }
        return ExactSystem(constraints, changing: changes, allowingForRounding: true).isFeasible
    }
}
