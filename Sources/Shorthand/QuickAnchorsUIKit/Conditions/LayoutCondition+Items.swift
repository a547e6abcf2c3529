#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    public import LayoutConditions

    @MainActor
    extension LayoutCondition {
        /// Whether the condition holds in the tree of a view, with the current frames. A condition on an item in
        /// another tree does not hold.
        /// - Complexity: O(*d*) in the depths of the view and of the items that the condition names.
        func holds(in view: PlatformView) -> Bool {
            ConditionReader(view).values(of: self).map { holds(at: $0, view.inheritedSizeClassThresholds) } ?? false
        }
    }

    /// The operators of `LayoutCondition`, declared again because LayoutConditions' own are not visible to clients that do
    /// not import it.
    extension LayoutCondition {
        /// Both conditions hold.
        @_disfavoredOverload
        public static func && (left: LayoutCondition, right: LayoutCondition) -> LayoutCondition { left.and(right) }

        /// At least one of the two conditions holds.
        @_disfavoredOverload
        public static func || (left: LayoutCondition, right: LayoutCondition) -> LayoutCondition { left.or(right) }

        /// The condition does not hold.
        @_disfavoredOverload
        public static prefix func ! (condition: LayoutCondition) -> LayoutCondition { condition.negated }
    }

    extension QuickAnchorItem {
        /// What conditions keep of the item; for the layout system only.
        /// - Precondition: This is the main thread.
        public nonisolated var conditionReference: ConditionReference {
            ConditionReference(MainActor.assumeIsolated { NamedItem(self) })
        }
    }

    /// A view or guide to which conditions refer.
    @MainActor
    final class NamedItem: ConditionTarget {
        private(set) weak var item: (any QuickAnchorItem)?
        nonisolated let displayName: String

        init(_ item: any QuickAnchorItem) {
            self.item = item
            let name = (item as? PlatformView)?.givenName ?? (item as? PlatformGuide)?.identifierInWords ?? ""
            displayName = name.isEmpty ? "\(type(of: item))" : name
        }
    }

    /// Reads the current numbers that conditions compare, in the tree of a view.
    @MainActor
    struct ConditionReader {
        private let root: PlatformView

        init(_ view: PlatformView) {
            root = view.rootOfTree
        }

        /// The numbers that a condition compares, in order; nil if it refers to an item that is not in the tree.
        func values(of condition: LayoutCondition) -> [Double]? {
            var values: [Double] = []
            for quantity in condition.quantities {
                let item: any QuickAnchorItem
                switch quantity.subject {
                case .root: item = root
                case .item(let named):
                    guard let named = (named as? NamedItem)?.item, isInTree(named) else { return nil }
                    item = named
                }
                let size =
                    (item as? PlatformView)?.bounds.size ?? (item as? PlatformGuide)?.sizeInOwner ?? root.bounds.size
                values.append(
                    quantity.number(
                        width: size.width.quickValue, height: size.height.quickValue,
                        isRightToLeft: (item as? PlatformView ?? item.holder ?? root).isRightToLeft, root.textScale))
            }
            return values
        }

        private func isInTree(_ item: any QuickAnchorItem) -> Bool {
            (item as? PlatformView ?? item.holder)?.rootOfTree === root
        }
    }

    extension PlatformView {
        /// The topmost view of the tree.
        var rootOfTree: PlatformView {
            var root = self
            while let next = root.superview { root = next }
            return root
        }

        #if canImport(UIKit)
            /// The factor by which text is enlarged.
            fileprivate var textScale: Double { UIFontMetrics.default.scaledValue(for: 100).quickValue / 100 }
        #else
            /// The factor by which text is enlarged; always 1, since AppKit does not scale text.
            fileprivate var textScale: Double { 1 }
        #endif
    }

    extension PlatformGuide {
        fileprivate var sizeInOwner: CGSize {
            #if canImport(UIKit)
                layoutFrame.size
            #else
                frame.size
            #endif
        }
    }
#endif
