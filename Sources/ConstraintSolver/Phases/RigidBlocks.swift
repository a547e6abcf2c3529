/// Work space of the search for blocks: a depth-first search over unassigned variables and their constraints.
struct BlockSearch: ~Copyable {
    struct Visit: BitwiseCopyable {
        var node: Int32
        var parent: Int32
        /// The next edge to follow.
        var cursor: Int32
        /// Where the node stands on the stack of nodes without a block.
        var blockStart: Int32
    }

    var variables = Pool<Int32>()
    var rows = Pool<Int32>()
    /// When a node was found, and the earliest node that can be reached from below it.
    var found = Pool<Int32>()
    var lowest = Pool<Int32>()
    var visits = Pool<Visit>()
    /// Nodes that are not in a finished block, in the order in which they were found.
    var open = Pool<Int32>()
    var clock: Int32 = 0
    /// What may still be spent on trying blocks, so that it stays linear.
    var budget = 0
    /// By variable number: whether its motion is known; by row number: how many of its variables have an unknown one.
    var isKnown = Pool<Bool>()
    var unknowns = Pool<Int32>()
    var queue = Pool<Int32>()
}

/// A block that a single equality connects to everything else, and whose residuals do not change when it is translated,
/// cannot influence anything outside. The variable in that equality becomes its *carrier*: it is computed from the
/// equality after the components, while the block is optimised on its own and then translated with it.
///
/// So the rows of a list are decided row by row although their contents are placed in the coordinates of the list.
/// Blocks are found as the subtrees below bridges of the graph of variables and constraints
/// (Tarjan, SIAM J. Comput. 1, 1972, doi:10.1137/0201010).
extension SolverState {
    mutating func findRigidBlocks() {
        guard collectNodes() else { return }
        let count = blocks.variables.count + blocks.rows.count
        blocks.found.reset(to: count + 1, filling: 0)
        blocks.lowest.reset(to: count + 1, filling: 0)
        blocks.isKnown.reset(to: blocks.variables.count, filling: false)
        blocks.unknowns.reset(to: blocks.rows.count, filling: 0)
        blocks.clock = 0
        blocks.budget = 64 + 16 * count
        // All assigned variables are one node; the search starts there, then at the oldest variable left.
        search(from: Int32(count))
        for number in 0..<blocks.variables.count where blocks.found[number] == 0 { search(from: Int32(number)) }
    }

    /// Numbers the unassigned variables, in creation order, and their rows. Returns whether a block is possible.
    private mutating func collectNodes() -> Bool {
        blocks.variables.removeAll()
        blocks.rows.removeAll()
        var hasEquality = false
        for index in 0..<unassignedRows.count {
            let constraint = unassignedRows[index]
            guard holds(constraint), !isNumbered(row: constraint) else { continue }
            let record = store.constraints[constraint]
            if record.relation == .equal, store.constraints[constraint].unknownCount > 1 { hasEquality = true }
            store.regionConstraints[constraint].next = Int32(blocks.rows.count)
            blocks.rows.append(constraint)
        }
        guard hasEquality else { return false }
        for index in 0..<unassignedVariables.count {
            let variable = unassignedVariables[index]
            let record = store.variables[variable]
            guard record.state == .unassigned, record.isAlive, store.regionVariables[variable].scratch > 0,
                !isNumbered(variable)
            else { continue }
            store.regionVariables[variable].next = Int32(blocks.variables.count)
            blocks.variables.append(variable)
        }
        blocks.variables.sort { store.variables[$0].serial < store.variables[$1].serial }
        for number in 0..<blocks.variables.count {
            store.regionVariables[blocks.variables[number]].next = Int32(number)
        }
        return true
    }

    private func isNumbered(_ variable: Int32) -> Bool {
        let number = Int(store.regionVariables[variable].next)
        return number >= 0 && number < blocks.variables.count && blocks.variables[number] == variable
    }

    private func isNumbered(row constraint: Int32) -> Bool {
        let number = Int(store.regionConstraints[constraint].next)
        return number >= 0 && number < blocks.rows.count && blocks.rows[number] == constraint
    }

