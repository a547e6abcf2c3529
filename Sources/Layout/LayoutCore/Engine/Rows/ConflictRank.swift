internal import ConstraintSolver

/// The rank of a constraint in a conflict: of the members, the one with the highest rank is given up.
///
/// This is the order of iOS 26.1, measured by the authors of github.com/Vercantez/openuikit. It does not depend on the
/// order of activation, except between constraints of equal rank.
package struct ConflictRank {
    /// The parts of a rank, in the order in which they are compared.
    package enum Part: CaseIterable {
        /// The position in the view tree of the later of the two items.
        case laterItem
        /// The position in the view tree of the second item; the highest if there is none.
        case secondItem
        /// 1 for an upper limit (≤), 0 for the other relations.
        case relation
        /// The number of the first attribute in UIKit.
        case attribute
        /// The constant as written.
        case constant
    }

    private let laterItem: Double
    private let secondItem: Double
    private let value: ConstraintValue

    fileprivate init(_ record: ConstraintRecord, _ positions: [Int32]) {
        let first = Double(positions[Int(record.first)])
        let second = record.second < 0 ? nil : Double(positions[Int(record.second)])
        laterItem = max(first, second ?? first)
        secondItem = second ?? .infinity
        value = record.value
    }

    package subscript(part: Part) -> Double {
        switch part {
        case .laterItem: laterItem
        case .secondItem: secondItem
        case .relation: value.relation == .lessThanOrEqual ? 1 : 0
        case .attribute: Double(value.firstAttribute.rawValue)
        case .constant: value.constant
        }
    }

    /// The first part in which two ranks differ; nil if they are equal.
    package func firstDifference(from other: ConflictRank) -> Part? { Part.allCases.first { self[$0] != other[$0] } }
}

/// What ranks are computed from: the positions of a tree's items, and the constraint of each row. They are determined
/// only when there is a conflict.
package struct ConflictRanks {
    /// The positions of the items in the view tree, depth first, by slot. A view comes before its subviews, which are
    /// followed by its guides.
    private var positions: [Int32]
    /// The slots of the constraints, by row; -1 for a row that belongs to no constraint.
    private var constraints: [Int32] = []

    /// - Complexity: O(*n*) in the views, guides and constraints of the tree.
    init(of engine: LayoutEngine) {
        positions = Array(repeating: 0, count: engine.items.nodes.count)
        for (slot, record) in engine.table.records.enumerated() where !record.isVacant && record.row >= 0 {
            let missing = Int(record.row) + 1 - constraints.count
            if missing > 0 { constraints.append(contentsOf: repeatElement(-1, count: missing)) }
            constraints[Int(record.row)] = Int32(slot)
        }
        // A trial's root does not hold the views for which there are stand-ins.
        var waiting = [engine.viewOnTrial, engine.root.view].compactMap { $0?.layoutNode }
        var count: Int32 = 0
        while let node = waiting.popLast() {
            let item = engine.node(for: node)
            if item.slot >= 0, Int(item.slot) < positions.count, engine.node(at: item.slot) === item {
                positions[Int(item.slot)] = count
            }
            count += 1
            guard let view = node.view else { continue }
            waiting.append(contentsOf: view.layoutGuides.reversed().map { $0.layoutNode })
            waiting.append(contentsOf: view.subviews.reversed().map { $0.layoutNode })
        }
    }

    package func rank(of record: ConstraintRecord) -> ConflictRank { ConflictRank(record, positions) }

    /// The position of an item of the tree in the view tree.
    package func position(of node: LayoutNode) -> Int32 { positions[Int(node.slot)] }

    /// The rank of the constraint of a row; nil if the row belongs to no constraint.
    fileprivate func rank(ofRow row: Int32, _ records: [ConstraintRecord]) -> ConflictRank? {
        guard row < constraints.count, case let slot = constraints[Int(row)], slot >= 0,
            records[Int(slot)].row == row
        else { return nil }
        return rank(of: records[Int(slot)])
    }
}

extension LayoutEngine: ConflictRanking {
    package func ranksHigher(_ first: Int32, _ second: Int32) -> Bool? {
        let ranks = conflictRanks
        guard let rank = ranks.rank(ofRow: first, table.records), let other = ranks.rank(ofRow: second, table.records),
            let part = rank.firstDifference(from: other)
        else { return nil }
        return rank[part] > other[part]
    }

    /// The view whose size a trial determines; nil in the engine of a tree.
    fileprivate var viewOnTrial: View? {
        standIns.isEmpty ? nil : items.nodes.lazy.compactMap { $0 }.first { $0.parent === self.root }?.view
    }
}
