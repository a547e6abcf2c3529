/// Named groups of constraints of which at most one is active, such as compact and regular, or empty and filled.
///
/// Activating a group does not lay out; the next pass sees only the new group, so the two never conflict.
public final class LayoutStates<Name: Hashable> {
    private var groups = ConstraintGroups<Name, LayoutConstraint>()

    /// The name of the active group, if any.
    public var active: Name? { groups.active }

    /// Creates states without any groups.
    public init() {}

    /// The constraints of a group, empty for an unknown name. Changing the active group activates its new constraints
    /// and deactivates those it loses.
    public subscript(name: Name) -> [LayoutConstraint] {
        get { groups[name] }
        set { apply(groups.set(newValue, for: name)) }
    }

    /// Activates a group, or none; constraints in both the old and the new group stay active.
    ///
    /// A name without constraints is a valid state.
    /// - Complexity: O(*n*) in the constraints of the two groups; layout happens in the next pass.
    public func activate(_ name: Name?) { apply(groups.activate(name)) }

    private func apply(_ change: ConstraintGroups<Name, LayoutConstraint>.Change) {
        LayoutConstraint.deactivate(change.leaving)
        LayoutConstraint.activate(change.present)
    }
}
