internal import AutoLayout

extension LayoutRule {
    /// So much, in points, an edge may be off: the last bits of sums are nobody's fault.
    static let tolerance = 1e-6

    /// What breaks this rule in a laid-out view: of overlaps those between its subviews, else its own problems.
    func problems(
        with view: View, exempting isExempt: (View) -> Bool
    ) -> [(view: View, problem: LayoutFault.Problem)] {
        if self == .noOverlaps { return view.overlapsOfSubviews(exempting: isExempt) }
        guard !isExempt(view) else { return [] }
        return ownProblems(of: view).map { (view, $0) }
    }

    private func ownProblems(of view: View) -> [LayoutFault.Problem] {
        switch self {
        // Conflicts are those of a tree, and told of its root.
        case .noConflicts: view.superview == nil ? view.layoutConflicts.map { .conflict($0) } : []
        case .noAmbiguity: view.hasAmbiguousLayout ? [.ambiguity(view.ambiguousAttributes)] : []
        case .noOverlaps: []
        case .nothingOutside: view.excess.map { [$0] } ?? []
        case .textFits: (view as? Label)?.textProblem.map { [$0] } ?? []
        }
    }
}
