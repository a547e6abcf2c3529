internal import ConstraintSolver

extension LayoutEngine {
    /// Brings rows and values up to date and marks the views whose values changed; nothing where nothing is pending.
    func solve() {
        guard needsSolve else { return }
        if needsRebuild { rebuild() }
        refreshItems()
        makeRows()
        refreshItems()
        solver.solve()
        needsSolve = false
        markChanged()
        reportConflicts()
    }

    private func markChanged() {
        for variable in solver.changedVariables {
            let slot = Int(slotOfVariable[variable.index])
            guard slot >= 0, let node = items[slot], !node.flags.contains(.needsPlace) else { continue }
            node.markForLayout(.needsPlace)
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

extension Double {
    /// The nearest pixel edge, the later one from exact halves; a solver's last bits do not decide which.
    func onPixel(_ scale: Double) -> Double {
        (self * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
