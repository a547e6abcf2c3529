extension View {
    /// Requests a call to `layoutSubviews()` in the next pass.
    public final func setNeedsLayout() {
        guard layoutNode.flags.isDisjoint(with: [.needsLayout, .isPlain]) else { return }
        layoutNode.markForLayout(.needsLayout)
    }

    /// Requests a call to `updateConstraints()` in the next pass.
    public final func setNeedsUpdateConstraints() {
        layoutNode.markForUpdate(.needsUpdateConstraints)
    }

    /// Calls `updateConstraints()` now on this view and its descendants if they requested it, children first.
    ///
    /// Inside `updateConstraints()`, and while a pass measures content, this method does nothing: the requested calls
    /// follow anyway.
    /// - Complexity: proportional to the number of views that requested the call, of their ancestors and of the
    ///   siblings of both.
    public final func updateConstraintsIfNeeded() {
        var pass = LayoutPass(top: self)
        pass.updateConstraints()
    }

    /// Updates the constraints of this view and its descendants, then the frames, parents first.
    ///
    /// The view's own frame is updated first; the rest of the tree is left for later. Inside a pass over the same tree,
    /// in one of its callbacks or in the diagnostic handler, the call returns immediately, and the pass runs one more
    /// round.
    /// - Complexity: proportional to what has changed; O(1) if nothing has.
    public final func layoutIfNeeded() {
        guard LayoutPass.isPending(layoutNode) else { return }
        LayoutPass.run(over: self)
    }

    /// The constraints in effect whose container, the nearest common ancestor of their items, is this view.
    /// - Complexity: O(*n* log *n*) in the number of constraints that this view holds, plus O(1) for each constraint of
    ///   the tree that has never been listed.
    public final var constraints: [LayoutConstraint] {
        guard let engine = layoutNode.engine else { return [] }
        let slots = engine.table.slots(heldBy: layoutNode.slot)
        return slots.filter { !engine.table.records[Int($0)].isSuspended }.map(engine.handle(at:))
    }
}
