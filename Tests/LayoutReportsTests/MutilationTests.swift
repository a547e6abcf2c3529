import TestSupport
import Testing

@testable import LayoutReports

/// Damaged reports, checked by an independent solver.
@Suite("A damaged report")
struct MutilationTests {
    @Test("yields only sets that contradict themselves, and none larger than necessary", arguments: 0..<8)
    func mutilated(share: Int) {
        for seed in Effort.seeds(10_000, long: 200_000, share: share, of: 8) {
            if Effort.isTraced { print("seed \(seed)") }
            var mutilator = Mutilator(seed: seed)
            let samples = Sample.various
            let (one, other) = (samples[Int(seed) % samples.count], samples[Int(seed / 7) % samples.count])
            let text = seed % 5 == 0 ? one + other : one
            for report in ConflictReport.all(in: mutilator.mutilate(text)) {
                if let fault = fault(of: report) {
                    Issue.record(
                        "Seed \(seed): \(fault)\n\(report.constraints.map { $0.text }.joined(separator: "\n"))\n\(report.explanation)"
                    )
                }
            }
        }
    }

    @Test("is explained correctly before it is damaged, too")
    func whole() {
        for (index, sample) in Sample.various.enumerated() {
            let reports = ConflictReport.all(in: sample)
            #expect(!reports.isEmpty, "sample \(index)")
            for report in reports { #expect(fault(of: report) == nil, "sample \(index)") }
        }
    }

    /// The fault in a report's explanation; nil if there is none.
    private func fault(of report: ConflictReport) -> String? {
        let explanation = report.explanation
        guard explanation.sentences.count == report.constraints.count else { return "Sentences are missing." }
        guard let conflict = explanation.conflict else {
            if explanation.note == nil { return "There is neither a conflict nor a note." }
            if !explanation.advice.isEmpty { return "There is advice without a conflict." }
            // A contradiction no larger than the rounding error need not be reported.
            let isFeasible = ExactSystem(report.constraints, allowingForRounding: true).isFeasible
            return isFeasible || hasHugeNumbers(report) ? nil : "The list contradicts itself."
        }
        let members = conflict.members.map { report.constraints[$0] }
        guard !members.isEmpty, conflict.gap > 0 else { return "A conflict is empty." }
        if ExactSystem(members, allowingForRounding: true).isFeasible { return "The set can hold." }
        for index in members.indices {
            var others = members
            others.remove(at: index)
            if ExactSystem(others, allowingForRounding: true).isFeasible { continue }
            if !isNecessary(index, to: conflict, members) { return "Member \(index) can be spared." }
        }
        return hasHugeNumbers(report) ? nil : Remedies.fault(of: report, explanation)
    }

    /// Whether a change that almost suffices for all members suffices without one of them.
    private func isNecessary(
        _ index: Int, to conflict: ReportExplanation.Conflict, _ members: [ReportedConstraint]
    ) -> Bool {
        conflict.changes.enumerated().contains { other, change in
            guard let change, other != index else { return false }
            var others = members
            others.remove(at: index)
            let almost = change * 0.99
            let place = other < index ? other : other - 1
            return !ExactSystem(members, changing: [other: almost], allowingForRounding: true).isFeasible
                && ExactSystem(others, changing: [place: almost], allowingForRounding: true).isFeasible
        }
    }

    private func hasHugeNumbers(_ report: ConflictReport) -> Bool {
        report.constraints.compactMap { $0.equation }.contains {
            abs($0.constant.value) > 1e9 || abs($0.multiplier.value) > 1e9
        }
    }
}
