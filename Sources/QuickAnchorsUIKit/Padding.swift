#if canImport(UIKit) && !os(watchOS)
    public import QuickAnchorKinds
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// How one edge of a view is constrained in a list of paddings: to the parent, to the facing edge of another item,
    /// or not.
    ///
    /// Numbers and `nil` can be used directly: `[10, 20.5, nil, .to(red, 8)]`.
    public struct Padding: Sendable {
        /// The view or guide whose facing edge is used; nil for the parent's same edge.
        public var relatedItem: (any QuickAnchorItem)?
        /// The distance in points, with the sign as given; nil leaves the edge free.
        public var constant: CGFloat?

        init(_ relatedItem: (any QuickAnchorItem)?, _ constant: CGFloat?) {
            self.relatedItem = relatedItem
            self.constant = constant
        }

        init(_ element: any PaddingElement) {
            self = element as? Padding ?? Padding(nil, element.quickConstant.map { CGFloat($0) })
        }
    }

    extension Padding: PaddingElement {
        /// The distance in points.
        public var quickConstant: Double? { constant?.quickValue }
    }

    extension PaddingElement where Self == Padding {
        /// The parent's same edge plus a number of points.
        public static func points(_ constant: CGFloat) -> Padding { Padding(nil, constant) }

        /// The parent's same edge plus a number of points.
        @_disfavoredOverload
        public static func points(_ constant: some QuickNumber) -> Padding {
            Padding(nil, CGFloat(constant.quickValue))
        }

        /// The facing edge of a view or guide plus a number of points: top to bottom, leading to trailing and back.
        ///
        /// For the parent's own safe area or margins, it is the same edge.
        public static func to(_ relatedItem: any QuickAnchorItem, _ constant: CGFloat = 0) -> Padding {
            Padding(relatedItem, constant)
        }

        /// The facing edge of a view or guide plus a number of points: top to bottom, leading to trailing and back.
        ///
        /// For the parent's own safe area or margins, it is the same edge.
        @_disfavoredOverload
        public static func to(_ relatedItem: any QuickAnchorItem, _ constant: some QuickNumber) -> Padding {
            Padding(relatedItem, CGFloat(constant.quickValue))
        }
    }

    extension Padding: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByNilLiteral {
        /// The parent's same edge plus a number of points.
        public init(integerLiteral value: Int) { self.init(nil, CGFloat(value)) }

        /// The parent's same edge plus a number of points.
        public init(floatLiteral value: Double) { self.init(nil, CGFloat(value)) }

        /// A free edge.
        public init(nilLiteral: ()) { self.init(nil, nil) }
    }
#endif
