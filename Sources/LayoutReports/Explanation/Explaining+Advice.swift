internal import LayoutWords

/// Advice on a conflict.
extension Explaining {
    /// Remedies without duplicates, the most likely first. They never suggest a change to a constraint that the system
    /// made.
    var advice: [String] {
        guard found != nil else { return [] }
        if let knownCause { return [knownCause.remedy] + otherConstants }
        var all: [String] = []
        for sentence in masks + frames + givenSizes + hiddenViews + hiddenStacks + prototypes + crossedLimits
            + wrongSigns + sameAttributes
        where !all.contains(sentence) {
            all.append(sentence)
        }
        return all.isEmpty ? otherConstants + spacings : all
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

    /// The phrase with which advice refers to one of the app's own constraints.
    private func phrase(_ member: Int) -> String {
        "the constraint that \(sentences[member] ?? "")" + (location(of: member).map { " (\($0))" } ?? "")
    }

    /// Advice about the autoresizing masks of views that constraints position.
    private var masks: [String] {
        ofSystem { $0 == .autoresizing }.filter { isPlacedByConstraints($0.first.item) }.map {
            let item = name($0.first.item)
            return
                "set translatesAutoresizingMaskIntoConstraints of \(item) to false, so that its constraints place it."
        }
    }

    /// Advice about a size that comes from a view's frame and contradicts the system's own constraints inside the view,
    /// such as those of a stack view.
    private var frames: [String] {
        guard let found else { return [] }
        return zip(found.members, found.changes).flatMap { member, change -> [String] in
            guard report.constraints[member].role == .autoresizing, let size = report.constraints[member].equation,
                size.second == nil, size.first.attribute.isExtent, case let view = size.first.item,
                !(view.className?.isClassPlacedBySystem ?? false), !isPlacedByConstraints(view),
                written.isEmpty || isStackView(view)
            else { return [] }
            let (item, length) = (name(view), size.first.attribute.words.name)
            let mask = "if constraints place \(item), set its translatesAutoresizingMaskIntoConstraints to false."
            guard let change, change > 0 else { return [mask] }
            let least = (size.constant.value + change).plain
            return [mask, "if its frame places \(item), give it a \(length) of \(least) or more from the start."]
        }
    }

    /// Whether an item occurs in a member that the system made for a stack view.
    private func isStackView(_ item: ReportedItem) -> Bool {
        ofSystem { $0 == .stack || $0 == .stackSpacing }.contains { $0.items.contains(item) }
    }

    /// Advice about a size that is imposed from outside while constraints inside the view require a different one.
    private var givenSizes: [String] {
        let given = ofSystem { $0 == .encapsulated || $0 == .measuring }
        let frames = ofSystem { $0 == .autoresizing }.filter { !isPlacedByConstraints($0.first.item) }
        guard let size = (given + frames).first else { return [] }
        // If the imposed size is final, a size inside should yield rather than an edge: if the edge yielded, a view
        // would extend beyond its parent.
        let isPassing = isFirstGuess(size)
        let yielding = isPassing ? [lastWritten] : [brokenSize, lastSize ?? lastWritten]
        let (item, length) = (name(size.first.item), size.first.attribute.words.name)
        let end = isPassing ? "until \(item) has its final \(length)" : "to what \(item) is given"
        return yielding.compactMap { $0 }.map {
            "lower the priority of \(phrase($0)) to 999, so that it gives way \(end)."
        }
    }

    /// Advice about hidden views in a stack for which constraints still require a size or a gap.
    private var hiddenViews: [String] {
        ofSystem { $0 == .hiddenInStack }.flatMap { hidden -> [String] in
            let item = name(hidden.first.item)
            let own = written.filter { $0.equation.items.contains(hidden.first.item) }
            return (own.isEmpty ? written : own).map {
                "lower the priority of \(phrase($0.index)) to 999, so that it gives way while \(item) is hidden."
            }
        }
    }

    /// Advice about a hidden stack view whose gaps do not fit into its size of 0.
    private var hiddenStacks: [String] {
        guard !ofSystem({ $0 == .stackSpacing }).isEmpty, written.isEmpty else { return [] }
        return ofSystem { $0 == .hiddenInStack }.map {
            let item = name($0.first.item)
            return "set the spacing of \(item) to 0 while it is hidden, or put it into a plain view and hide that view."
        }
    }

    /// Advice about views to which Interface Builder had to add constraints.
    private var prototypes: [String] {
        ofSystem { $0 == .prototype }.map {
            "give \(name($0.first.item)) the constraints in Interface Builder that it lacks for its position and size."
        }
    }

    /// Advice about a minimum that exceeds the maximum.
    private var crossedLimits: [String] {
        let written = written
        guard members.count == 2, written.count == 2, written[0].equation.hasSameSides(as: written[1].equation),
            written.allSatisfy({ $0.equation.relation != .equal })
        else { return [] }
        let (low, high) = written[0].equation.relation == .atLeast ? (0, 1) : (1, 0)
        let (least, most) = (written[low].equation.constant.value, written[high].equation.constant.value)
        return ["make the minimum, \(least.plain), no larger than the maximum, \(most.plain)."]
    }

    /// Advice about constants that would be right with the opposite sign.
    private var wrongSigns: [String] {
        written.reversed().compactMap { index, equation, change in
            let constant = equation.constant.value
            guard equation.pointsOutward, let change, abs(2 * constant + change) <= 1e-6 * abs(constant) else {
                return nil
            }
            return "change the sign of the constant in \(phrase(index)): with \((-constant).plain) all of them hold."
        }
    }

    /// Advice about two constraints that set the same attribute.
    private var sameAttributes: [String] {
        let written = written.filter { $0.equation.relation == .equal }
        for (place, later) in written.enumerated().reversed() {
            let other = written[..<place].first {
                $0.equation.first == later.equation.first && $0.equation.second?.item != $0.equation.first.item
            }
            guard let other, later.equation.second?.item != later.equation.first.item else { continue }
            let subject = "\(name(later.equation.first.item))'s \(later.equation.first.attribute.words.name)"
            return [
                "remove \(phrase(other.index)) or \(phrase(later.index)), as both set \(subject), or lower the priority"
                    + " of one to 999."
            ]
        }
        return []
    }

    /// Advice about the broken constraint, if it is a member made by the app, and about the last such member: to change
    /// its constant or remove it, or to lower its priority.
    private var otherConstants: [String] {
        var candidates = written.filter { $0.index == report.brokenIndex }
        candidates += written.filter { $0.index == lastWritten && $0.index != report.brokenIndex }
        return candidates.map { index, equation, change in
            let constant = equation.constant.value
            guard let change, case let wanted = constant + change, constant != 0 else {
                return "remove \(phrase(index)), or lower its priority to 999."
            }
            // The sentence states the direction, so the constant of a distance or size must not change sign.
            if constant * wanted < 0, equation.isDistanceOrSize {
                return "remove \(phrase(index)), or lower its priority to 999."
            }
            let (from, to) = equation.second != nil && constant < 0 ? (-constant, -wanted) : (constant, wanted)
            return "change \(from.plain) to \(to.plain) in \(phrase(index)), or lower its priority to 999."
        }
    }

    /// Advice to change the spacing of stack views.
    private var spacings: [String] {
        guard let found else { return [] }
        return zip(found.members, found.changes).compactMap { member, change in
            guard report.constraints[member].role == .stackSpacing, let change,
                let spacing = report.constraints[member].equation?.constant.value, spacing + change >= 0
            else { return nil }
            return "change the spacing of the stack view from \(spacing.plain) to \((spacing + change).plain)."
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
