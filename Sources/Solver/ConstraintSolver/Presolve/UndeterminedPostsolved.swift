/// Decides which postsolved variables are undetermined, after the components have been solved.
///
/// A postsolved variable that follows from an undetermined one is undetermined, too, so its own resting value counts.
/// It makes no difference if the variable takes its resting value after all those from which it follows: by then, it has
/// only one value left. This is the case for the positions of the rows of a list, which rest after all sizes. Otherwise
/// the variable becomes part of the component.
extension SolverState {
    /// Decides for all marked steps.
    mutating func decideUndetermined() {
        while let definition = postsolve.popUndecided() { decideUndetermined(by: definition) }
    }

    /// Decides whether a constraint leaves the variable that it defines undetermined.
    private mutating func decideUndetermined(by definition: Int32) {
        let variable = store.decidedVariable(of: definition)
        var (count, restsLast, isCertain) = (0, true, false)
        for term in store.termRange(of: definition) where term != Int(store.constraints[definition].decidedTerm) {
            let input = store.terms[term].variable
            guard store.variables[input].isUndetermined else { continue }
            count += 1
            if !store.variables[input].restsBefore(store.variables[variable]) { restsLast = false }
            if movesAlone(input) { isCertain = true }
        }
        setUndetermined(variable, count > 0)
        guard count > 0 else { return }
        // The movements of several variables may cancel each other.
        if restsLast, count == 1 || isCertain { enforceLimits(of: variable) } else { pin(variable) }
    }

    /// Whether an undetermined variable that a constraint reads can move while all others in the constraint stay.
    private func movesAlone(_ variable: Int32) -> Bool {
        store.variables[variable].state == .component
            && components[store.regionVariables[variable].component].variableCount == 1
            && readerCount(of: variable, upTo: 2) == 1
    }

    /// Enforces the lazy limits of an undetermined variable, and adds its lower bound, since either may determine it.
    mutating func enforceLimits(of variable: Int32) {
        addLowerBound(variable)
        var term = store.variables[variable].firstTerm
        while term >= 0 {
            let next = store.terms[term].next
            if store.constraints[store.terms[term].constraint].role == .lazy { enforce(store.terms[term].constraint) }
            term = next
        }
    }

    /// Makes a postsolved variable part of the component from which it is computed, until the region changes.
    private mutating func pin(_ variable: Int32) {
        let definition = store.variables[variable].decider
        undoReduction(of: variable)
        store.constraints[definition].isPinned = true
        progress.requestRound()
    }
}
