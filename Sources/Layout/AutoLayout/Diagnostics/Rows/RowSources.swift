internal import ConstraintSolver

/// The sources of all rows of a solver, built only for a report, an explanation or a record.
struct RowSources {
    private var sources: [RowSource] = []

    /// - Complexity: O(*n* log *n*) in the rows of the engine.
    init(of engine: LayoutEngine) {
        for slot in engine.table.slotsInOrder() {
            if let row = engine.row(of: engine.table.records[Int(slot)]) {
                add(row, .constraint(engine.handle(at: slot)))
            }
        }
        for case let node? in engine.items.nodes {
            if let placement = node.placement {
                for (row, component) in zip(placement.all, Component.allCases) {
                    add(row, .frame(node, component))
                }
            }
            for axis in [Axis.horizontal, .vertical] {
                if let bound = engine.lowerBound(of: node, axis) { add(bound, .nonnegativity(node, axis)) }
            }
            guard let intrinsic = engine.items.content(of: node) else { continue }
            for (pair, axis) in [(intrinsic.width, Axis.horizontal), (intrinsic.height, .vertical)] {
                add(at: pair.hugging, .content(node, axis, isHugging: true))
                add(at: pair.resistance, .content(node, axis, isHugging: false))
            }
        }
    }

    private mutating func add(_ row: Constraint, _ source: RowSource) { add(at: Int32(row.index), source) }

    private mutating func add(at index: Int32, _ source: RowSource) {
        guard index >= 0 else { return }
        let missing = Int(index) + 1 - sources.count
        if missing > 0 { sources.append(contentsOf: repeatElement(.unknown, count: missing)) }
        sources[Int(index)] = source
    }

    /// All known sources, ordered by the indices of their rows, which do not always follow the order of creation.
    var all: [RowSource] { sources.filter { $0 != .unknown } }

    /// - Complexity: O(1)
    subscript(row: Constraint) -> RowSource { row.index < sources.count ? sources[row.index] : .unknown }
}

extension LayoutEngine {
    /// The row that keeps an item's extent from becoming negative, if it was ever needed.
    func lowerBound(of node: LayoutNode, _ axis: Axis) -> Constraint? {
        node.variables.flatMap { solver.lowerBound(of: $0.extent(axis)) }
    }
}
