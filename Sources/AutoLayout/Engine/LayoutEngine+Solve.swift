internal import ConstraintSolver

extension LayoutEngine {
    /// Brings rows and values up to date and marks the views whose values changed; nothing where nothing is pending.
    /// - Parameter follow: called before content that has got another height is solved again, so that constraints can
    ///   follow it.
    func solve(_ follow: () -> Void = {}) {
        guard needsSolve else { return }
        var rounds = 0
        repeat {
            if rounds > 0 { follow() }
            refreshStaleBaselines()
            if needsRebuild { rebuild() }
            makeRoom()
            refreshItems()
            makeRows()
            useWaitingItems()
            refreshItems()
            solver.solve()
            statistics.add(solver.statistics)
            needsSolve = false
            takeChanges()
            rounds += 1
        } while fitContent() && rounds < LayoutEngine.fitLimit
        hasNews = true
    }

    /// Lets the solver's storage grow once for all that is waiting: four unknowns for each item, and what most constraints
    /// have in terms.
    private func makeRoom() {
        let (items, rows) = (items.awaitingRowsCount + awaitingUse.count, table.awaitingCount)
        solver.reserve(variables: 4 * items, constraints: rows, terms: 3 * rows)
    }

    /// Tells the items their new values and lists those that have any.
    func takeChanges() {
        let (nodes, roles) = (items.nodes, items.roles)
        var listed = items.awaitingPlace
        items.awaitingPlace = []
        var refitted: [Int32] = []
        solver.withChanges { changed, values in
            for position in changed.indices {
                let index = Int(changed[position])
                let role = roles[index]
                guard role >= 0, let flags = nodes[Int(role >> 2)]?.flags else { continue }
                if role & 3 == 2, flags.contains(.heightFollowsWidth) { refitted.append(role >> 2) }
                if !flags.contains(.awaitsPlace) { listed.append(role >> 2) }
                nodes[Int(role >> 2)]?.take(values[index], at: role & 3)
            }
        }
        items.awaitingPlace = listed
        awaitingFit += refitted.compactMap { nodes[Int($0)] }
    }

    /// Where the solver has put an item, in root space, exact.
    func solvedRect(of node: LayoutNode) -> Rect? { node.isInUse ? node.solved : nil }

    /// The same rectangle with both edges on whole pixels, so that neighbours that touch go on touching.
    func shownRect(of node: LayoutNode) -> Rect? { node.isInUse ? shown(node.solved) : nil }

    /// A rectangle of root space on the pixels it is shown on.
    func shown(_ rect: Rect) -> Rect {
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
    @inline(__always) func frame(_ rect: Rect, in corner: Point) -> Rect {
        let (x, y) = (rect.minX - corner.x, rect.minY - corner.y)
        let (width, height) = (rect.width, rect.height)
        if displayScale != 0 || SIMD4(x, y, width, height).areTidy {
            return Rect(x: x, y: y, width: width, height: height)
        }
        return Rect(x: x.tidy, y: y.tidy, width: width.tidy, height: height.tidy)
    }
}

extension SIMD4<Double> {
    /// Whether these are numbers of 512ths, which have nine decimals, or large. Nearly all are whole or halves, and a
    /// division takes its time.
    @inline(__always) fileprivate var areTidy: Bool {
        // Next to this number there are only 512ths.
        let large = 3 * 0x1p42
        return self + large - large == self
    }
}

extension Double {
    /// The nearest number with nine decimals; from some millions on there are no more of them anyway.
    var tidy: Double {
        abs(self) < 4e6 && !SIMD4(repeating: self).areTidy ? (self * 1e9).rounded() / 1e9 : self
    }

    /// The nearest pixel edge, the later one from exact halves; a solver's last bits do not decide which.
    func onPixel(_ scale: Double) -> Double {
        (self * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}
