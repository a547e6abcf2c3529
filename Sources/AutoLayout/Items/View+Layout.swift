extension View {
    /// Asks for `layoutSubviews()` in the next pass.
    public final func setNeedsLayout() {
        guard layoutNode.flags.isDisjoint(with: [.needsLayout, .isPlain]) else { return }
        layoutNode.markForLayout(.needsLayout)
    }

    /// Asks for `updateConstraints()` in the next pass.
    public final func setNeedsUpdateConstraints() {
        layoutNode.markForUpdate(.needsUpdateConstraints)
    }

    /// Calls `updateConstraints()` now, children first, in this view and those in it that asked.
    public final func updateConstraintsIfNeeded() {
        var pass = LayoutPass(top: self)
        pass.updateConstraints()
    }

    /// Brings everything in this view up to date: constraints, then frames, parents first.
    ///
    /// The view's own frame comes first; what is beside it or above waits for a pass from further up.
    /// - Complexity: in proportion to what has changed; O(1) where nothing has.
    public final func layoutIfNeeded() {
        guard LayoutPass.isPending(layoutNode) else { return }
        var pass = LayoutPass(top: self)
        pass.run()
    }

    /// The active constraints whose container this view is: the nearest view that holds both items.
    /// - Complexity: O(*n* log *n*) in their number.
    public final var constraints: [LayoutConstraint] {
        guard let engine = layoutNode.engine else { return [] }
        return engine.table.slots(heldBy: layoutNode.slot).map(engine.handle(at:))
    }
}
