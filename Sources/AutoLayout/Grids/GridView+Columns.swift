/// Columns of which as many are made as fit into the width.
extension GridView {
    /// Has the pass tell when another number of columns fits.
    final func watchWidth() {
        columnTrigger = observe(!.width(0..<0, of: self), labels.location, isTrigger: true) { view, _ in
            (view as? GridView)?.rearmColumns()
        }
    }

    /// Makes as many columns as fit now, but no more than there are cells for, and waits for a width in which that is
    /// another number.
    final func rearmColumns() {
        guard let least = leastColumnWidth, let columnTrigger else { return }
        let step = max(least + columnSpacing, 1)
        let gap = columnSpacing
        let room = { (count: Int) in Double(count) * step - gap }
        let width = layoutNode.isPlacedByFrame ? frame.width : layoutNode.solved.tidy.width
        let most = max(1, spanCount)
        var count = max(1, Int(min((width + columnSpacing) / step, Double(most))))
        // The thresholds decide, whatever the division was rounded to.
        if count < most, room(count + 1) <= width { count += 1 }
        if count > 1, room(count) > width { count -= 1 }
        while columns.count < count { addTrack(.share(1), .horizontal) }
        while columns.count > count { removeTrack(.horizontal) }
        let low = count == 1 ? 0 : room(count)
        let stays: LayoutCondition =
            count == most ? .width(atLeast: low, of: self) : .width(low..<max(low, room(count + 1)), of: self)
        columnTrigger.condition = !stays
        arrangementChanged()
    }
}
