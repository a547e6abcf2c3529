internal import ConstraintSolver

/// The owners of all rows of a solver: made where there is something to tell, and asked as often as needed.
struct RowSources {
    private var sources: [RowSource] = []

    /// - Complexity: O(*n*) in the rows of the engine.
    init(of engine: LayoutEngine) {
        for row in engine.table.rows {
            if let constraint = row.constraint, let row = constraint.row { add(row, .constraint(constraint)) }
        }
        for case let node? in engine.items {
            if let placement = node.placement {
                for (row, attribute) in zip(placement.all, LayoutNode.Flags.openings.map(\.attribute)) {
                    add(row, .frame(node, attribute))
                }
            }
            if let floor = node.floor {
                add(floor.width, .floor(node, .horizontal))
                add(floor.height, .floor(node, .vertical))
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
    subscript(row: Constraint) -> RowSource { row.index < sources.count ? sources[row.index] : .unknown }
}
