/// Named groups of constraints, such as compact and regular, or empty and filled; at most one group is active.
///
/// Activating a group does not start a layout pass. The next pass sees only the new group, so the old and the new one
/// never conflict. `use(_:when:)` leaves the choice to the pass.
public final class LayoutStates<Name: Hashable> {
    var groups = ConstraintGroups<Name, LayoutConstraint>()

    /// The name of the active group, if any. If groups depend on conditions, the first group whose condition holds for
    /// the current frames is the active one.
    public var active: Name? { groups.uses.isEmpty ? groups.active : nameInUse }

    /// Creates states without any groups.
    public init() {}

    /// The constraints of a group; empty for an unknown name. Setting the constraints of the active group activates
    /// those that the group gains and deactivates those that it loses.
    public subscript(name: Name) -> [LayoutConstraint] {
        get { groups[name] }
        set {
            let before = groups[name]
            apply(groups.set(newValue, for: name))
            guard !groups.uses.isEmpty else { return }
            for constraint in before where !newValue.contains(where: { $0 === constraint }) {
                constraint.isActive = false
                constraint.condition = nil
            }
            applyUses()
        }
    }

    /// Activates a group; for nil, only deactivates the active one. Constraints in both the old and the new group stay
    /// active.
    ///
    /// A name without constraints is a valid state. If groups depended on conditions, they no longer do.
    /// - Complexity: O(*n*) in the constraints of the two groups, and of the groups that depended on conditions; layout
    ///   happens in the next pass.
    public func activate(_ name: Name?) {
        if !groups.uses.isEmpty { endUses() }
        apply(groups.activate(name))
    }

    private func apply(_ change: ConstraintGroups<Name, LayoutConstraint>.Change) {
        LayoutConstraint.deactivate(change.leaving)
        LayoutConstraint.activate(change.present)
    }
}