    private mutating func search(from root: Int32) {
        enter(root, from: -1)
        while blocks.visits.count > 0 {
            let visit = blocks.visits.last
            guard let neighbour = nextNeighbour(of: visit) else {
                leave(visit)
                continue
            }
            if neighbour == visit.parent { continue }
            if blocks.found[neighbour] == 0 {
                enter(neighbour, from: visit.node)
            } else {
                blocks.lowest[visit.node] = min(blocks.lowest[visit.node], blocks.found[neighbour])
            }
        }
        blocks.open.removeAll()
    }

    private mutating func enter(_ node: Int32, from parent: Int32) {
        blocks.clock += 1
        blocks.found[node] = blocks.clock
        blocks.lowest[node] = blocks.clock
        let variables = Int32(blocks.variables.count)
        let cursor: Int32
        if node < variables {
            cursor = store.variables[blocks.variables[node]].firstTerm
        } else if Int(node) < blocks.variables.count + blocks.rows.count {
            // The position before its first term stands for the edge to the assigned variables.
            cursor = store.constraints[blocks.rows[node - variables]].firstTerm - 1
        } else {
            cursor = 0
        }
        blocks.visits.append(
            BlockSearch.Visit(node: node, parent: parent, cursor: cursor, blockStart: Int32(blocks.open.count)))
        blocks.open.append(node)
    }

    /// Follows the next edge of a node.
    private func nextNeighbour(of visit: BlockSearch.Visit) -> Int32? {
        let top = blocks.visits.count - 1
        let variables = Int32(blocks.variables.count)
        let settled = variables + Int32(blocks.rows.count)
        var cursor = visit.cursor
        defer { blocks.visits[top].cursor = cursor }
        if visit.node < variables {
            while cursor >= 0 {
                let constraint = store.terms[cursor].constraint
                cursor = store.terms[cursor].next
                if isNumbered(row: constraint) { return variables + store.regionConstraints[constraint].next }
            }
        } else if visit.node < settled {
            let record = store.constraints[blocks.rows[visit.node - variables]]
            if cursor < record.firstTerm {
                cursor += 1
                if touchesAssigned(blocks.rows[visit.node - variables]) { return settled }
            }
            while cursor < record.firstTerm + record.termCount {
                let variable = store.terms[cursor].variable
                cursor += 1
                if store.variables[variable].state != .forward, isNumbered(variable) {
                    return store.regionVariables[variable].next
                }
            }
        } else {
            while Int(cursor) < blocks.rows.count {
                cursor += 1
                if touchesAssigned(blocks.rows[cursor - 1]) { return variables + cursor - 1 }
            }
        }
        return nil
    }

    /// Finishes a node: below a bridge there is a block.
    private mutating func leave(_ visit: BlockSearch.Visit) {
        _ = blocks.visits.popLast()
        let parent = visit.parent
        guard parent >= 0 else { return }
        blocks.lowest[parent] = min(blocks.lowest[parent], blocks.lowest[visit.node])
        let variables = Int32(blocks.variables.count)
        let isBridge = blocks.lowest[visit.node] > blocks.found[parent]
        guard isBridge, visit.node < variables, parent >= variables, Int(parent - variables) < blocks.rows.count
        else { return }
        if makeCarrier(blocks.variables[visit.node], by: blocks.rows[parent - variables], from: Int(visit.blockStart)) {
            blocks.open.truncate(to: Int(visit.blockStart))
        }
    }

    /// Makes a variable the carrier of the open nodes from `start` on, if their residuals stay as they are when it moves.
    private mutating func makeCarrier(_ variable: Int32, by constraint: Int32, from start: Int) -> Bool {
        guard blocks.budget > 0, store.constraints[constraint].role == .unassigned,
            store.constraints[constraint].relation == .equal, !isHeld(variable)
        else { return false }
        blocks.budget -= blocks.open.count - start
        motions.resize(to: max(motions.count, store.variables.count), filling: Motion())
        // The equality may have a term for each block, so it is read only for a block that can move.
        guard findMotion(with: variable, from: start), let term = term(of: constraint, for: variable), canDefine(term)
        else { return false }
        define(variable, by: constraint, term: term)
        store.variables[variable].isCarrier = true
        for index in start..<blocks.open.count {
            let node = Int(blocks.open[index])
            if node < blocks.variables.count {
                let member = blocks.variables[node]
                if member != variable { store.regionVariables[member].carrier = variable }
            } else {
                store.constraints[blocks.rows[node - blocks.variables.count]].isCarried = true
            }
        }
        return true
    }

