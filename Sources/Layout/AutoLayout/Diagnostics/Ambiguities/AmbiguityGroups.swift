internal import ConstraintSolver

/// The ambiguous items of a level, grouped by the constraints that connect them.
struct AmbiguityGroups {
    private(set) var groups: [[LayoutNode]] = []

    /// - Complexity: O(*n* log *n*) in the items and the constraints on them.
    init(_ nodes: [LayoutNode], isOpen: (Variable) -> Bool, in engine: LayoutEngine) {
        var indices: [ObjectIdentifier: Int] = [:]
        for (index, node) in nodes.enumerated() { indices[ObjectIdentifier(node)] = index }
        var leaders = Array(nodes.indices)
        func leader(_ index: Int) -> Int {
            var index = index
            while leaders[index] != index {
                leaders[index] = leaders[leaders[index]]
                index = leaders[index]
            }
            return index
        }
        for (index, node) in nodes.enumerated() {
            for slot in engine.table.slots(on: node.slot) {
                let constraint = engine.table.records[Int(slot)]
                guard !constraint.isSuspended, constraint.first == node.slot,
                    let second = engine.node(at: constraint.second),
                    let other = indices[ObjectIdentifier(second)],
                    let axis = constraint.value.firstAttribute.traits?.axis,
                    node.isOpen(axis, isOpen), second.isOpen(axis, isOpen)
                else { continue }
                let (left, right) = (leader(index), leader(other))
                leaders[max(left, right)] = min(left, right)
            }
        }
        var groupOfLeader: [Int: Int] = [:]
        for (index, node) in nodes.enumerated() {
            let leader = leader(index)
            if let group = groupOfLeader[leader] {
                groups[group].append(node)
            } else {
                groupOfLeader[leader] = groups.count
                groups.append([node])
            }
        }
    }
}

extension LayoutNode {
    fileprivate func isOpen(_ axis: Axis, _ isOpen: (Variable) -> Bool) -> Bool {
        variables.map { isOpen($0.position(axis)) || isOpen($0.extent(axis)) } ?? false
    }
}
