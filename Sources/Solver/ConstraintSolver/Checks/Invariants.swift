#if SOLVER_CHECKS
    /// The invariants that hold after every solve. They are checked in debug builds and with the `Checked` trait, at a
    /// cost proportional to the size of the solver.
    extension SolverState {
        func checkInvariants() {
            var (undetermined, magnified, terms, dropped) = (0, 0, 0, 0)
            for slot in 0..<Int32(store.variables.count) where store.variables[slot].isAlive {
                checkVariable(slot)
                terms += checkedTermCount(of: slot)
                if store.variables[slot].isUndetermined { undetermined += 1 }
                if store.variables[slot].growth.isLarge { magnified += 1 }
            }
            for slot in 0..<Int32(store.constraints.count) where store.constraints[slot].role != .vacant {
                checkConstraint(slot)
                terms -= Int(store.constraints[slot].termCount)
                if store.constraints[slot].isDropped { dropped += 1 }
            }
            precondition(terms == 0, "A term is not in the list of its variable.")
            precondition(undetermined == changes.undeterminedCount, "The count of undetermined variables is wrong.")
            precondition(magnified == precision.magnifiedCount, "The count of magnified variables is wrong.")
            precondition(
                dropped == conflicts.all.count && conflicts.stale.isEmpty, "A dropped constraint is in no conflict.")
            precondition(forward.isUnmarked && postsolve.isUnmarked, "A step was not evaluated.")
        }

        /// The number of terms that contain a variable, whose list is checked in both directions.
        private func checkedTermCount(of variable: Int32) -> Int {
            var (count, previous, term) = (0, Int32(-1), store.variables[variable].firstTerm)
            while term >= 0 {
                precondition(
                    store.terms[term].previous == previous && store.terms[term].variable == variable,
                    "The list of a variable's terms is broken.")
                (count, previous, term) = (count + 1, term, store.terms[term].next)
            }
            return count
        }

        private func checkVariable(_ slot: Int32) {
            let record = store.variables[slot]
            precondition(!record.isVisited && !record.isListed, "A variable is still marked.")
            switch record.state {
            case .forward, .postsolved:
                let decider = store.constraints[record.decider]
                let plan = record.state == .forward ? forward.steps[decider.step] : postsolve.steps[decider.step]
                precondition(plan == record.decider, "A step of a plan and its constraint disagree.")
                precondition(
                    store.terms[decider.decidedTerm].variable == slot,
                    "A variable and its determining constraint disagree.")
            case .component:
                let component = store.regionVariables[slot].component
                precondition(components[component].firstVariable >= 0, "A variable is in a dissolved component.")
                precondition(!components[component].isDirty, "A component was not solved.")
            case .unassigned:
                precondition(record.firstTerm < 0, "A variable with constraints was not placed.")
            }
        }

        private func checkConstraint(_ slot: Int32) {
            let record = store.constraints[slot]
            precondition(record.role != .pending && record.role != .unassigned, "A constraint was not placed.")
            precondition(!record.isQueuedForCheck, "A constraint was not checked.")
            var unknowns = 0
            for term in store.termRange(of: slot) {
                precondition(store.terms[term].constraint == slot, "A term is linked to another constraint.")
                if store.variables[store.terms[term].variable].state != .forward { unknowns += 1 }
            }
            if record.role != .decider {
                precondition(
                    unknowns == Int(store.constraints[slot].unknownCount), "The count of unknowns is wrong."
                )
            }
            if record.isRequired { checkHolds(slot) }
        }

        private func checkHolds(_ slot: Int32) {
            let (_, magnitude) = store.residual(of: slot)
            let excess = abs(violation(of: slot))
            guard excess.isFinite, magnitude.isFinite else { return }
            // Values that rounding error may have affected are reported as unverified, so they are not checked.
            guard !store.termRange(of: slot).contains(where: { isUnverified(store.terms[$0].variable) }) else { return }
            // The rounding error of long chains of large numbers is checked where it arises; this check catches wrong
            // solutions.
            let holds =
                excess <= max(tolerance, 1e-6 * max(1, magnitude))
                || excess <= Tolerance.componentScale * magnitudesBehind(slot)
            precondition(holds, "A required constraint is violated by \(excess) after a solve.")
        }

        /// The sum of the magnitudes of a constraint and of the rows from which its values follow, each multiplied by
        /// the factor with which the row's rounding error enters the constraint.
        private func magnitudesBehind(_ slot: Int32) -> Double {
            var known: [Int32: Double] = [:]
            var entered: Set<Int32> = []
            var stack = inputs(of: slot)
            while let variable = stack.last {
                let rows = rows(determining: variable)
                if entered.insert(variable).inserted {
                    stack += rows.flatMap { inputs(of: $0) }.filter { !entered.contains($0) }
                } else {
                    known[variable] = rows.map { magnitudes(in: $0, of: variable, known) }.max() ?? 0
                    stack.removeLast()
                }
            }
            return magnitudes(in: slot, of: -1, known)
        }

        /// The sum of the magnitudes that reach a variable through one of the rows that determine it; if the variable
        /// is -1, the sum of those that reach the row itself.
        private func magnitudes(in row: Int32, of variable: Int32, _ known: [Int32: Double]) -> Double {
            var (sum, divisor) = (store.residual(of: row).magnitude, Double.infinity)
            for term in store.termRange(of: row).map({ store.terms[$0] }) {
                let size = abs(term.coefficient)
                if key(term.variable) == variable {
                    divisor = min(divisor, size)
                } else {
                    sum += size * (known[key(term.variable)] ?? 0)
                }
            }
            return divisor == .infinity ? sum : sum / divisor
        }

        private func inputs(of row: Int32) -> [Int32] { store.termRange(of: row).map { key(store.terms[$0].variable) } }

        /// A number that identifies the variable or, if the variable is in a component, all of the component's
        /// variables, which are determined together.
        private func key(_ variable: Int32) -> Int32 {
            guard store.variables[variable].state == .component else { return variable }
            return components[store.regionVariables[variable].component].firstVariable
        }

        private func rows(determining variable: Int32) -> [Int32] {
            let record = store.variables[variable]
            switch record.state {
            case .unassigned: return []
            case .forward, .postsolved: return [record.decider]
            case .component:
                var rows: [Int32] = []
                var row = components[store.regionVariables[variable].component].firstRow
                while row >= 0 {
                    rows.append(row)
                    row = store.regionConstraints[row].next
                }
                return rows
            }
        }
    }
#endif
