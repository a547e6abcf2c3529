/// A repeated column: the grid makes as many as fit into the width.
extension GridView {
    /// As many columns as fit into a width, but no more than there are cells for, and no fewer than the widest cell takes.
    private func columnCount(inWidth width: Double, atLeast least: Double) -> Int {
        let step = max(least + columnSpacing, 1)
        let room = { (count: Int) in Double(count) * step - self.columnSpacing }
        let most = max(1, spanCount)
        var count = max(1, Int(min((width + columnSpacing) / step, Double(most))))
        // The thresholds decide, whatever the division was rounded to.
        if count < most, room(count + 1) <= width { count += 1 }
        if count > 1, room(count) > width { count -= 1 }
        return max(count, widestSpan)
    }

    /// The number of columns that fit; as many as there are if their number is given.
    final var fittingColumnCount: Int {
        leastColumnWidth.map { columnCount(inWidth: layoutNode.solvedWidth, atLeast: $0) } ?? columns.count
    }

    /// Makes as many columns as fit now.
    final func alignColumns() {
        let count = fittingColumnCount
        while columns.count < count { addTrack(.share(1), .horizontal) }
        while columns.count > count { removeTrack(.horizontal) }
        arrangementChanged()
    }
}
