internal import AutoLayout

extension LayoutRule {
    /// By how many points an edge may be off: tolerates rounding error.
    static let tolerance = 1e-6

    /// The violations of this rule by a laid-out view: overlaps among its subviews, otherwise its own.
    func problems(
        with view: View, exempting isExempt: (View) -> Bool
    ) -> [(view: View, problem: LayoutFault.Problem)] {
        if self == .noOverlaps { return view.overlapsOfSubviews(exempting: isExempt) }
        guard !isExempt(view) else { return [] }
        return ownProblems(of: view).map { (view, $0) }
    }

    private func ownProblems(of view: View) -> [LayoutFault.Problem] {
        switch self {
        // Conflicts belong to a tree and are reported for its root.
        case .noConflicts: view.superview == nil ? view.layoutConflicts.map { .conflict($0) } : []
        case .noAmbiguity: view.hasAmbiguousLayout ? [.ambiguity(view.ambiguousAttributes)] : []
        case .noOverlaps: []
        case .nothingOutside: view.excess.map { [$0] } ?? []
        case .textFits: (view as? Label)?.textProblem.map { [$0] } ?? []
        }
    }
}
