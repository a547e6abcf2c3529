/// A guide that constraints of its own place in its view, such as the guide of the margins.
///
/// They are in effect while another constraint or a condition refers to the guide. Otherwise, merely reading the guide
/// would change layouts: the guide's size is never negative, which keeps a view at least as large as its margins.
class FollowingGuide: LayoutGuide {
    private final var constraints: [LayoutConstraint] = []
    private final var isFollowing = false
    /// Whether a constraint or a condition that referred to the guide may have ended.
    private final var mayBeUnused = false

    /// Places the guide by constraints.
    final func follow(_ constraints: [LayoutConstraint]) { self.constraints += constraints }

    override final var isInEffect: Bool { isFollowing }

    override final func willBeUsed() {
        if isFollowing { return }
        isFollowing = true
        LayoutConstraint.activate(constraints)
    }

    override final func useMayHaveEnded() {
        guard isFollowing else { return }
        mayBeUnused = true
        layoutNode.parent?.markForLayout(.needsInsets)
    }

    /// Takes the guide out of effect if nothing refers to it anymore.
    final func endUnlessUsed() {
        guard mayBeUnused, let engine = layoutNode.engine else { return }
        mayBeUnused = false
        let slots = engine.table.slots(on: layoutNode.slot)
        guard engine.conditions.table?.slots(reading: layoutNode).isEmpty != false,
            slots.allSatisfy({ slot in constraints.contains { $0 === engine.table.handle(at: slot) } })
        else { return }
        isFollowing = false
        _ = engine.release([layoutNode], slots)
    }
}
