#if canImport(UIKit) && !os(watchOS)
    public import QuickAnchorKinds
    public import UIKit
#elseif canImport(AppKit)
    public import AppKit
    public import QuickAnchorKinds
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// One tie of a view, not yet bound to the view: a kind, a related item, a constant and what else a constraint has.
    ///
    /// A value: the same anchor can be used for any number of views.
    public struct QuickAnchor: QuickAnchorNames, Sendable {
        /// What of the view is tied to what of the other item.
        public let kind: QuickAnchorType
        /// The view or guide on the other side; nil for the kind's default, mostly the parent.
        public let relatedItem: (any QuickAnchorItem)?
        /// What is added on the other side, in points.
        public var constant: CGFloat
        /// What the other side is multiplied with.
        public var multiplier: CGFloat
        /// How the two sides compare.
        public var relation: NSLayoutConstraint.Relation
        /// How much the constraint counts, in (0, 1000].
        public var priority = QuickAnchorPriority.required
        /// A name that the layout's complaints show.
        public var identifier: String?

        /// What all the forms come to; the kind's row says whether the number is the constant or the factor.
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
