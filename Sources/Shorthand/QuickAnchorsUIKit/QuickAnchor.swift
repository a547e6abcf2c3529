#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// A constraint that is not yet bound to a view: a kind, a related item, a constant and its other properties.
    ///
    /// The same anchor can be used for any number of views.
    public struct QuickAnchor: QuickAnchorValue, Sendable {
        /// A number of points.
        public typealias Number = CGFloat

        /// The kind, which defines the attributes that are constrained to each other.
        public let kind: QuickAnchorType
        /// The view or guide on the other side; nil for the kind's default, usually the parent.
        public let relatedItem: (any QuickAnchorItem)?
        /// The constant added to the other side, in points; for a content priority, the priority itself.
        public var constant: CGFloat
        /// The factor by which the other side is multiplied.
        public var multiplier: CGFloat
        /// The comparison of the two sides.
        public var relation: NSLayoutConstraint.Relation
        /// The priority, in (0, 1000].
        public var priority = QuickAnchorPriority.required
        /// An identifier for the layout system's messages.
        public var identifier: String?
        var boxedCondition: AnchorCondition?
        let fileID: String
        let line: Int

        /// An anchor with the given properties. The number is in points; for `aspectRatio`, it is a factor, and for a
        /// content priority, it is the priority. If it is nil, the kind's default is used, if there is one.
        public init(
            _ kind: QuickAnchorType, relatedItem: (any QuickAnchorItem)?, number: Double?,
            relation: NSLayoutConstraint.Relation?, multiplier: Double, fileID: String, line: Int
        ) {
            let row = kind.row
            let numbers = row.numbers(number, multiplier: multiplier)
            self.kind = kind
            self.relatedItem = relatedItem
            self.relation = relation ?? NSLayoutConstraint.Relation(row.relation)
            constant = CGFloat(numbers.constant)
            self.multiplier = CGFloat(numbers.multiplier)
            self.fileID = fileID
            self.line = line
        }
    }

    extension QuickAnchor: CustomStringConvertible {
        /// The anchor as source code, such as `topToTop(UILabel, 10)`, with an ellipsis for a condition.
        public var description: String {
            kind.source(
                item: relatedItem.map { "\(type(of: $0))" },
                label: relation == .equal ? "" : relation == .lessThanOrEqual ? "atMost: " : "atLeast: ",
                constant: constant.quickValue, multiplier: multiplier.quickValue,
                priority: Double(priority.rawValue), identifier: identifier,
                condition: boxedCondition == nil ? nil : "…")
        }
    }

    extension QuickAnchorPriority {
        /// 999: the highest whole number below required.
        public static let almostRequired = QuickAnchorPriority(rawValue: 999)
    }

    /// Collects the anchors listed in a closure, including those in branches and loops.
    public typealias QuickAnchorBuilder = AnchorBuilder<QuickAnchor>
#endif
