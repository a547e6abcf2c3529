#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    public import LayoutConditions

    /// Everything in a view that depends on conditions: constraints on it or on its guides, and closures.
    @MainActor
    final class ViewConditions {
        var entries: [ConditionEntry] = []
        var sizeClassThresholds: SizeClassThresholds?
        /// The progress of the updates requested from this view.
        var update = ConditionUpdate()
    }

    extension ViewConditions {
        /// Takes into account what was activated, deactivated or moved to another parent since the last update, and
        /// removes the entries of constraints that no longer exist.
        func readActivity() {
            for entry in entries { entry.readActivity() }
            entries.removeAll { $0.action == nil && $0.constraint == nil }
        }
    }

    /// A constraint or closure that depends on a condition.
    @MainActor
    final class ConditionEntry {
        let condition: LayoutCondition
        let location: SourceLocation
        /// The closure; nil for a constraint.
        let action: ((Bool) -> Void)?
        /// The constraint, which the entry keeps alive only while it is wanted.
        private(set) weak var constraint: NSLayoutConstraint?
        private var wantedConstraint: NSLayoutConstraint?
        /// The span of the constraint when it was last known to be wanted.
        private var span: ItemSpan?
        /// Whether the condition held in the last update; nil before the first one.
        var holds: Bool?

        /// Whether the constraint should be active while the condition holds.
        var isWanted: Bool {
            get { wantedConstraint != nil }
            set {
                wantedConstraint = newValue ? constraint : nil
                span = wantedConstraint.flatMap { ItemSpan(of: $0) }
            }
        }

        init(_ constraint: NSLayoutConstraint, _ condition: LayoutCondition, _ location: SourceLocation) {
            (self.condition, self.location, action) = (condition, location, nil)
            self.constraint = constraint
        }

        init(_ action: @escaping (Bool) -> Void, _ condition: LayoutCondition, _ location: SourceLocation) {
            (self.condition, self.location, self.action) = (condition, location, action)
        }

        /// Takes into account whether the constraint was activated or deactivated by hand since the last update, or
        /// whether a view or guide on its span changed parents.
        func readActivity() {
            guard let constraint else { return }
            if constraint.isActive {
                isWanted = true
            } else if holds == true || span?.isIntact == false {
                isWanted = false
            }
        }

        /// Makes another constraint on the same items depend on the condition instead.
        func replaceConstraint(by other: NSLayoutConstraint) {
            readActivity()
            (constraint, isWanted) = (other, isWanted)
        }
    }

    extension PlatformView {
        /// Everything in the view that depends on conditions; nil before the first use of `ownConditions`.
        var conditions: ViewConditions? {
            unsafe objc_getAssociatedObject(self, ViewConditions.key) as? ViewConditions
        }

        /// Everything in the view that depends on conditions, created on first use.
        var ownConditions: ViewConditions {
            if let conditions { return conditions }
            let conditions = ViewConditions()
            unsafe objc_setAssociatedObject(self, ViewConditions.key, conditions, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            return conditions
        }

        /// The sizes at which conditions change from compact to regular in updates requested from this view or a
        /// descendant by `updateLayoutConditions()`; by default, those of the nearest ancestor that sets any.
        public var sizeClassThresholds: SizeClassThresholds {
            get { inheritedSizeClassThresholds }
            set { ownConditions.sizeClassThresholds = newValue }
        }

        var inheritedSizeClassThresholds: SizeClassThresholds {
            let around = sequence(first: self as PlatformView, next: { $0.superview })
            return around.lazy.compactMap { $0.conditions?.sizeClassThresholds }.first ?? SizeClassThresholds()
        }
    }

    extension PlatformView {
        /// Makes reports of an ambiguity name the first condition that still waits for `updateLayoutConditions()`.
        /// Apple's systems have no such reports.
        func noteWaitingCondition() {
            #if !canImport(ObjectiveC)
                let entry = conditions?.entries.first { $0.holds == nil && $0.constraint != nil }
                setNoteOnAmbiguity(
                    entry.map {
                        "A constraint on it has a condition, \($0.condition), which is not evaluated before "
                            + "updateLayoutConditions() is called, for example in layoutSubviews() (\($0.location))."
                    })
            #endif
        }
    }

    extension ViewConditions {
        /// A unique key: the address of the class.
        fileprivate static var key: UnsafeRawPointer {
            unsafe unsafeBitCast(ViewConditions.self as Any.Type, to: UnsafeRawPointer.self)
        }
    }
#endif
