#if canImport(UIKit) && !os(watchOS)
    public import LayoutConditions
    internal import QuickAnchorKinds
    internal import UIKit
#elseif canImport(AppKit)
    internal import AppKit
    public import LayoutConditions
    internal import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Conditions on a view or guide, which they do not keep alive.
    @MainActor
    extension LayoutCondition {
        /// The width in points is at least a number.
        @MainActor @preconcurrency
        public static func width(
            atLeast width: Double, of item: any QuickAnchorItem, fileID: String = #fileID, line: Int = #line
        ) -> LayoutCondition {
            LayoutCondition.width(atLeast: width, fileID: fileID, line: line).reading(NamedItem(item))
        }

        /// The width in points is less than a number.
        @MainActor @preconcurrency
        public static func width(
            below width: Double, of item: any QuickAnchorItem, fileID: String = #fileID, line: Int = #line
        ) -> LayoutCondition {
            LayoutCondition.width(below: width, fileID: fileID, line: line).reading(NamedItem(item))
        }

        /// The width in points is in a range.
        @MainActor @preconcurrency
        public static func width(_ range: Range<Double>, of item: any QuickAnchorItem) -> LayoutCondition {
            LayoutCondition.width(range).reading(NamedItem(item))
        }

        /// The height in points is at least a number.
        @MainActor @preconcurrency
        public static func height(
            atLeast height: Double, of item: any QuickAnchorItem, fileID: String = #fileID, line: Int = #line
        ) -> LayoutCondition {
            LayoutCondition.height(atLeast: height, fileID: fileID, line: line).reading(NamedItem(item))
        }

        /// The height in points is less than a number.
        @MainActor @preconcurrency
        public static func height(
            below height: Double, of item: any QuickAnchorItem, fileID: String = #fileID, line: Int = #line
        ) -> LayoutCondition {
            LayoutCondition.height(below: height, fileID: fileID, line: line).reading(NamedItem(item))
        }

        /// The height in points is in a range.
        @MainActor @preconcurrency
        public static func height(_ range: Range<Double>, of item: any QuickAnchorItem) -> LayoutCondition {
            LayoutCondition.height(range).reading(NamedItem(item))
        }

        /// The width divided by the height is at least a number; the ratio is the largest finite number if only the
        /// height is 0, and 0 if both are.
        @MainActor @preconcurrency
        public static func aspectRatio(
            atLeast ratio: Double, of item: any QuickAnchorItem, fileID: String = #fileID, line: Int = #line
        ) -> LayoutCondition {
            LayoutCondition.aspectRatio(atLeast: ratio, fileID: fileID, line: line).reading(NamedItem(item))
        }

        /// The width divided by the height is less than a number; the ratio is the largest finite number if only the
        /// height is 0, and 0 if both are.
        @MainActor @preconcurrency
        public static func aspectRatio(
            below ratio: Double, of item: any QuickAnchorItem, fileID: String = #fileID, line: Int = #line
        ) -> LayoutCondition {
            LayoutCondition.aspectRatio(below: ratio, fileID: fileID, line: line).reading(NamedItem(item))
        }

        /// The reading direction inside the item is the given one.
        @MainActor @preconcurrency
        public static func direction(_ direction: LayoutDirection, of item: any QuickAnchorItem) -> LayoutCondition {
            LayoutCondition.direction(direction).reading(NamedItem(item))
        }

        /// The size class along an axis is compact: see `SizeClassThresholds`.
        @MainActor @preconcurrency
        public static func compact(_ axis: Axis, of item: any QuickAnchorItem) -> LayoutCondition {
            LayoutCondition.compact(axis).reading(NamedItem(item))
        }

        /// The size class along an axis is regular: see `SizeClassThresholds`.
        @MainActor @preconcurrency
        public static func regular(_ axis: Axis, of item: any QuickAnchorItem) -> LayoutCondition {
            LayoutCondition.regular(axis).reading(NamedItem(item))
        }

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

    /// A view or guide to which conditions refer.
    @MainActor
    final class NamedItem: ConditionItem {
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
