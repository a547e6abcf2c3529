@testable import ConstraintSolver
@testable import LayoutCore

/// The contradictions in an engine's tables after a pass; each list is compared with what all records say.
extension LayoutEngine {
    var tableFaults: [String] { itemFaults + recordFaults + listFaults }

    private var itemFaults: [String] {
        var faults: [String] = []
        var contentPlaces: Set<Int32> = []
        for (slot, node) in items.nodes.enumerated() {
            guard let node else { continue }
            let name = node.displayName
            if node.slot != slot { faults.append("\(name) is in slot \(slot) and believes to be in \(node.slot)") }
            if !node.isKnown(to: self) { faults.append("\(name) does not know its engine") }
            if node.isInUse != items.isInUse(node.slot) { faults.append("\(name) is in use or not") }
            if node.isInUse {
                let unknowns = items.unknowns[slot]
                if items.owners[Int(unknowns.x >> 2)] != slot { faults.append("\(name) does not own its variables") }
                for variable in unknowns.x..<unknowns.x + 4 where !solver.state.store.variables[variable].isAlive {
                    faults.append("\(name) has a variable that was removed")
                }
            }
            if node.contentPlace >= 0, !contentPlaces.insert(node.contentPlace).inserted {
                faults.append("\(name) shares its content rows")
            }
            let guide = node.view?.guideForSubviewEdges?.layoutNode
            if let guide, guide.slot >= 0, items.edges(of: node.slot) != guide.slot {
                faults.append("the edges of \(name) are not those of its content")
            }
        }
        return faults
    }

    private var recordFaults: [String] {
        var faults: [String] = []
        var (rows, orders): (Set<Int32>, Set<Int>) = ([], [])
        for (slot, record) in table.records.enumerated() where !record.isVacant {
            let name = "constraint \(slot)"
            for item in [record.first, record.container] where node(at: item) == nil {
                faults.append("\(name) has lost an item")
            }
            if record.second >= 0, node(at: record.second) == nil { faults.append("\(name) has lost its second item") }
            if let handle = table.handle(at: Int32(slot)), handle.slot != slot {
                faults.append("\(name) is not its object's")
            }
            if !orders.insert(record.order).inserted { faults.append("\(name) has the number of another") }
            if record.row >= 0, !rows.insert(record.row).inserted { faults.append("\(name) shares its row") }
            if record.isSuspended != (record.row < 0) { faults.append("\(name) is suspended, or has a row") }
            guard record.row >= 0 else { continue }
            let row = solver.state.store.constraints[record.row]
            if row.role == .vacant { faults.append("\(name) has lost its row") }
            let priority = record.value.priority.rawValue
            if !row.isDropped, solver.priority(of: record.row) != priority {
                faults.append("\(name) has another priority in the solver")
            }
        }
        return faults
    }

    private var listFaults: [String] {
        let slots = table.slotsInOrder()
        return items.nodes.compactMap { $0 }.flatMap { node -> [String] in
            let touching = slots.filter {
                [table.records[Int($0)].first, table.records[Int($0)].second].contains(node.slot)
            }
            let held = slots.filter { table.records[Int($0)].container == node.slot }
            var faults: [String] = []
            if table.slots(on: node.slot) != touching { faults.append("the list of \(node.displayName) is wrong") }
            if table.slots(heldBy: node.slot) != held { faults.append("\(node.displayName) holds other constraints") }
            return faults
        }
    }
}
