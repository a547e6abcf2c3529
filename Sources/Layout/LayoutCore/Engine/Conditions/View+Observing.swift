/// An observer of a condition, such as the one that sets the axis of a stack.
///
/// In the table of constraints, a constraint without effect represents the observer, so that it moves with the view.
struct ConditionObserver {
    let constraint: LayoutConstraint
    /// The action, which receives the view and must not capture it.
    let action: (View, Bool) -> Void
    /// The value with which the action was last called; nil before the first call.
    var delivered: Bool?
    /// The value for the next call of the action; nil if no call is due.
    var pending: Bool?
}

extension LayoutConstraint {
    /// The observation that a constraint represents, if any.
    enum Observation: UInt8 {
        case none
        /// An observer that is called with the state of the condition, initially and at each change.
        case changes
        /// An observer that is called after each solve in which the condition holds, and that responds by changing
        /// something.
        case trigger
    }

    var isObserver: Bool { observation != .none }
}

extension View {
    /// Calls a closure with the state of a condition: in the pass that first evaluates the condition, and whenever it
    /// begins or ceases to hold.
    ///
    /// The closure may change anything, such as texts and fonts: the same pass lays out again. It is called before
    /// `updateConstraints()` and lives as long as the view; do not let it capture the view strongly.
    /// - Complexity: O(*d*) in the depths of the view and of the items that the condition names.
    public final func observe(
        _ condition: LayoutCondition, fileID: String = #fileID, line: Int = #line, _ action: @escaping (Bool) -> Void
    ) {
        observe(condition, SourceLocation(fileID: fileID, line: line)) { _, holds in action(holds) }
    }

    @discardableResult
    package final func observe(
        _ condition: LayoutCondition, _ location: SourceLocation, isTrigger: Bool = false,
        _ action: @escaping (View, Bool) -> Void
    ) -> LayoutConstraint {
        let constraint = LayoutConstraint(
            layoutNode, .width, .greaterThanOrEqual, nil, .notAnAttribute, location: location)
        constraint.observation = isTrigger ? .trigger : .changes
        constraint.givenCondition = condition
        ownRareState.conditionObservers.append(ConditionObserver(constraint: constraint, action: action))
        constraint.isActive = true
        return constraint
    }

    /// Whether anything in the tree depends on a condition, including the lines of flows and the repeated columns of
    /// grids.
    package final var treeHasConditions: Bool { layoutNode.existingEngineOfTree?.conditions.table?.isEmpty == false }

    /// Makes the update phase of the pass call an observer.
    final func conditionSwitched(_ constraint: LayoutConstraint, _ holds: Bool) {
        guard let rareState,
            let index = rareState.conditionObservers.firstIndex(where: { $0.constraint === constraint })
        else { return }
        rareState.conditionObservers[index].pending = holds
        setNeedsUpdateConstraints()
    }

    /// Whether the update phase of a pass still has to tell an observer that its condition holds.
    final func isToCallObserver(_ constraint: LayoutConstraint) -> Bool {
        rareState?.conditionObservers.first { $0.constraint === constraint }?.pending == true
    }

    /// Calls the observers for which a call is due, in the order in which they were added.
    final func notifyConditionObservers() {
        guard let rareState else { return }
        for index in rareState.conditionObservers.indices {
            let observer = rareState.conditionObservers[index]
            guard let pending = observer.pending else { continue }
            rareState.conditionObservers[index].pending = nil
            guard observer.constraint.observation == .trigger ? pending : pending != observer.delivered else {
                continue
            }
            rareState.conditionObservers[index].delivered = pending
            observer.action(self, pending)
        }
    }
}
