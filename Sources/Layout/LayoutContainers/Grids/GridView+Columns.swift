/// Repeated columns, of which the grid makes as many as fit into its width.
extension GridView {
    /// The number of columns that fit into a width, but not more than the cells span in total, and not fewer than the
    /// widest cell spans.
    private func columnCount(inWidth width: Double, atLeast least: Double) -> Int {
        let step = max(least + columnSpacing, 1)
        let room = { (count: Int) in (Double(count) * step - self.columnSpacing).tidy }
        let most = max(1, spanCount)
        var count = max(1, Int(min((width + columnSpacing) / step, Double(most))))
        // The thresholds are decisive, regardless of rounding in the division.
        if count < most, room(count + 1) <= width { count += 1 }
        if count > 1, room(count) > width { count -= 1 }
        return max(count, widestSpan)
    }

    /// The number of columns that fit; the existing number if it is fixed.
    final var fittingColumnCount: Int {
        leastColumnWidth.map { columnCount(inWidth: layoutNode.solvedWidth, atLeast: $0) } ?? columns.count
    }

    /// Adjusts the number of columns to the number that fits now, and requests an update of the arrangement.
    final func alignColumns() {
        let count = fittingColumnCount
        while columns.count < count { addTrack(.share(1), .horizontal) }
        while columns.count > count { removeTrack(.horizontal) }
        arrangementChanged()
    }
}
