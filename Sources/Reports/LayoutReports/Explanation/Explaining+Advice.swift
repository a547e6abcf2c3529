internal import LayoutWords

/// Advice on a conflict.
extension Explaining {
    /// Remedies without duplicates, the most likely first. They never suggest a change to a constraint that the system
    /// made. If any single remedy ends the conflict, so do all; otherwise, there is one that says what else to do.
    var remedies: [Remedy] {
        guard let found else { return [] }
        if let knownCause {
            let known = Remedy(.systemSize, knownCause.remedy, without: found.members)
            return [known] + otherConstants.filter(isEnough)
        }
        let ordinary = otherConstants + spacings
        let special =
            masks + frames + givenSizes + hiddenViews + hiddenStacks + prototypes + crossedLimits
            + wrongSigns + sameAttributes
        let enough = special.filter(isEnough).withoutDuplicates
        if !enough.isEmpty { return enough }
        let others = masks.prefix(1).compactMap(completed) + ordinary.filter(isEnough)
        if !others.isEmpty { return others }
        let all = special + ordinary
        return all.lazy.compactMap(completed).first.map { [$0] } ?? Array(all.prefix(1))
    }

    /// The members that the app made, with their equations and the changes to their constants.
    private var written: [(index: Int, equation: Equation, change: Double?)] {
        guard let found else { return [] }
        return zip(found.members, found.changes).compactMap { member, change in
            guard !report.constraints[member].isOfSystem else { return nil }
            return report.constraints[member].equation.map { (member, $0, change) }
        }
    }

    /// The equations of the members that the system made for a role that satisfies a condition.
    private func ofSystem(_ isIncluded: (SystemRole) -> Bool) -> [Equation] {
        members.compactMap { member in
            let constraint = report.constraints[member]
            return constraint.role.map(isIncluded) == true ? constraint.equation : nil
        }
    }

    /// The constraints of the whole list that the system made for a role and an item.
    private func constraints(_ role: SystemRole, of item: ReportedItem) -> [Int] {
        report.constraints.indices.filter {
            report.constraints[$0].role == role && report.constraints[$0].equation?.first.item == item
        }
    }

    /// The phrase with which advice refers to one of the app's own constraints.
    private func phrase(_ member: Int) -> String {
        "the constraint that \(sentences[member] ?? "")" + (location(of: member).map { " (\($0))" } ?? "")
    }

    /// Advice to set `translatesAutoresizingMaskIntoConstraints` to false: certainly for views that constraints position,
    /// otherwise if constraints position them.
    private var masks: [Remedy] {
        ofSystem { $0 == .autoresizing }.map { $0.first.item }.compactMap { view in
            let (item, masks) = (name(view), constraints(.autoresizing, of: view))
            if isPlacedByConstraints(view) {
                return Remedy(
                    .autoresizingMask,
                    "set translatesAutoresizingMaskIntoConstraints of \(item) to false, so that its constraints place"
                        + " it.", without: masks)
            }
            guard !(view.className?.isClassPlacedBySystem ?? false), !(view.className?.isClassOfBar ?? false) else {
                return nil
            }
            return Remedy(
                .autoresizingMask,
                "if constraints place \(item), set its translatesAutoresizingMaskIntoConstraints to false.",
                without: masks)
        }
    }

    /// Advice about a size that comes from a view's frame and contradicts the system's own constraints inside the view,
    /// such as those of a stack view.
    private var frames: [Remedy] {
        guard let found else { return [] }
        return zip(found.members, found.changes).compactMap { member, change in
            guard report.constraints[member].role == .autoresizing, let size = report.constraints[member].equation,
                size.second == nil, size.first.attribute.isExtent, case let view = size.first.item,
                !(view.className?.isClassPlacedBySystem ?? false), !isPlacedByConstraints(view),
                written.isEmpty || isStackView(view), let change, change > 0
            else { return nil }
            let least = (size.constant.value + change).plain
            return Remedy(
                .systemSize,
                "if its frame places \(name(view)), give it a \(size.first.attribute.words.name) of \(least) or more"
                    + " from the start.", changing: [(member, change)])
        }
    }

    /// Whether an item occurs in a member that the system made for a stack view.
    private func isStackView(_ item: ReportedItem) -> Bool {
        ofSystem { $0 == .stack || $0 == .stackSpacing }.contains { $0.items.contains(item) }
    }

