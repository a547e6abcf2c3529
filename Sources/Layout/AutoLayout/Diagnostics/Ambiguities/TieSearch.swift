internal import ConstraintSolver

/// Finds optional constraints whose outcome depends only on the order in which they came into effect.
///
/// An unsatisfied constraint is in a tie if a slightly higher priority would bring it closer to being satisfied without
/// changing the total violation at any priority level: in that case, other constraints of the same priority yield by
/// the same amount. Each priority is raised in the tree's own solver and restored.
struct TieSearch {
    private struct Candidate {
        let source: RowSource
        let handle: Constraint
        let priority: Double
    }

    private let engine: LayoutEngine
    /// The optional rows of the engine, highest priority first.
    private let candidates: [Candidate]

    init(of engine: LayoutEngine) {
        self.engine = engine
        candidates = RowSources(of: engine).all
            .compactMap { source in
                guard !source.isRequired, let (handle, _) = source.row(in: engine) else { return nil }
                return Candidate(source: source, handle: handle, priority: source.priority)
            }
            .sorted { $0.priority > $1.priority }
    }

    /// - Complexity: O(*n* log *n*) in the number of rows and, for each unsatisfied optional constraint, two solves of
    ///   its component and O(*m*) in the number of optional constraints.
    func run() -> [LayoutDiagnostic] {
        engine.applyPendingEdits()
        let before = candidates.map { engine.solver.violation(of: $0.handle) }
        var found: [LayoutDiagnostic] = []
        for (index, candidate) in candidates.enumerated() where before[index] > 0 {
            if let stretch = UnwantedStretch(candidate.source, by: before[index], in: engine) {
                found.append(stretch.diagnostic)
            }
            guard candidate.source.isExplicit, let after = violations(favoring: candidate) else { continue }
            let isBetter = before[index] - after[index] > Tolerance.relative * max(1, before[index])
            guard isBetter, costsNothing(before, after) else { continue }
            let rivals = candidates.indices.filter {
                after[$0] > before[$0] + Tolerance.points && candidates[$0].priority == candidate.priority
            }
            let tie = Tie(
                unmet: candidate.source, shortfall: before[index], met: rivals.map { candidates[$0].source },
                priority: candidate.priority)
            let nodes = ([tie.unmet] + tie.met).flatMap { $0.nodes }
            found.append(engine.telling(apart: nodes) { tie.diagnostic })
        }
        return found
    }

    /// The violation of each constraint when the given one has a slightly higher priority; nil if the solver refuses
    /// that priority.
    private func violations(favoring candidate: Candidate) -> [Double]? {
        do throws(SolverError) {
            try engine.solver.setPriority(of: candidate.handle, to: candidate.priority.nextUp)
            engine.solver.solve()
            defer { engine.solver.solve() }
            let after = candidates.map { engine.solver.violation(of: $0.handle) }
            try engine.solver.setPriority(of: candidate.handle, to: candidate.priority)
            return after
        } catch {
            return nil
        }
    }

    /// Whether the total violation at each level has stayed the same.
    private func costsNothing(_ before: [Double], _ after: [Double]) -> Bool {
        var (old, new) = (0.0, 0.0)
        for (index, candidate) in candidates.enumerated() {
            old += before[index]
            new += after[index]
            let next = index + 1 < candidates.count ? candidates[index + 1].priority : nil
            guard next != candidate.priority else { continue }
            guard abs(old - new) <= Tolerance.relative * max(1, old) else { return false }
            (old, new) = (0, 0)
        }
        return true
    }
}

extension RowSource {
    /// Whether the row was written by hand or comes from a view's content, rather than from a container's rules.
    fileprivate var isExplicit: Bool {
        switch self {
        case .constraint(let constraint): constraint.isWrittenByHand
        case .content: true
        case .frame, .nonnegativity, .unknown: false
        }
    }
}
