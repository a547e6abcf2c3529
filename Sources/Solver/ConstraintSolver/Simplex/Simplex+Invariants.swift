#if SOLVER_CHECKS
    /// The invariants that hold after a solve, and between its levels.
    extension Simplex {
        func checkInvariants() {
            checkBasis()
            checkWorkSpace()
            var basicCount = 0
            var listedCount = 0
            for index in 0..<problem.rows.count {
                let row = problem.rows[index]
                if row.slot >= 0 { basicCount += 1 }
                if row.hasMultiplier { listedCount += 1 }
                precondition(row.rate == 0 && row.rateMagnitude == 0, "A rate is left over from a step.")
            }
            precondition(basicCount == problem.variableCount, "The basis has another number of rows than of slots.")
            precondition(listedCount == multipliers.rows.count, "A row with a multiplier is not listed once.")
        }

        private func checkBasis() {
            var freeCount = 0
            for slot in 0..<problem.variableCount {
                let (row, node) = (basis.slots[slot].row, basis.nodes[slot])
                precondition(problem.rows[row].slot == slot, "A row and its slot disagree.")
                precondition(!node.isFixed, "A variable is still marked as fixed.")
                precondition(
                    Int(node.row) >= problem.rows.count || basis.determined[node.row] == slot,
                    "A row and the variable that it determines disagree.")
                if problem.rows[row].isFree { freeCount += 1 }
            }
            precondition(freeCount == freeSlotCount, "The count of free slots is wrong.")
        }

        private func checkWorkSpace() {
            for index in 0..<basis.slots.count {
                let slot = basis.slots[index]
                precondition(slot.right == 0 && slot.rightMagnitude == 0, "A right side is left over.")
                precondition(slot.gradient == 0 && slot.gradientMagnitude == 0, "A gradient is left over.")
                precondition(!slot.isQueued, "A variable is still queued.")
                precondition(slot.exchangeRatio == 0, "An exchange has not been taken into account.")
            }
            precondition(basis.starts.isEmpty && basis.stack.isEmpty, "A search has not ended.")
            precondition(basis.exchangedSlots.isEmpty, "An exchange is still listed.")
        }
    }
#endif
