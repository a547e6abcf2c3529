/// Named groups of the constraints of any layout system, of which at most one is active. Each change returns what to
/// deactivate and what to activate.
package struct ConstraintGroups<Name: Hashable, Constraint: AnyObject> {
    /// The constraints that a change deactivates, and those that are active after it.
    package typealias Change = (leaving: [Constraint], present: [Constraint])

    private var groups: [Name: [Constraint]] = [:]

    /// The name of the active group, if any.
    package private(set) var active: Name?

    package init() {}

    /// The constraints of a group, empty for an unknown name.
    package subscript(name: Name?) -> [Constraint] { name.flatMap { groups[$0] } ?? [] }

    /// Sets the constraints of a group.
    package mutating func set(_ constraints: [Constraint], for name: Name) -> Change {
        let old = groups.updateValue(constraints, forKey: name) ?? []
        return name == active ? change(from: old, to: constraints) : ([], [])
    }

    /// Makes a group the active one, or none.
    package mutating func activate(_ name: Name?) -> Change {
        let old = self[active]
        active = name
        return change(from: old, to: self[name])
    }

    private func change(from old: [Constraint], to new: [Constraint]) -> Change {
        let staying = Set(new.map { ObjectIdentifier($0) })
        return (old.filter { !staying.contains(ObjectIdentifier($0)) }, new)
    }
}
