#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// A run of the closure that is passed to `when(_:_:)`. The constraints made by the calls in the closure are
    /// activated only after the listed ones have their condition, since otherwise the layout system could report
    /// conflicts immediately.
    final class ActivationScope: Sendable {
        /// The run of the innermost closure that is running, if any.
        @TaskLocal private static var current: ActivationScope?

        @MainActor private var waiting: [(constraint: NSLayoutConstraint, span: ItemSpan?)] = []

        /// Runs a closure, prepares the constraints that it lists, and activates these and all waiting constraints.
        @MainActor
        static func run(
            _ body: () -> [NSLayoutConstraint], _ prepare: (NSLayoutConstraint) -> Void
        ) -> [NSLayoutConstraint] {
            let scope = ActivationScope()
            let listed = $current.withValue(scope) { body() }
            for constraint in listed { prepare(constraint) }
            // Constraints whose items, or the views between them, have changed parents are left out: the change would
            // have deactivated them.
            activate(scope.waiting.filter { $0.span?.isIntact != false }.map { $0.constraint })
            NSLayoutConstraint.setActive(listed, true)
            return listed
        }

        /// Activates constraints, or defers their activation to the end of the closure that makes them.
        @MainActor
        static func activate(_ constraints: [NSLayoutConstraint]) {
            guard let current else { return NSLayoutConstraint.setActive(constraints, true) }
            current.waiting += constraints.map { ($0, ItemSpan(of: $0)) }
        }
    }
#endif
