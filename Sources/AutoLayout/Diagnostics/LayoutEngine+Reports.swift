/// What is reported at the end of a pass. If nothing is wrong, this costs a few comparisons.
extension LayoutEngine {
    func reportNews() {
        guard findings.areDue, condition != .dissolved else { return }
        findings.areDue = false
        reportConflicts()
        reportAmbiguities()
    }
}
