/// Groups of constraints with names, of which at most one is active: compact and regular, empty and filled.
///
/// Switching marks and nothing more; the next pass sees the new group alone, and no conflict between the two.
public final class LayoutStates<Name: Hashable> {
    private var groups: [Name: [LayoutConstraint]] = [:]

    /// The name of the active group, if one is.
    public private(set) var active: Name?

    /// No groups yet.
    public init() {}

    /// The constraints of a group, none for a name that has none; constraints given to the active group are activated,
    /// and those it no longer has are deactivated.
    public subscript(name: Name) -> [LayoutConstraint] {
        get { groups[name] ?? [] }
        set {
            let old = groups.updateValue(newValue, forKey: name) ?? []
            if name == active { swap(old, for: newValue) }
        }
    }

    /// Makes a group the active one, or none; constraints that belong to both groups stay as they are.
    ///
    /// A name without constraints is a state like any other.
    /// - Complexity: O(*n*) in the constraints of the two groups; the next pass does the work.
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
