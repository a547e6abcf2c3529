#if SOLVER_CHECKS
    /// The invariants that hold after every solve. They are checked in debug builds and with the trait `Checked`, at a
    /// cost proportional to the whole solver.
    extension SolverState {
        func checkInvariants() {
            for slot in 0..<Int32(store.variables.count) where store.variables[slot].isAlive { checkVariable(slot) }
            let largest = largestNumber
            for slot in 0..<Int32(store.constraints.count) where store.constraints[slot].role != .vacant {
                checkConstraint(slot, largest)
            }
        }

        /// The largest value or constant, whose rounding may be in any other value.
        private var largestNumber: Double {
            var largest = 0.0
            for slot in 0..<store.values.count { largest = max(largest, abs(store.values[slot])) }
            for slot in 0..<store.constraints.count where store.constraints[slot].role != .vacant {
                largest = max(largest, abs(store.constraints[slot].constant))
            }
            return largest
        }

        private func checkVariable(_ slot: Int32) {
            let record = store.variables[slot]
            switch record.state {
            case .forward, .postsolved:
                let decider = store.constraints[record.decider]
                precondition(
                    store.terms[decider.decidedTerm].variable == slot,
                    "A variable and its determining constraint disagree.")
            case .component:
                let component = store.regionVariables[slot].component
                precondition(components[component].firstVariable >= 0, "A variable is in a dissolved component.")
            case .unassigned:
                precondition(record.firstTerm < 0, "A variable with constraints was not placed.")
            }
        }

        private func checkConstraint(_ slot: Int32, _ largest: Double) {
            let record = store.constraints[slot]
            precondition(record.role != .pending && record.role != .unassigned, "A constraint was not placed.")
            if record.isDropped {
                precondition(record.role == .redundant, "A dropped constraint still has an effect.")
                return
            }
            var unknowns = 0
            for term in store.termRange(of: slot) {
                precondition(store.terms[term].constraint == slot, "A term is linked to another constraint.")
                if store.variables[store.terms[term].variable].state != .forward { unknowns += 1 }
            }
            if record.role != .decider {
                precondition(
                    unknowns == Int(store.constraints[slot].unknownCount), "The count of undetermined variables is off."
                )
            }
            if record.isRequired { checkHolds(slot, largest) }
        }

        private func checkHolds(_ slot: Int32, _ largest: Double) {
            let (_, magnitude) = store.residual(of: slot)
            let excess = violation(of: slot)
            guard excess.isFinite, magnitude.isFinite else { return }
            // Values that rounding may have affected are reported as such.
            guard !store.termRange(of: slot).contains(where: { isUnverified(store.terms[$0].variable) }) else { return }
            // The rounding error of long chains of large numbers is checked where it arises; this check catches wrong
            // solutions.
            let tolerance = max(1e-6 * max(1, magnitude), Tolerance.componentScale * largest)
            precondition(abs(excess) <= tolerance, "A required constraint is violated by \(excess) after a solve.")
        }
    }
#endif
