internal import ConstraintSolver

/// Finds wishes that came out as they did only because one was made before the other.
///
/// A wish that was not met is tied if it can be met better, when it counts a trifle more, at no price on any level: then
/// others of its own level give way by just as much. It is tried out in the solver of the tree itself and taken back.
struct TieSearch {
    private struct Wish {
        let source: RowSource
        let handle: Constraint
        let priority: Double
    }

    private let engine: LayoutEngine
    /// The most important first.
    private let wishes: [Wish]

    init(of engine: LayoutEngine) {
        self.engine = engine
        wishes = RowSources(of: engine).all
            .compactMap { source in
                guard source.priority < 1000, let (handle, _) = source.row(in: engine) else { return nil }
                return Wish(source: source, handle: handle, priority: source.priority)
            }
            .sorted { $0.priority > $1.priority }
    }

    /// - Complexity: for each wish that was not met, a solve of what hangs together with it, and O(*n*) in all wishes.
    func run() -> [Tie] {
        engine.settlePendingEdits()
        let before = wishes.map { engine.solver.violation(of: $0.handle) }
        var ties: [Tie] = []
        for (index, wish) in wishes.enumerated() where before[index] > 0 && wish.source.isExplicit {
            guard let after = violations(favouring: wish) else { continue }
            let isBetter = before[index] - after[index] > Tolerance.relative * max(1, before[index])
            guard isBetter, costsNothing(before, after) else { continue }
            let rivals = wishes.indices.filter {
                after[$0] > before[$0] + Tolerance.points && wishes[$0].priority == wish.priority
            }
            ties.append(
                Tie(
                    unmet: wish.source, shortfall: before[index], met: rivals.map { wishes[$0].source },
                    priority: wish.priority))
        }
        return ties
    }

    /// How much each wish is missed when one counts a trifle more.
    private func violations(favouring wish: Wish) -> [Double]? {
        do throws(SolverError) {
            try engine.solver.setPriority(of: wish.handle, to: wish.priority.nextUp)
            engine.solver.solve()
            defer { engine.solver.solve() }
            let after = wishes.map { engine.solver.violation(of: $0.handle) }
            try engine.solver.setPriority(of: wish.handle, to: wish.priority)
            return after
        } catch {
            return nil
        }
    }

    /// Whether the total of each level is as before.
    private func costsNothing(_ before: [Double], _ after: [Double]) -> Bool {
        var (old, new) = (0.0, 0.0)
        for (index, wish) in wishes.enumerated() {
            old += before[index]
            new += after[index]
            guard index + 1 == wishes.count || wishes[index + 1].priority != wish.priority else { continue }
            guard abs(old - new) <= Tolerance.relative * max(1, old) else { return false }
            (old, new) = (0, 0)
        }
        return true
    }
}

extension RowSource {
    /// Whether a person has made it, or the content of a view, and not a stack for its own ends.
    fileprivate var isExplicit: Bool {
        switch self {
        case .constraint(let constraint): constraint.isWrittenByHand
        case .content: true
        case .frame, .floor, .unknown: false
        }
    }
}
