#if canImport(UIKit) && !os(watchOS)
    public import QuickAnchorKinds
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    extension QuickAnchor {
        /// An anchor to the kind's default item, plus a constant in points, 0 by default.
        public init(_ kind: QuickAnchorType, _ constant: CGFloat? = nil, multiplier: CGFloat = 1) {
            self = kind(constant, multiplier: multiplier)
        }

        /// An anchor to a view or guide, plus a constant in points, 0 by default.
        public init(
            _ kind: QuickAnchorType, _ relatedItem: any QuickAnchorItem, _ constant: CGFloat? = nil,
            multiplier: CGFloat = 1
        ) {
            self = kind(relatedItem, constant, multiplier: multiplier)
        }

        /// An anchor to the kind's default item, plus a number in points of another type.
        @_disfavoredOverload
        public init<Number: QuickNumber>(_ kind: QuickAnchorType, _ constant: Number?, multiplier: CGFloat = 1) {
            self = kind(constant, multiplier: multiplier)
        }

        /// An anchor to a view or guide, plus a number in points of another type.
        @_disfavoredOverload
        public init<Number: QuickNumber>(
            _ kind: QuickAnchorType, _ relatedItem: any QuickAnchorItem, _ constant: Number?, multiplier: CGFloat = 1
        ) {
            self = kind(relatedItem, constant, multiplier: multiplier)
        }
    }

    extension QuickAnchor {
        /// The same anchor with a priority in (0, 1000].
        public func priority(_ priority: QuickAnchorPriority) -> QuickAnchor {
            var copy = self
            copy.priority = priority
            return copy
        }

        /// The same anchor with a priority in (0, 1000], written as a number.
        public func priority(_ priority: some QuickNumber) -> QuickAnchor {
            self.priority(QuickAnchorPriority(rawValue: Float(priority.quickValue)))
        }

        /// The same anchor with an identifier for the layout system's messages.
        public func identifier(_ identifier: String) -> QuickAnchor {
            var copy = self
            copy.identifier = identifier
            return copy
        }
    }

    extension QuickAnchorPriority {
        /// 999: yields only to required constraints.
        public static let almostRequired = QuickAnchorPriority(rawValue: 999)
    }

    /// Collects the anchors listed in a closure, including those in conditions and loops.
    public typealias QuickAnchorBuilder = AnchorBuilder<QuickAnchor>
#endif
