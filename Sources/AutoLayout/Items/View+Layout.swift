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
    ///
    /// Inside `updateConstraints()`, and while a pass reads content, the call does nothing: those that asked are called
    /// in the same pass anyway.
    public final func updateConstraintsIfNeeded() {
        guard !layoutNode.flags.isDisjoint(with: LayoutNode.Flags.updateWork) else { return }
        var pass = LayoutPass(top: self)
        pass.updateConstraints()
    }

    /// Brings everything in this view up to date: constraints, then frames, parents first.
    ///
    /// The view's own frame comes first; what else is in the tree waits. Inside a pass over the same tree, in one of its
    /// callbacks or where a diagnostic is told, the call returns at once, and the pass goes one more round.
    /// - Complexity: in proportion to what has changed; O(1) where nothing has.
    public final func layoutIfNeeded() {
        guard LayoutPass.isPending(layoutNode) else { return }
        LayoutPass.run(over: self)
    }

    /// The active constraints whose container this view is: the nearest view that holds both items.
    /// - Complexity: O(*n* log *n*) in their number.
    public final var constraints: [LayoutConstraint] {
        guard let engine = layoutNode.engine else { return [] }
        return engine.table.slots(heldBy: layoutNode.slot).map(engine.handle(at:))
    }
}