    /// Advice about a size that is imposed from outside while constraints inside the view require a different one.
    private var givenSizes: [Remedy] {
        let given = ofSystem { $0 == .encapsulated || $0 == .measuring }
        let frames = ofSystem { $0 == .autoresizing }.filter { !isPlacedByConstraints($0.first.item) }
        guard let size = (given + frames).first else { return [] }
        // If the imposed size is final, a size inside should yield rather than an edge: if the edge yielded, a view
        // would extend beyond its parent.
        let isPassing = isFirstGuess(size)
        let yielding = isPassing ? [lastWritten] : [brokenSize, lastSize ?? lastWritten]
        let (item, length) = (name(size.first.item), size.first.attribute.words.name)
        let end = isPassing ? "until \(item) has its final \(length)" : "to what \(item) is given"
        return firstEnough(yielding.compactMap { $0 }) {
            Remedy(
                .systemSize, "lower the priority of \(phrase($0)) to 999, so that it gives way \(end).", without: [$0])
        }
    }

    /// The remedies for some of the members made by the app. If none of them is enough, those for the others that are
    /// enough alone, the last one first.
    private func firstEnough(_ preferred: [Int], _ remedy: (Int) -> Remedy) -> [Remedy] {
        let first = preferred.map(remedy)
        if first.contains(where: isEnough) { return first }
        return written.reversed().map { remedy($0.index) }.first(where: isEnough).map { [$0] } ?? first
    }

    /// Advice about hidden views in a stack for which constraints still require a size or a gap.
    private var hiddenViews: [Remedy] {
        ofSystem { $0 == .hiddenInStack }.flatMap { hidden -> [Remedy] in
            let item = name(hidden.first.item)
            let own = written.filter { $0.equation.items.contains(hidden.first.item) }
            return (own.isEmpty ? written : own).map {
                Remedy(
                    .hiddenView,
                    "lower the priority of \(phrase($0.index)) to 999, so that it gives way while \(item) is hidden.",
                    without: [$0.index])
            }
        }
    }

    /// Advice about a hidden stack view whose gaps do not fit into its size of 0.
    private var hiddenStacks: [Remedy] {
        let gaps = members.filter { report.constraints[$0].role == .stackSpacing }
        guard !gaps.isEmpty, written.isEmpty else { return [] }
        return ofSystem { $0 == .hiddenInStack }.map {
            let item = name($0.first.item)
            return Remedy(
                .hiddenView,
                "set the spacing of \(item) to 0 while it is hidden, or put it into a plain view and hide that view.",
                changing: gaps.map { ($0, -(report.constraints[$0].equation?.constant.value ?? 0)) })
        }
    }

    /// Advice about views to which Interface Builder had to add constraints.
    private var prototypes: [Remedy] {
        ofSystem { $0 == .prototype }.map {
            Remedy(
                .systemSize,
                "give \(name($0.first.item)) the constraints in Interface Builder that it lacks for its position and"
                    + " size.", without: constraints(.prototype, of: $0.first.item))
        }
    }

    /// Advice about a minimum that exceeds the maximum.
    private var crossedLimits: [Remedy] {
        let written = written
        guard members.count == 2, written.count == 2, written[0].equation.hasSameSides(as: written[1].equation),
            written.allSatisfy({ $0.equation.relation != .equal })
        else { return [] }
        let (low, high) = written[0].equation.relation == .atLeast ? (0, 1) : (1, 0)
        let (least, most) = (written[low].equation.constant.value, written[high].equation.constant.value)
        return [
            Remedy(
                .crossedLimits, "make the minimum, \(least.plain), no larger than the maximum, \(most.plain).",
                changing: [(written[low].index, most - least)])
        ]
    }

    /// Advice about constants that would be right with the opposite sign.
    private var wrongSigns: [Remedy] {
        written.reversed().compactMap { index, equation, change in
            let constant = equation.constant.value
            guard equation.pointsOutward, let change, abs(2 * constant + change) <= 1e-6 * abs(constant) else {
                return nil
            }
            let all = members.count == 2 ? "both" : members.count == 3 ? "all three" : "all \(members.count)"
            return Remedy(
                .outwardSign,
                "change the sign of the constant in \(phrase(index)), to \((-constant).plain); then \(all) can be"
                    + " satisfied.", changing: [(index, -2 * constant)])
        }
    }

    /// Advice about two constraints that set the same attribute.
    private var sameAttributes: [Remedy] {
        let written = written.filter { $0.equation.relation == .equal }
        for (place, later) in written.enumerated().reversed() {
            let other = written[..<place].first {
                $0.equation.first == later.equation.first && $0.equation.second?.item != $0.equation.first.item
                    && isEnough(Remedy(.duplicate, "", without: [$0.index]))
            }
            guard let other, later.equation.second?.item != later.equation.first.item else { continue }
            let subject = "\(name(later.equation.first.item))'s \(later.equation.first.attribute.words.name)"
            return [
                Remedy(
                    .duplicate,
                    "remove \(phrase(other.index)) or \(phrase(later.index)), as both set \(subject), or lower the"
                        + " priority of one to 999.", without: [later.index])
            ]
        }
        return []
    }

