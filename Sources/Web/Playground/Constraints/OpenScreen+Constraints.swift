internal import AutoLayout
internal import LayoutScript
internal import QuickAnchors

extension OpenScreen {
    /// Finds the constraints whose first item is visible, except those of containers and inset guides, and numbers new
    /// ones; does nothing if the version is that of the last search.
    ///
    /// A constraint that was deactivated keeps its number while its items exist and the first is in the tree.
    func findConstraints() {
        guard searchedVersion != version else { return }
        searchedVersion = version
        for number in constraints.indices where constraints[number].map(isGone) ?? false {
            if let constraint = constraints[number] { constraintNumbers[ObjectIdentifier(constraint)] = nil }
            constraints[number] = nil
        }
        for view in shownViews {
            for constraint in view.constraints where isOfInterest(constraint, in: view) {
                if constraintNumbers[ObjectIdentifier(constraint)] != nil { continue }
                constraintNumbers[ObjectIdentifier(constraint)] = constraints.count
                constraints.append(constraint)
            }
        }
    }

    private func isGone(_ constraint: LayoutConstraint) -> Bool {
        guard let first = constraint.firstItem else { return true }
        if constraint.secondAttribute != .notAnAttribute, constraint.secondItem == nil { return true }
        return !isInTree(first)
    }

    private func isInTree(_ item: any LayoutItem) -> Bool {
        let view = (item as? View) ?? (item as? LayoutGuide)?.owningView
        return view?.isDescendant(of: screen) ?? false
    }

    private func isOfInterest(_ constraint: LayoutConstraint, in view: View) -> Bool {
        guard !constraint.isOfContainer, let first = constraint.firstItem, !view.isInset(by: first) else {
            return false
        }
        return rect(of: first) != nil
    }

    /// Writes the constraints whose first item is visible, active or not, except those whose condition does not hold.
    func writeConstraints(_ writer: inout JSONWriter) {
        findConstraints()
        writer.key("constraints")
        writer.array { writer in
            for (number, constraint) in constraints.enumerated() {
                guard let constraint, let first = listedItem(of: constraint) else { continue }
                write(constraint, number, of: first, &writer)
            }
        }
    }

    /// The number of constraints that `writeConstraints` writes.
    var listedCount: Int { constraints.count { $0.map { listedItem(of: $0) != nil } ?? false } }

    private func listedItem(of constraint: LayoutConstraint) -> (any LayoutItem)? {
        guard let first = constraint.firstItem, rect(of: first) != nil, constraint.isInEffect || !constraint.isActive
        else { return nil }
        return first
    }

    private func write(
        _ constraint: LayoutConstraint, _ number: Int, of first: any LayoutItem, _ writer: inout JSONWriter
    ) {
        writer.object { writer in
            writer.member("id", number)
            writer.member("of", first.layoutNode.displayName)
            if let view = first as? View { writer.member("view", view.tag - 1) }
            if let view = constraint.secondItem as? View { writer.member("to", view.tag - 1) }
            if let anchor = QuickAnchor(constraint) { writer.member("quick", anchor.description) }
            writer.member("verbose", constraint.verboseSpelling)
            writer.member("constant", constraint.constant)
            writer.member("priority", constraint.priority.rawValue)
            writer.member("active", constraint.isActive)
            writer.member("line", constraint.location.line)
            if let place = places[ObjectIdentifier(constraint)] {
                let written = script.constraints[place]
                writer.key("range")
                writer.array { $0.numbers(of: written.range) }
                if let literal = written.literal {
                    writer.key("literal")
                    writer.array { $0.numbers(of: literal) }
                }
                if written.isNegated { writer.member("negated", true) }
            }
            writer.member("sentence", constraint.sentence)
            if constraint.isInConflict { writer.member("conflict", true) }
            if constraint.isDropped { writer.member("setAside", true) }
        }
    }

    /// The constraint with the given number; nil if there is none.
    func constraint(_ number: Int) -> LayoutConstraint? {
        constraints.indices.contains(number) ? constraints[number] : nil
    }
}
