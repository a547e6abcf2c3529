/// Named groups of constraints of any layout system; at most one of the groups is active. Each change returns the
/// constraints to deactivate and to activate.
package struct ConstraintGroups<Name: Hashable, Constraint: AnyObject> {
    /// The constraints to deactivate, and those that must be active after the change, some of which may already be
    /// active.
    package typealias Change = (leaving: [Constraint], present: [Constraint])

    private var groups: [Name: [Constraint]] = [:]

    /// The name of the active group, if any.
    package private(set) var active: Name?

    /// The groups that depend on conditions, in the order in which the conditions are tried.
    package var uses: [(name: Name, condition: LayoutCondition)] = []

    /// The constraints of the groups that depend on conditions, each with the condition under which a group that
    /// contains it is active.
    package var conditionalConstraints: [(constraint: Constraint, condition: LayoutCondition)] {
        var found: [(constraint: Constraint, condition: LayoutCondition)] = []
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, use) in uses.enumerated() {
            let condition = uses[..<index].reduce(use.condition) { $0 && !$1.condition }
            for constraint in self[use.name] {
                if let index = indices[ObjectIdentifier(constraint)] {
                    found[index].condition = found[index].condition || condition
                } else {
                    indices[ObjectIdentifier(constraint)] = found.count
                    found.append((constraint, condition))
                }
            }
        }
        return found
    }

    package init() {}

    /// The name of the first group in `uses` whose condition holds, evaluated in the tree that contains the most
    /// constraints of these groups; nil if no condition holds or no constraint has a root. Items that have left their
    /// tree are roots themselves; they count only if no constraint's first item is below a root.
    /// - Parameter place: the root above the first item of a constraint, and whether the item is the root itself.
    package func nameInUse<Root: AnyObject>(
        place: (Constraint) -> (root: Root, isRoot: Bool)?, holds: (LayoutCondition, Root) -> Bool
    ) -> Name? {
        let places = uses.flatMap { self[$0.name] }.compactMap(place)
        let inside = places.filter { !$0.isRoot }
        let roots = (inside.isEmpty ? places : inside).map { $0.root }
        var counts: [ObjectIdentifier: Int] = [:]
        for root in roots { counts[ObjectIdentifier(root), default: 0] += 1 }
        let highest = counts.values.max()
        guard let root = roots.first(where: { counts[ObjectIdentifier($0)] == highest }) else { return nil }
        return uses.first { holds($0.condition, root) }?.name
    }

    /// The constraints of a group; empty for an unknown name.
    package subscript(name: Name?) -> [Constraint] { name.flatMap { groups[$0] } ?? [] }

    /// Sets the constraints of a group.
    package mutating func set(_ constraints: [Constraint], for name: Name) -> Change {
        let old = groups.updateValue(constraints, forKey: name) ?? []
        return name == active ? change(from: old, to: constraints) : ([], [])
    }

    /// Activates a group; for nil, only deactivates the active one.
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