    /// Advice about the broken constraint, if it is a member made by the app, and about the last such member: to change
    /// its constant or remove it, or to lower its priority.
    private var otherConstants: [Remedy] {
        let broken = written.first { $0.index == report.brokenIndex }?.index
        return firstEnough([broken, lastWritten == broken ? nil : lastWritten].compactMap { $0 }, remedy)
    }

    /// The advice to change the constant of one of the app's own constraints or remove it, or to lower its priority.
    private func remedy(_ member: Int) -> Remedy {
        let removal = Remedy(.priority, "remove \(phrase(member)), or lower its priority to 999.", without: [member])
        guard let (_, equation, change) = written.first(where: { $0.index == member }), let change,
            case (let constant, let wanted) = (equation.constant.value, equation.constant.value + change), constant != 0
        else { return removal }
        // The sentence states the direction, so the constant of a distance or size must not change sign.
        if constant * wanted < 0, equation.isDistanceOrSize { return removal }
        let (from, to) = equation.second != nil && constant < 0 ? (-constant, -wanted) : (constant, wanted)
        return Remedy(
            .constant, "change \(from.plain) to \(to.plain) in \(phrase(member)), or lower its priority to 999.",
            changing: [(member, change)])
    }

    /// Advice to change the spacing of stack views.
    private var spacings: [Remedy] {
        guard let found else { return [] }
        return zip(found.members, found.changes).compactMap { member, change in
            guard report.constraints[member].role == .stackSpacing, let change,
                let spacing = report.constraints[member].equation?.constant.value, spacing + change >= 0
            else { return nil }
            return Remedy(
                .noRoomForGaps,
                "change the spacing of the stack view from \(spacing.plain) to \((spacing + change).plain).",
                changing: [(member, change)])
        }
    }

    /// The last member that the app made, preferably one whose constant is not 0.
    private var lastWritten: Int? {
        written.last { $0.equation.constant.value != 0 }?.index ?? written.last?.index
    }

    /// The last member made by the app that sets or limits a size in points.
    private var lastSize: Int? { written.last { $0.equation.isSize }?.index }

    /// The constraint that the system broke, if it is a member made by the app that sets or limits a size in points.
    private var brokenSize: Int? { written.first { $0.index == report.brokenIndex && $0.equation.isSize }?.index }
}

/// The effect of remedies on the whole list.
extension Explaining {
    /// Whether the list can hold after a remedy, apart from its other conflicts.
    private func isEnough(_ remedy: Remedy) -> Bool {
        RowSolver.canHold(remedy.applied(to: found?.rows ?? []), areSizes: system.areSizes)
    }

    /// A remedy with everything else that has to give way so that the list can hold; nil if constraints that the system
    /// made would have to.
    private func completed(_ remedy: Remedy) -> Remedy? {
        var remedy = remedy
        var phrases: [String] = []
        while !isEnough(remedy) {
            var search = ConflictSearch(system, broken: nil)
            let rows = remedy.applied(to: found?.rows ?? [])
            guard let others = search.smallest(of: rows)?.members.filter({ !report.constraints[$0].isOfSystem }),
                let last = others.last(where: { report.constraints[$0].equation?.constant.value != 0 }) ?? others.last
            else { return nil }
            remedy.dropped.append(last)
            phrases.append(phrase(last))
        }
        if let last = phrases.popLast() {
            let all = (phrases.map { $0 + ", " } + [phrases.isEmpty ? last : "and of \(last)"]).joined()
            remedy.sentence += " That alone is not enough: also lower the priority of \(all) to 999."
        }
        return remedy
    }
}

extension Equation {
    /// Whether two constraints have the same items, attributes and multiplier.
    fileprivate func hasSameSides(as other: Equation) -> Bool {
        first == other.first && second == other.second && multiplier.value == other.multiplier.value
    }

    /// Whether the constant is a size.
    fileprivate var isSize: Bool { second == nil && first.attribute.isExtent }

    /// Whether the constant is a size, a gap, or the distance between the same attribute of two items.
    /// `otherConstants` never suggests a change to the sign of such a constant.
    fileprivate var isDistanceOrSize: Bool {
        isGap || second == nil || !first.attribute.isExtent && first.attribute == second?.attribute
    }

    /// Whether the constant moves an edge outside the same edge of the other item.
    fileprivate var pointsOutward: Bool {
        guard relation == .equal, multiplier.value == 1, first.attribute == second?.attribute else { return false }
        switch first.attribute {
        case .leading, .left, .top: return constant.value < 0
        case .trailing, .right, .bottom: return constant.value > 0
        default: return false
        }
    }
}
