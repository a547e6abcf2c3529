internal import ConstraintSolver

/// Finds the attributes that no constraint determines, and a few constraints that would determine them.
///
/// The search walks the tree level by level. An attribute that is still undetermined once all levels above are
/// determined is ambiguous itself and does not merely follow from another. The search determines it with suggestions
/// before moving on to the next level.
struct AmbiguitySearch {
    /// Once a group has this number of suggestions, the others are no longer chosen by trying candidates, which takes
    /// at least one solve each; longer lists would be unreadable.
    private static let choiceLimit = 8
    /// The number of trials after which a search no longer tries candidates for any group.
    private static let trialLimit = 200

    private let engine: LayoutEngine
    private var trial: AmbiguityTrial
    /// The preceding sibling of each ambiguous item of the current level.
    private var previous: [ObjectIdentifier: LayoutNode] = [:]
    private(set) var found: [Ambiguity] = []

    init(of engine: LayoutEngine) {
        self.engine = engine
        trial = AmbiguityTrial(engine)
    }

    /// - Complexity: O(*n* log *n*) in the items and constraints of the tree, plus one or two small solves for each
    ///   suggestion tried, at most about `trialLimit`, and two larger ones for each level of the tree.
    mutating func run() {
        var level = [engine.root]
        while !level.isEmpty, engine.solver.undeterminedCount > 0 {
            note(level)
            determine(level.filter(isOpen))
            level = level.flatMap { $0.inside }
        }
        trial.finish()
        // What determines most of the others is named first.
        let order = found.indices.sorted { (-found[$0].determinedCount, $0) < (-found[$1].determinedCount, $1) }
        found = order.map { found[$0] }
    }

    private func isOpen(_ node: LayoutNode) -> Bool {
        guard !node.flags.contains(.isHelper), let variables = node.variables else { return false }
        // Subviews placed by their frames do not need the size of the content.
        if let owner = node.ownerOfEdges, owner.view?.subviews.allSatisfy({ $0.layoutNode.isPlacedByFrame }) == true {
            return false
        }
        return trial.isOpen(variables.x) || trial.isOpen(variables.y) || trial.isOpen(variables.width)
            || trial.isOpen(variables.height)
    }

    private mutating func note(_ level: [LayoutNode]) {
        previous.removeAll(keepingCapacity: true)
        for (node, next) in zip(level, level.dropFirst()) where node.parent === next.parent && isOpen(next) {
            previous[ObjectIdentifier(next)] = node
        }
    }

    /// Determines all ambiguous attributes on one level, group by group.
    private mutating func determine(_ level: [LayoutNode]) {
        var untried: [(node: LayoutNode, group: Int)] = []
        for group in AmbiguityGroups(level, isOpen: trial.isOpen, in: engine).groups {
            var ambiguity = Ambiguity()
            for node in group { ambiguity.openings += openings(of: node) }
            if ambiguity.openings.isEmpty { continue }
            ambiguity.isTried = trial.count < AmbiguitySearch.trialLimit
            let number = found.count
            let undetermined = engine.solver.undeterminedCount
            defer { found[number].determinedCount = undetermined - engine.solver.undeterminedCount }
            found.append(ambiguity)
            guard ambiguity.isVisible else { continue }
            guard ambiguity.isTried else {
                untried += group.map { ($0, number) }
                continue
            }
            for (index, node) in group.enumerated() {
                guard found[number].suggestions.count < AmbiguitySearch.choiceLimit else {
                    determineTogether(group[index...].map { ($0, number) })
                    break
                }
                let next = index + 1 < group.count ? group[index + 1] : nil
                for axis in Axis.allCases { determine(node, axis, next: next) }
            }
        }
        if !untried.isEmpty { determineTogether(untried) }
    }

    /// Suggests the current values of several items, given with the indices of their groups, in two steps: extents
    /// first, since positions may follow from them.
    private mutating func determineTogether(_ nodes: [(node: LayoutNode, group: Int)]) {
        for ofExtent in [true, false] {
            var present: [(suggestion: AnchorSuggestion, group: Int)] = []
            for (node, group) in nodes {
                for axis in Axis.allCases {
                    guard let variables = node.variables,
                        trial.isOpen(ofExtent ? variables.extent(axis) : variables.position(axis)),
                        let candidates = AnchorCandidates(for: node, after: nil, axis, trial)
                    else { continue }
                    present.append((ofExtent ? candidates.presentExtent : candidates.presentPosition, group))
                }
            }
            let accepted = trial.accept(present.map { $0.suggestion })
            for (entry, isAccepted) in zip(present, accepted) where isAccepted {
                found[entry.group].suggestions.append(entry.suggestion)
            }
        }
    }

    private func openings(of node: LayoutNode) -> [Ambiguity.Opening] {
        guard let variables = node.variables else { return [] }
        var flags = LayoutNode.Flags()
        for (variable, component) in zip(variables.all, Component.allCases) where trial.isOpen(variable) {
            flags.insert(.open(component))
        }
        return node.openings(in: flags).map { component, attribute in
            Ambiguity.Opening(
                item: engine.items.register(node), component: component, attribute: attribute,
                value: trial.former(node)[component].tidy)
        }
    }

    /// Tries the position first if the extent follows from it, as when the other end is known; otherwise the extent,
    /// from which the position may follow.
    private mutating func determine(_ node: LayoutNode, _ axis: Axis, next: LayoutNode?) {
        let previous = previous[ObjectIdentifier(node)]
        guard let variables = node.variables,
            let candidates = AnchorCandidates(for: node, after: previous, axis, trial)
        else { return }
        if trial.isOpen(variables.extent(axis)), trial.value(variables.extent(axis)) > 0,
            trial.isOpen(variables.position(axis)),
            let start = accepted(candidates.forPosition(), variables.extent(axis))
        {
            found[found.count - 1].suggestions.append(start)
            return
        }
        let extent = accepted(candidates.forExtent(next), variables.extent(axis))
        let position = accepted(candidates.forPosition(), variables.position(axis))
        found[found.count - 1].suggestions += [position, extent].compactMap { $0 }
    }

    /// The first candidate that determines the given variable and causes no conflict, preferably one that makes nothing
    /// worse; nil if there is none, or if the variable is determined already.
    private mutating func accepted(
        _ candidates: @autoclosure () -> [AnchorSuggestion], _ variable: Variable
    ) -> AnchorSuggestion? {
        guard trial.isOpen(variable) else { return nil }
        var harmful: AnchorSuggestion?
        for candidate in candidates() {
            switch trial.attempt(candidate, toDecide: variable) {
            case .accepted: return candidate
            case .harmful: harmful = harmful ?? candidate
            case .refused: break
            }
        }
        if let harmful, trial.attempt(harmful, toDecide: variable, allowingHarm: true) == .accepted { return harmful }
        return nil
    }
}

extension ItemVariables {
    var all: [Variable] { [x, y, width, height] }
}

extension LayoutNode {
    /// The direct children: subviews from back to front, then guides.
    fileprivate var inside: [LayoutNode] {
        guard let view else { return [] }
        return view.subviews.map { $0.layoutNode } + view.layoutGuides.map { $0.layoutNode }
    }
}
