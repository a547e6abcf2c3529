extension QuickAnchorType {
    /// The meaning of a kind.
    package struct Row: Sendable {
        /// The item on the other side if the anchor names none, and which part of a named item is meant.
        package enum Reference: Sendable {
            case parent
            case safeArea
            case margins
            case itself
            case nothing
            /// The natural size of the view: the anchor sets a priority and makes no constraint.
            case content
        }

        /// Whether the number passed to the kind is the constant or the factor.
        package enum Number: Sendable {
            case constant
            case multiplier
        }

        package let kind: QuickAnchorType
        package let attribute: Attribute
        package let relation: Relation
        package let otherAttribute: Attribute
        package let reference: Reference
        package let number: Number

        init(
            _ kind: QuickAnchorType, _ attribute: Attribute, _ relation: Relation, _ otherAttribute: Attribute,
            of reference: Reference, number: Number = .constant
        ) {
            self.kind = kind
            self.attribute = attribute
            self.relation = relation
            self.otherAttribute = otherAttribute
            self.reference = reference
            self.number = number
        }
    }

    package var row: Row { Self.table[Int(rawValue)] }

    /// One row per kind, in the order of the kinds: the only place that defines what a kind means.
    package static let table: [Row] = [
        Row(.topToTop, .top, .equal, .top, of: .parent),
        Row(.topToBottom, .top, .equal, .bottom, of: .parent),
        Row(.topToSafeArea, .top, .equal, .top, of: .safeArea),
        Row(.leadingToLeading, .leading, .equal, .leading, of: .parent),
        Row(.leadingToTrailing, .leading, .equal, .trailing, of: .parent),
        Row(.trailingToTrailing, .trailing, .equal, .trailing, of: .parent),
        Row(.trailingToLeading, .trailing, .equal, .leading, of: .parent),
        Row(.bottomToBottom, .bottom, .equal, .bottom, of: .parent),
        Row(.bottomToTop, .bottom, .equal, .top, of: .parent),
        Row(.bottomToSafeArea, .bottom, .equal, .bottom, of: .safeArea),
        Row(.heightEqualToView, .height, .equal, .height, of: .parent),
        Row(.heightEqualToConstant, .height, .equal, .notAnAttribute, of: .nothing),
        Row(.widthEqualToView, .width, .equal, .width, of: .parent),
        Row(.widthEqualToConstant, .width, .equal, .notAnAttribute, of: .nothing),
        Row(.centerX, .centerX, .equal, .centerX, of: .parent),
        Row(.centerY, .centerY, .equal, .centerY, of: .parent),
        Row(.leadingToSafeArea, .leading, .equal, .leading, of: .safeArea),
        Row(.trailingToSafeArea, .trailing, .equal, .trailing, of: .safeArea),
        Row(.topToMargin, .top, .equal, .top, of: .margins),
        Row(.leadingToMargin, .leading, .equal, .leading, of: .margins),
        Row(.bottomToMargin, .bottom, .equal, .bottom, of: .margins),
        Row(.trailingToMargin, .trailing, .equal, .trailing, of: .margins),
        Row(.leftToLeft, .left, .equal, .left, of: .parent),
        Row(.leftToRight, .left, .equal, .right, of: .parent),
        Row(.rightToRight, .right, .equal, .right, of: .parent),
        Row(.rightToLeft, .right, .equal, .left, of: .parent),
        Row(.centerXToLeading, .centerX, .equal, .leading, of: .parent),
        Row(.centerXToTrailing, .centerX, .equal, .trailing, of: .parent),
        Row(.leadingToCenterX, .leading, .equal, .centerX, of: .parent),
        Row(.trailingToCenterX, .trailing, .equal, .centerX, of: .parent),
        Row(.centerYToTop, .centerY, .equal, .top, of: .parent),
        Row(.centerYToBottom, .centerY, .equal, .bottom, of: .parent),
        Row(.topToCenterY, .top, .equal, .centerY, of: .parent),
        Row(.bottomToCenterY, .bottom, .equal, .centerY, of: .parent),
        Row(.firstBaselineToFirstBaseline, .firstBaseline, .equal, .firstBaseline, of: .parent),
        Row(.lastBaselineToLastBaseline, .lastBaseline, .equal, .lastBaseline, of: .parent),
        Row(.firstBaselineToTop, .firstBaseline, .equal, .top, of: .parent),
        Row(.lastBaselineToBottom, .lastBaseline, .equal, .bottom, of: .parent),
        Row(.aspectRatio, .width, .equal, .height, of: .itself, number: .multiplier),
        Row(.widthToHeight, .width, .equal, .height, of: .parent),
        Row(.heightToWidth, .height, .equal, .width, of: .parent),
        Row(.horizontalHugging, .width, .lessThanOrEqual, .notAnAttribute, of: .content),
        Row(.verticalHugging, .height, .lessThanOrEqual, .notAnAttribute, of: .content),
        Row(.horizontalCompressionResistance, .width, .greaterThanOrEqual, .notAnAttribute, of: .content),
        Row(.verticalCompressionResistance, .height, .greaterThanOrEqual, .notAnAttribute, of: .content),
    ]
}
