internal import ConstraintSolver

/// The owners of all rows of a solver: made where there is something to tell, and asked as often as needed.
struct RowSources {
    private let engine: LayoutEngine
    private var sources: [RowSource] = []

    /// - Complexity: O(*n*) in the rows of the engine.
    init(of engine: LayoutEngine) {
        self.engine = engine
        for row in engine.table.rows {
            if let constraint = row.constraint, let row = constraint.row { add(row, .constraint(constraint)) }
        }
        for case let node? in engine.items {
            if let placement = node.placement {
                for (row, attribute) in zip(placement.all, LayoutNode.Flags.openings.map(\.attribute)) {
                    add(row, .frame(node, attribute))
                }
            }
            guard let intrinsic = node.intrinsic else { continue }
            for (pair, axis) in [(intrinsic.width, Axis.horizontal), (intrinsic.height, .vertical)] {
                if let row = pair.hugging { add(row, .content(node, axis, isHugging: true)) }
                if let row = pair.resistance { add(row, .content(node, axis, isHugging: false)) }
            }
        }
    }

    private mutating func add(_ row: Constraint, _ source: RowSource) {
        let missing = row.index + 1 - sources.count
        if missing > 0 { sources.append(contentsOf: repeatElement(.unknown, count: missing)) }
        sources[row.index] = source
    }

    /// All that rows belong to, oldest rows not necessarily first.
    var all: [RowSource] { sources.filter { $0 != .unknown } }

    /// - Complexity: O(1)
    subscript(row: Constraint) -> RowSource {
        if row.index < sources.count, case let source = sources[row.index], source != .unknown { return source }
        guard let variable = engine.solver.nonNegativeVariable(of: row) else { return .unknown }
        let role = engine.roleOfVariable[variable.index]
        guard role >= 0, let node = engine.items[Int(role >> 2)] else { return .unknown }
        return .floor(node, role & 3 == 2 ? .horizontal : .vertical)
    }
}
