#if canImport(UIKit) && !os(watchOS)
    public import QuickAnchorKinds
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// How one edge of a view is tied in a list of paddings: with a number, with the facing edge of another item, or not.
    ///
    /// Numbers and `nil` can be written as they are: `[10, 20.5, nil, .to(red, 8)]`.
    public struct Padding: Sendable {
        /// The view or guide whose facing edge the edge is tied to; the parent's same edge where it is nil.
        public var relatedItem: (any QuickAnchorItem)?
        /// What is added, in points, as written, without a change of sign; nil leaves the edge free.
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
        /// What is added, in points.
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
        /// Of the parent's own safe area or margins it is the same edge.
        public static func to(_ relatedItem: any QuickAnchorItem, _ constant: CGFloat = 0) -> Padding {
            Padding(relatedItem, constant)
        }

        /// The facing edge of a view or guide plus a number of points: top to bottom, leading to trailing and back.
        ///
        /// Of the parent's own safe area or margins it is the same edge.
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

        /// An edge left free.
        public init(nilLiteral: ()) { self.init(nil, nil) }
    }
#endif
