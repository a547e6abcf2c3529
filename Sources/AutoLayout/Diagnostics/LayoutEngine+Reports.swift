/// What is reported at the end of a pass. If nothing is wrong, this costs a few comparisons.
extension LayoutEngine {
    func reportNews() {
        guard hasNews, condition != .dissolved else { return }
        hasNews = false
        reportConflicts()
        reportAmbiguities()
    }
}