    /// Whether a row concerns the variable alone, which then cannot move without changing its residual.
    private func isHeld(_ variable: Int32) -> Bool {
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let constraint = store.terms[term].constraint
            if store.constraints[constraint].unknownCount == 1, holds(constraint) { return true }
            term = store.terms[term].next
        }
        return false
    }

    private func term(of constraint: Int32, for variable: Int32) -> Int32? {
        for term in store.termRange(of: constraint) where store.terms[term].variable == variable { return Int32(term) }
        return nil
    }

    /// Finds how the open nodes from `start` on move when a variable moves by one and no residual changes.
    ///
    /// A row with one variable of unknown motion determines it; what no row determines stays where it is. Then all rows are
    /// checked, so that a wrong guess only misses a block.
    private mutating func findMotion(with variable: Int32, from start: Int) -> Bool {
        let variableCount = blocks.variables.count
        for index in start..<blocks.open.count {
            let node = Int(blocks.open[index])
            if node < variableCount {
                blocks.isKnown[node] = false
                motions[blocks.variables[node]].share = 0
            } else {
                blocks.unknowns[node - variableCount] = countUnassigned(in: blocks.rows[node - variableCount])
            }
        }
        blocks.queue.removeAll()
        for index in start..<blocks.open.count {
            let row = Int(blocks.open[index]) - variableCount
            if row >= 0, blocks.unknowns[row] == 1 { blocks.queue.append(Int32(row)) }
        }
        setMotion(of: variable, to: 1)
        while let row = blocks.queue.popLast() {
            if blocks.unknowns[row] == 1 { deduceMotion(from: blocks.rows[row]) }
        }
        for index in start..<blocks.open.count {
            let row = Int(blocks.open[index]) - variableCount
            if row >= 0, !keepsResidual(blocks.rows[row]) { return false }
        }
        return true
    }

    /// How many unassigned variables a row ties together; none when it has become a definition.
    private func countUnassigned(in constraint: Int32) -> Int32 {
        if store.constraints[constraint].role != .unassigned { return 0 }
        var count: Int32 = 0
        for term in store.termRange(of: constraint)
        where store.variables[store.terms[term].variable].state == .unassigned { count += 1 }
        return count
    }

    private mutating func setMotion(of variable: Int32, to share: Double) {
        motions[variable].share = share
        blocks.isKnown[store.regionVariables[variable].next] = true
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let constraint = store.terms[term].constraint
            term = store.terms[term].next
            guard isNumbered(row: constraint) else { continue }
            let row = store.regionConstraints[constraint].next
            blocks.unknowns[row] -= 1
            if blocks.unknowns[row] == 1 { blocks.queue.append(row) }
        }
    }

    private mutating func deduceMotion(from constraint: Int32) {
        var sum = 0.0
        var found: Int32 = -1
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            guard store.variables[variable].state == .unassigned else { continue }
            if blocks.isKnown[store.regionVariables[variable].next] {
                sum += store.terms[term].coefficient * motions[variable].share
            } else {
                found = Int32(term)
            }
        }
        guard found >= 0 else { return }
        setMotion(of: store.terms[found].variable, to: sum == 0 ? 0 : -sum / store.terms[found].coefficient)
    }

    /// Whether the motion leaves a row's residual as it is.
    private func keepsResidual(_ constraint: Int32) -> Bool {
        if store.constraints[constraint].role != .unassigned { return true }
        var sum = 0.0
        var magnitude = 0.0
        for term in store.termRange(of: constraint) {
            let variable = store.terms[term].variable
            guard store.variables[variable].state == .unassigned else { continue }
            let part = store.terms[term].coefficient * motions[variable].share
            sum += part
            magnitude += abs(part)
        }
        return abs(sum) <= Tolerance.cancellation * magnitude
    }
}
