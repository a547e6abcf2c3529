/// What the end of a pass has to tell. Where nothing is wrong, a few numbers are compared and that is all.
extension LayoutEngine {
    func reportNews() {
        guard hasNews, condition != .dissolved else { return }
        hasNews = false
        reportConflicts()
        reportAmbiguities()
    }
}
