/// Named groups of constraints of which at most one is active, such as compact and regular, or empty and filled.
///
/// Activating a group does not lay out; the next pass sees only the new group, so the two never conflict.
public final class LayoutStates<Name: Hashable> {
    private var groups: [Name: [LayoutConstraint]] = [:]

    /// The name of the active group, if any.
    public private(set) var active: Name?

    /// Creates states without any groups.
    public init() {}

    /// The constraints of a group, empty for an unknown name. Changing the active group activates its new constraints
    /// and deactivates those it loses.
    public subscript(name: Name) -> [LayoutConstraint] {
        get { groups[name] ?? [] }
        set {
            let old = groups.updateValue(newValue, forKey: name) ?? []
            if name == active { swap(old, for: newValue) }
        }
    }

    /// Activates a group, or none; constraints in both the old and the new group stay active.
    ///
    /// A name without constraints is a valid state.
    /// - Complexity: O(*n*) in the constraints of the two groups; layout happens in the next pass.
    public func activate(_ name: Name?) {
        let old = active.map { self[$0] } ?? []
        active = name
        swap(old, for: name.map { self[$0] } ?? [])
    }

    private func swap(_ old: [LayoutConstraint], for new: [LayoutConstraint]) {
        let staying = Set(new.map { ObjectIdentifier($0) })
        LayoutConstraint.deactivate(old.filter { !staying.contains(ObjectIdentifier($0)) })
        LayoutConstraint.activate(new)
    }
}
