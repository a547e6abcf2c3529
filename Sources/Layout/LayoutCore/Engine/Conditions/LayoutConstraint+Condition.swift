extension LayoutConstraint {
    /// The condition under which the constraint is in effect while it is active; nil, the default, means always.
    ///
    /// A constraint that comes into effect ranks after those of equal priority that are already in effect, as if it
    /// were activated at that moment. Until the next pass has evaluated a new condition, the constraint is not in
    /// effect. A condition that reads an item of another tree is refused with a diagnostic while the constraint is
    /// active.
    public var condition: LayoutCondition? {
        get { givenCondition }
        set {
            if let newValue, isActive, firstNode.engine?.holdsItems(of: newValue) != true {
                return reportStrayCondition(newValue, "keeps its condition")
            }
            givenCondition = newValue
            if isActive { firstNode.engine?.conditionChanged(of: self) }
        }
    }

    /// Whether the constraint is active and its condition, if it has one, held as of the last pass.
    public var isInEffect: Bool { record.map { !$0.isSuspended } ?? false }

    /// Puts the constraint into effect only while a condition holds, and returns the constraint itself. If the
    /// constraint already has a condition, both have to hold.
    @discardableResult
    public func when(_ condition: LayoutCondition) -> Self {
        self.condition = self.condition.map { $0 && condition } ?? condition
        return self
    }

    func reportStrayCondition(_ condition: LayoutCondition, _ outcome: String) {
        report(
            .noCommonAncestor,
            "\(self) \(outcome): the condition \(condition) reads an item that is not in the same tree.")
    }
}
