internal import AutoLayout

extension LayoutCheck {
    /// The violations of a rule by a laid-out view; for overlaps, those among its subviews.
    func problems(with view: View, by rule: LayoutRule) -> [(view: View, problem: LayoutFault.Problem)] {
        if rule == .noOverlaps {
            return view.overlapsOfSubviews(beyond: toleratedOverlap) { isExempt($0, rule) }
        }
        guard !isExempt(view, rule) else { return [] }
        return rule.ownProblems(of: view).filter { !isAllowed($0, in: view) }.map { (view, $0) }
    }

    private func isAllowed(_ problem: LayoutFault.Problem, in view: View) -> Bool {
        guard case .truncatedText = problem, let name = view.name else { return false }
        return truncating.contains(name)
    }
}

extension LayoutRule {
    /// The tolerance for edges in points, which allows for rounding errors.
    static let tolerance = 1e-6

    fileprivate func ownProblems(of view: View) -> [LayoutFault.Problem] {
        switch self {
        // Conflicts belong to a tree and are reported for its root.
        case .noConflicts: view.superview == nil ? view.layoutConflicts.map { .conflict($0) } : []
        case .noAmbiguity: view.hasAmbiguousLayout ? [.ambiguity(view.ambiguousAttributes)] : []
        case .noOverlaps: []
        case .nothingOutside: view.excess.map { [$0] } ?? []
        case .textFits: (view as? Label)?.textProblem.map { [$0] } ?? []
        case .touchTargets: view.reactsToTouchesNearby ? [] : [.smallTarget(view.bounds.size)]
        case .noTies: view.superview == nil ? view.layoutTies.map { .tie($0) } : []
        }
    }
}
