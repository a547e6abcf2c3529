#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    public import AutoLayout
    public import QuickAnchorsUIKit

    /// A tree of AutoLayout views with the structure, the content and the constraints of a tree of UIKit or AppKit
    /// views.
    ///
    /// Its root, `view`, supports everything that AutoLayout views do: `layoutConflicts`, `layoutAmbiguities`,
    /// `explain`, `layoutTree()`, pictures, `LayoutCheck`. It is a snapshot: the real tree is not changed, and later
    /// changes to one do not affect the other, except that the mirror of a view whose text wraps asks the real view for
    /// its height at a width.
    ///
    /// A view is named by its `accessibilityIdentifier`. Without one, it is named after the property that stores it in
    /// an owner or in a view before it in the tree, such as an ancestor; without such a property, after its class.
    @MainActor
    public final class LayoutMirror {
        /// The root of the mirror, laid out.
        public let view: View
        /// The real views with their mirrors, parents first.
        let pairs: [(real: PlatformView, mirror: View)]

        #if canImport(UIKit)
            /// Creates a mirror of a view and everything in it, at the view's current size.
            ///
            /// - Parameters:
            ///   - view: The view to mirror.
            ///   - owners: Objects with properties that store views, such as the view controller; the properties name
            ///     the views.
            /// - Complexity: O(*n* log *n*) in the number of views and constraints, plus that of a layout.
            public convenience init(of view: UIView, owners: Any...) {
                self.init(reading: view, owners)
            }

            /// The mirror of one of the real views, or nil for a view that is not in the tree.
            public func mirror(of view: UIView) -> View? { pairs.first { $0.real === view }?.mirror }
        #else
            /// Creates a mirror of a view and everything in it, at the view's current size.
            ///
            /// - Parameters:
            ///   - view: The view to mirror.
            ///   - owners: Objects with properties that store views, such as the view controller; the properties name
            ///     the views.
            /// - Complexity: O(*n* log *n*) in the number of views and constraints, plus that of a layout.
            public convenience init(of view: NSView, owners: Any...) {
                self.init(reading: view, owners)
            }

            /// The mirror of one of the real views, or nil for a view that is not in the tree.
            public func mirror(of view: NSView) -> View? { pairs.first { $0.real === view }?.mirror }
        #endif

        private init(reading root: PlatformView, _ owners: [Any]) {
            let reader = MirrorReader(of: root, owners)
            reader.activateConstraints()
            (view, pairs) = (reader.mirror, reader.pairs)
            // Diagnostics are queried, not printed.
            view.layoutDiagnosticHandler = { _ in }
            view.layoutIfNeeded()
        }
    }
#endif
