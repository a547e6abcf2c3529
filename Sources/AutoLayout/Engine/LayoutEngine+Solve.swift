internal import ConstraintSolver

extension LayoutEngine {
    /// Brings rows and values up to date and marks the views whose values changed; nothing where nothing is pending.
    func solve() {
        guard needsSolve else { return }
        var rounds = 0
        repeat {
            if baselinesAreStale { refreshBaselines() }
            if needsRebuild { rebuild() }
            refreshItems()
            makeRows()
            refreshItems()
            solver.solve()
            statistics.add(solver.statistics)
            needsSolve = false
            markChanged()
            rounds += 1
        } while fitContent() && rounds < LayoutEngine.fitLimit
        reportConflicts()
    }

    private func markChanged() {
        for variable in solver.changedVariables {
            let slot = Int(slotOfVariable[variable.index])
            guard slot >= 0, let node = items[slot] else { continue }
            if node.flags.contains(.heightFollowsWidth), node.variables?.width == variable { awaitingFit.append(node) }
            if !node.flags.contains(.needsPlace) { node.markForLayout(.needsPlace) }
        }
    }

    /// Where the solver has put an item, in root space, exact.
    func solvedRect(of node: LayoutNode) -> Rect? {
        guard let variables = node.variables else { return nil }
        return Rect(
            x: solver.value(of: variables.x), y: solver.value(of: variables.y),
            width: solver.value(of: variables.width), height: solver.value(of: variables.height))
    }

    /// The same rectangle with both edges on whole pixels, so that neighbours that touch go on touching.
    func shownRect(of node: LayoutNode) -> Rect? {
        guard let rect = solvedRect(of: node) else { return nil }
        let scale = displayScale
        guard scale > 0 else { return rect }
        let (left, top) = (rect.minX.onPixel(scale), rect.minY.onPixel(scale))
        return Rect(
            x: left, y: top, width: rect.maxX.onPixel(scale) - left, height: rect.maxY.onPixel(scale) - top)
    }
}

extension LayoutEngine {
    /// A rectangle of root space as seen from a parent's corner. What is not on pixels anyway is rounded to nine
    /// decimals, so that the last bits, which depend on the order of the solver's sums, show nowhere.
    func frame(_ rect: Rect, in corner: Point) -> Rect {
        let (x, y) = (rect.minX - corner.x, rect.minY - corner.y)
        guard displayScale == 0 else { return Rect(x: x, y: y, width: rect.width, height: rect.height) }
        return Rect(x: x.tidy, y: y.tidy, width: rect.width.tidy, height: rect.height.tidy)
    }
}

extension Double {
    /// The nearest number with nine decimals; from some millions on there are no more of them anyway.
    var tidy: Double { abs(self) < 4e6 ? (self * 1e9).rounded() / 1e9 : self }

    /// The nearest pixel edge, the later one from exact halves; a solver's last bits do not decide which.
    func onPixel(_ scale: Double) -> Double {
        (self * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
