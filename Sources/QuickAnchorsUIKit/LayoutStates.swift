#if canImport(UIKit) && !os(watchOS)
    internal import AutoLayout
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    internal import AutoLayout
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Named groups of constraints of which at most one is active, such as compact and regular, or empty and filled.
    @MainActor
    public final class LayoutStates<Name: Hashable> {
        private var groups = ConstraintGroups<Name, NSLayoutConstraint>()

        /// The name of the active group, if any.
        public var active: Name? { groups.active }

        /// Creates states without any groups.
        public init() {}

        /// The constraints of a group, empty for an unknown name. Changing the active group activates its new
        /// constraints and deactivates those it loses.
        public subscript(name: Name) -> [NSLayoutConstraint] {
            get { groups[name] }
            set { apply(groups.set(newValue, for: name)) }
        }

        /// Activates a group, or none; constraints in both the old and the new group stay active.
        ///
        /// A name without constraints is a valid state.
        /// - Complexity: O(*n*) in the constraints of the two groups; layout happens in the next pass.
        public func activate(_ name: Name?) { apply(groups.activate(name)) }

        private func apply(_ change: ConstraintGroups<Name, NSLayoutConstraint>.Change) {
            NSLayoutConstraint.deactivate(change.leaving)
            NSLayoutConstraint.activate(change.present)
        }
    }
#endif
