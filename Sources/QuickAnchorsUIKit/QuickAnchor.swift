#if canImport(UIKit) && !os(watchOS)
    public import QuickAnchorKinds
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// A constraint that is not yet bound to a view: a kind, a related item, a constant and its other properties.
    ///
    /// The same anchor can be used for any number of views.
    public struct QuickAnchor: QuickAnchorNames, Sendable {
        /// Which attributes of the two items are constrained to each other.
        public let kind: QuickAnchorType
        /// The view or guide on the other side; nil for the kind's default, usually the parent.
        public let relatedItem: (any QuickAnchorItem)?
        /// The constant on the other side, in points.
        public var constant: CGFloat
        /// The factor of the other side.
        public var multiplier: CGFloat
        /// How the two sides compare.
        public var relation: NSLayoutConstraint.Relation
        /// The priority, in (0, 1000].
        public var priority = QuickAnchorPriority.required
        /// An identifier for the layout system's messages.
        public var identifier: String?

        /// The initializer behind all forms; the kind's row decides whether the number is the constant or the factor.
        init(
            _ kind: QuickAnchorType, _ relatedItem: (any QuickAnchorItem)?, _ number: Double?,
            _ relation: NSLayoutConstraint.Relation?, _ multiplier: Double
        ) {
            let numbers = kind.row.numbers(number, multiplier: multiplier)
            self.kind = kind
            self.relatedItem = relatedItem
            self.relation = relation ?? NSLayoutConstraint.Relation(kind.row.relation)
            constant = CGFloat(numbers.constant)
            self.multiplier = CGFloat(numbers.multiplier)
        }
    }
#endif
