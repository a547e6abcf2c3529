#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    public import LayoutConditions

    extension NSLayoutConstraint {
        /// The condition under which the constraint is in effect; nil, the default, means always.
        ///
        /// Setting a condition deactivates the constraint until the first update; from then on,
        /// `updateLayoutConditions()` activates and deactivates it. If the constraint was active, or is activated
        /// later, the first item (or, if that is a guide, the guide's view) keeps the constraint alive. This ends when
        /// the constraint is deactivated while the condition holds, or when one of the items, or a view between them,
        /// changes parents.
        public var condition: LayoutCondition? {
            get { conditionEntry?.condition }
            set { setCondition(newValue, .unknown) }
        }

        /// Puts the constraint into effect only while a condition holds, and returns the constraint itself. If it
        /// already has a condition, both must hold.
        @discardableResult
        public func when(_ condition: LayoutCondition, fileID: String = #fileID, line: Int = #line) -> Self {
            let both = self.condition.map { $0 && condition } ?? condition
            setCondition(both, conditionEntry?.location ?? SourceLocation(fileID: fileID, line: line))
            return self
        }

        func setCondition(_ condition: LayoutCondition?, _ location: SourceLocation) {
            let isWanted = removeCondition()
            guard let condition else {
                isActive = isWanted
                return
            }
            guard let conditionHolder else {
                Misuse.stop("needs the guide to be in a view", location.fileID, location.line, call: "condition")
            }
            isActive = false
            let entry = ConditionEntry(self, condition, location)
            entry.isWanted = isWanted
            conditionHolder.ownConditions.entries.append(entry)
            conditionHolder.noteWaitingCondition()
        }

        /// Removes the condition, without activating or deactivating the constraint.
        /// - Returns: whether the constraint should be active while the condition holds.
        @discardableResult
        func removeCondition() -> Bool {
            conditionEntry?.readActivity()
            defer {
                conditionHolder?.conditions?.entries.removeAll { $0.constraint === self }
                conditionHolder?.noteWaitingCondition()
            }
            return conditionEntry?.isWanted ?? isActive
        }

        var conditionEntry: ConditionEntry? { conditionHolder?.conditions?.entries.first { $0.constraint === self } }

        private var conditionHolder: PlatformView? {
            firstItem as? PlatformView ?? (firstItem as? PlatformGuide)?.owningView
        }

        /// Activates constraints, or deactivates them; those with a condition are active only while it holds.
        static func setActive(_ constraints: [NSLayoutConstraint], _ isActive: Bool) {
            let ready = constraints.filter { constraint in
                guard let entry = constraint.conditionEntry else { return true }
                entry.isWanted = isActive
                return !isActive || entry.holds == true
            }
            if isActive { activate(ready) } else { deactivate(ready) }
        }
    }
#endif
