internal import ConstraintSolver

/// A layout value that rounding may have changed.
struct UnverifiedValue: Hashable {
    let slot: Int32
    let component: Component
    let item: ObjectIdentifier
}

extension LayoutEngine {
    /// The maximum number of values that a message names; longer lists are unreadable.
    private static let namedCount = 4

    /// Reports the values that rounding may have changed, each only once until it is verified again.
    func reportUnverified() {
        let known = findings.known?.unverified ?? []
        guard solver.mayHaveUnverified || !known.isEmpty else { return }
        var unverified: [UnverifiedValue] = []
        for variable in solver.unverified {
            let slot = items.owners[variable.index >> 2]
            guard let node = node(at: slot) else { continue }
            let component = Component(ofUnknown: variable.index)
            unverified.append(UnverifiedValue(slot: slot, component: component, item: ObjectIdentifier(node)))
        }
        let new = unverified.filter { !known.contains($0) }
        ownProblems.unverified = Set(unverified)
        guard let first = new.first else { return }
        let names = new.prefix(LayoutEngine.namedCount).compactMap { value in
            node(at: value.slot).map { "\($0.displayName)'s \(value.component.words)" }
        }
        let rest = new.count > names.count ? " and \(new.count - names.count) more" : ""
        report(
            .unverified, of: node(at: first.slot),
            "Rounding may have changed \(names.joined(separator: ", "))\(rest): the numbers of the constraints that they"
                + " follow from are too far apart.")
    }
}
