#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    public import LayoutConditions

    /// Named groups of constraints, such as compact and regular, or empty and filled; at most one group is active.
    @MainActor @preconcurrency
    public final class LayoutStates<Name: Hashable> {
        private var groups = ConstraintGroups<Name, NSLayoutConstraint>()
        /// The source location where a group was last given a condition.
        private var location = SourceLocation.unknown

        /// The name of the active group, if any; if groups depend on conditions, the current frames determine it.
        public var active: Name? { groups.uses.isEmpty ? groups.active : nameInUse }

        /// Creates states without any groups.
        public init() {}

        /// The constraints of a group, empty for an unknown name. Changing the constraints of the active group
        /// activates the added ones and deactivates the removed ones.
        public subscript(name: Name) -> [NSLayoutConstraint] {
            get { groups[name] }
            set {
                let before = groups[name]
                apply(groups.set(newValue, for: name))
                guard !groups.uses.isEmpty else { return }
                for constraint in before where !newValue.contains(where: { $0 === constraint }) { release(constraint) }
                applyUses()
            }
        }

        /// Activates a group, or none; constraints in both the old and the new group stay active.
        ///
        /// A name without constraints is a valid state. If groups depended on conditions, they no longer do.
        /// - Complexity: O(*n*) in the number of constraints in the two groups; if groups depended on conditions, it is
        ///   O(*n* *c*), where *n* is the number of constraints in all groups and *c* is the maximum number of
        ///   constraints and closures of a view that have conditions. Layout happens in the next pass.
        public func activate(_ name: Name?) {
            for constraint in groups.uses.flatMap({ self[$0.name] }) { release(constraint) }
            groups.uses = []
            apply(groups.activate(name))
        }

        /// Makes a group the active one while its condition holds and no condition given earlier does.
        ///
        /// From then on, `updateLayoutConditions()` chooses the active group; `activate(_:)` removes the conditions of
        /// all groups. The conditions of the groups replace those of their constraints.
        /// - Complexity: O(*n* *c*), where *n* is the number of constraints in all groups and *c* is the maximum number
        ///   of constraints and closures of a view that have conditions, including the new ones.
        public func use(_ name: Name, when condition: LayoutCondition, fileID: String = #fileID, line: Int = #line) {
            if groups.uses.isEmpty { activate(nil) }
            groups.uses.append((name, condition))
            location = SourceLocation(fileID: fileID, line: line)
            applyUses()
        }

        private func applyUses() {
            let conditions = groups.conditionalConstraints
            for (constraint, condition) in conditions { constraint.setCondition(condition, location) }
            NSLayoutConstraint.setActive(conditions.map { $0.constraint }, true)
        }

        /// Removes the condition of a constraint, and deactivates the constraint.
        private func release(_ constraint: NSLayoutConstraint) {
            constraint.removeCondition()
            constraint.isActive = false
        }

        /// The name of the first group in use whose condition holds.
        private var nameInUse: Name? {
            groups.nameInUse { constraint in
                let item = constraint.firstItem
                guard let view = item as? PlatformView ?? (item as? PlatformGuide)?.owningView else { return nil }
                let root = sequence(first: view, next: { $0.superview }).reduce(view) { $1 }
                return (root, item === root)
            } holds: { condition, root in
                condition.holds(in: root)
            }
        }

        private func apply(_ change: ConstraintGroups<Name, NSLayoutConstraint>.Change) {
            NSLayoutConstraint.deactivate(change.leaving)
            NSLayoutConstraint.activate(change.present)
        }
    }
#endif
