#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The paths from a constraint's items up to the nearest view that contains both. UIKit and AppKit deactivate an
    /// active constraint when an item on the paths is removed from its parent, but do nothing that can be observed if
    /// the constraint is inactive.
    @MainActor
    struct ItemSpan {
        private struct Link {
            weak var item: (any QuickAnchorItem)?
            weak var holder: PlatformView?
        }

        private let links: [Link]

        /// The current span; nil if no view contains both items.
        init?(of constraint: NSLayoutConstraint) {
            let first = constraint.firstItem as? any QuickAnchorItem
            let second = constraint.secondItem as? any QuickAnchorItem
            let paths = [first, second ?? first].map { item in
                Array(
                    sequence(state: item) { next in
                        defer { next = next?.holder }
                        return next
                    })
            }
            let common = paths[0].first { item in item is PlatformView && paths[1].contains { $0 === item } }
            guard let common else { return nil }
            links = paths.flatMap { path in
                path.prefix { $0 !== common }.map { Link(item: $0, holder: $0.holder) }
            }
        }

        /// Whether every item on the paths still has the same parent.
        var isIntact: Bool { links.allSatisfy { $0.holder != nil && $0.item?.holder === $0.holder } }
    }
#endif
