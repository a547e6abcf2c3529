internal import ConstraintSolver

extension LayoutEngine {
    /// Reads the size of an item's content and its priorities again, if they were invalidated, and updates the rows
    /// for that size.
    func alignIntrinsicRows(of node: LayoutNode) {
        guard node.flags.contains(.needsIntrinsicSize), node.isInUse else { return }
        node.flags.remove(.needsIntrinsicSize)
        if let guide = node.guide?.contentGuide { return alignTrackRows(of: node, guide) }
        guard !node.flags.contains(.isPlain), let view = node.view else { return }
        if node.isPlacedByFrame { view.alignMinimumContent() }
        let size = node.isPlacedByFrame ? View.noIntrinsicSize : contentSize(of: view, node)
        let container = view.container
        // In a trial the container is the real one, which must not be notified. A stack also reads the content of views
        // that are placed by their frames.
        if standIns.isEmpty, node.isInUse(in: self), let container {
            container.contentWasRead(of: view, node.isPlacedByFrame ? view.fittedContentSize : size)
        }
        // The getter may have removed the view.
        guard node.isInUse(in: self), size.width >= 0 || size.height >= 0 || node.contentPlace >= 0 else { return }
        let tracks = node.isPlacedByFrame ? nil : contentTracks(of: view)
        var rows = items.content(of: node) ?? IntrinsicRows()
        setContent(&rows, .horizontal, size.width, of: view, node, tracks?.horizontal)
        setContent(&rows, .vertical, size.height, of: view, node, tracks?.vertical)
        items.setContent(rows, of: node)
        if node.flags.contains(.heightFollowsWidth), view.hugsWrappedLines { pending.hugs(node.slot) }
    }

    /// Rereads the height and the baselines of content whose width has changed.
    /// - Returns: whether another solve is needed, which is the case if any height has changed.
    func fitContent() -> Bool {
        if pending.awaitingFit.isEmpty { return needsSolve }
        let waiting = pending.awaitingFit.compactMap { self.node(at: $0) }
        pending.clearFit()
        for node in waiting {
            guard node.isInUse(in: self), let view = node.view, node.contentPlace >= 0,
                let height = fittedHeight(of: view, node, instead: view.intrinsicContentSize.width),
                node.isInUse(in: self), var rows = items.content(of: node), height != rows.content.height
            else { continue }
            setContent(&rows, .vertical, height, of: view, node, contentTracks(of: view)?.vertical)
            items.setContent(rows, of: node)
            pending.invalidated(by: node)
            if standIns.isEmpty { view.notifyContainer() }
        }
        // The lines have changed, and perhaps the baselines with them.
        for node in waiting { refreshBaselines(of: node) }
        return needsSolve
    }

    /// The size of a view's content; a height that depends on the width is the one at the view's current width or, if
    /// it has none yet, at its natural width.
    func contentSize(of view: View, _ node: LayoutNode) -> Size {
        var size = view.checkedIntrinsicContentSize
        if let height = fittedHeight(of: view, node, instead: size.width) { size.height = height }
        return size
    }

    /// The height of a view's content at the view's current width, or at the natural width if the view has no width
    /// yet, or at 0 if there is no natural width either; nil if the height does not depend on the width or is unusable,
    /// or if the view's frame places the view.
    private func fittedHeight(of view: View, _ node: LayoutNode, instead natural: Double) -> Double? {
        guard node.isInUse(in: self), !node.isPlacedByFrame else { return nil }
        let width = solved(node).width
        let height = view.intrinsicContentHeight(forWidth: width > Tolerance.points ? width : max(0, natural))
        if height == nil {
            node.flags.remove(.heightFollowsWidth)
        } else {
            node.flags.insert(.heightFollowsWidth)
            pending.contentFollowsWidth()
        }
        return height?.isUsable == true ? height : nil
    }

    /// Sets the length of a view's content along an axis. The content has rows of its own unless a track represents it,
    /// which is possible only at the default priorities.
    func setContent(
        _ rows: inout IntrinsicRows, _ axis: Axis, _ length: Double, of view: View, _ node: LayoutNode,
        _ track: ContentTrack?
    ) {
        pending.requestSolve()
        let (unknowns, solver) = (items.unknowns[Int(node.slot)], solver)
        var priorities = view.contentPriorities(for: axis)
        let isUsual = view.hasUsualPriorities(for: axis)
        if isUsual, let track { priorities.resistance = track.resistance }
        let isLeft = isUsual && track?.isFilled == true
        let ownLength = isLeft ? View.noIntrinsicMetric : length
        let before = rows.content.extent(axis)
        if axis == .horizontal {
            let wraps = node.flags.contains(.heightFollowsWidth)
            if wraps != rows.wraps, rows.width.hugging >= 0 {
                remove([solver.handle(ofConstraint: rows.width.hugging)])
                rows.width.hugging = -1
            }
            rows.wraps = wraps
            rows.width = align(
                rows.width, solver, unknowns.width, ownLength, priorities,
                huggingAge: wraps ? .wrapping : .content)
            rows.content.width = length
        } else {
            rows.height = align(
                rows.height, solver, unknowns.height, ownLength, priorities,
                huggingAge: .content)
            rows.content.height = length
        }
        guard let track, track.isFilled else { return }
        if isLeft { contentChanged(in: track, from: before, to: length) } else { contentChanged(of: track.guide) }
    }

    /// The priority of a row for the size of an item's content, which a container may have chosen; nil if there is no row.
    package func priority(ofContent node: LayoutNode, _ axis: Axis, isHugging: Bool) -> Double? {
        let row = items.content(of: node)?.row(axis, isHugging: isHugging) ?? -1
        return row < 0 ? nil : solver.priority(of: row)
    }

    /// Updates the row that makes an extent at least as large as a length, or adds the row if there is none.
    /// - Returns: the index of the row; -1 if there is no length.
    func align(_ row: Int32, _ extent: Int32, atLeast length: Double, _ priority: LayoutPriority) -> Int32 {
        pending.requestSolve()
        return align(row, solver, extent, .greaterThanOrEqual, length, priority, .content)
    }

    /// - Returns: the rows after the change.
    private func align(
        _ pair: IntrinsicRows.Pair, _ solver: Solver, _ extent: Int32, _ length: Double,
        _ priorities: (hugging: LayoutPriority, resistance: LayoutPriority), huggingAge: Age
    ) -> IntrinsicRows.Pair {
        IntrinsicRows.Pair(
            hugging: align(pair.hugging, solver, extent, .lessThanOrEqual, length, priorities.hugging, huggingAge),
            // A minimum of 0 has no effect, but keeping the row preserves its rank for when the content returns.
            resistance: align(
                pair.resistance, solver, extent, .greaterThanOrEqual, length, priorities.resistance, .content))
    }

    /// - Returns: the index of the row; -1 if there is no length.
    private func align(
        _ row: Int32, _ solver: Solver, _ extent: Int32, _ relation: Relation, _ length: Double,
        _ priority: LayoutPriority, _ age: Age
    ) -> Int32 {
        guard length >= 0 else {
            if row >= 0 { remove([solver.handle(ofConstraint: row)]) }
            return -1
        }
        guard row >= 0 else {
            let none: ShortTerm = (0, -1)
            return solver.add(
                ((1, extent), none, none, none), relation, constant: length, priority: priority.rawValue, age: age)
        }
        attempt("A content size of \(length) at \(priority.rawValue)") {
            () throws(SolverError) in
            let present = solver.handle(ofConstraint: row)
            try solver.setConstant(of: present, to: length)
            try solver.setPriority(of: present, to: priority.rawValue)
        }
        return row
    }
}
