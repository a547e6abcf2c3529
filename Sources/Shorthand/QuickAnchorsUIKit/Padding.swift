#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// The constraint of one edge of a view in a list of paddings: to the parent, to the facing edge of another item,
    /// or none.
    ///
    /// Numbers and `nil` can be used directly: `[10, 20.5, nil, .to(red, 8)]`.
    public struct Padding: PaddingValue, Sendable {
        /// The view or guide to which the edge is constrained; nil for the same edge of the parent.
        public var relatedItem: (any QuickAnchorItem)?
        /// The distance in points, with the sign as given; nil leaves the edge free.
        public var constant: CGFloat?

        /// The distance in points; nil if the edge is free.
        public var quickConstant: Double? { constant?.quickValue }

        /// A padding with a related item and a constant in points; without a constant, the edge is free.
        public init(relatedItem: (any QuickAnchorItem)?, constant: Double?) {
            self.relatedItem = relatedItem
            self.constant = constant.map { CGFloat($0) }
        }

        /// The class name of a view or guide.
        public static func name(of item: any QuickAnchorItem) -> String { "\(type(of: item))" }
    }

    extension PaddingElement where Self == Padding {
        /// A padding to the same edge of the parent, plus a number of points.
        public static func points(_ constant: CGFloat) -> Padding {
            Padding(relatedItem: nil, constant: constant.quickValue)
        }

        /// A padding to the same edge of the parent, plus a number of points.
        @_disfavoredOverload
        public static func points(_ constant: some QuickNumber) -> Padding {
            Padding(relatedItem: nil, constant: constant.quickValue)
        }

        /// A padding to the facing edge of a view or guide, plus a number of points: top to bottom, leading to
        /// trailing, and vice versa.
        ///
        /// For the guide of the parent's own safe area, margins or readable content, the same edge is used.
        public static func to(_ relatedItem: any QuickAnchorItem, _ constant: CGFloat = 0) -> Padding {
            Padding(relatedItem: relatedItem, constant: constant.quickValue)
        }

        /// A padding to the facing edge of a view or guide, plus a number of points: top to bottom, leading to
        /// trailing, and vice versa.
        ///
        /// For the guide of the parent's own safe area, margins or readable content, the same edge is used.
        @_disfavoredOverload
        public static func to(_ relatedItem: any QuickAnchorItem, _ constant: some QuickNumber) -> Padding {
            Padding(relatedItem: relatedItem, constant: constant.quickValue)
        }
    }
#endif
