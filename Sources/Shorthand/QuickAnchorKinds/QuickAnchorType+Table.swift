public import LayoutConditions

extension QuickAnchorType {
    /// The meaning of a kind.
    @usableFromInline
    package struct Row: Sendable {
        /// The item on the other side if the anchor names none; otherwise the part of the named item that the anchor
        /// refers to.
        @usableFromInline
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
        @usableFromInline
        package enum Number: Sendable {
            case constant
            case multiplier
        }

        @usableFromInline
        package let attribute: LayoutAttribute
        @usableFromInline
        package let relation: LayoutRelation
        @usableFromInline
        package let otherAttribute: LayoutAttribute
        @usableFromInline
        package let reference: Reference
        @usableFromInline
        package let number: Number

        init(
            _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ otherAttribute: LayoutAttribute,
            of reference: Reference, number: Number = .constant
        ) {
            self.attribute = attribute
            self.relation = relation
            self.otherAttribute = otherAttribute
            self.reference = reference
            self.number = number
        }
    }

    /// The definition of the kind.
    package var row: Row {
        switch self {
        case .topToTop: Row(.top, .equal, .top, of: .parent)
        case .topToBottom: Row(.top, .equal, .bottom, of: .parent)
        case .topToSafeArea: Row(.top, .equal, .top, of: .safeArea)
        case .leadingToLeading: Row(.leading, .equal, .leading, of: .parent)
        case .leadingToTrailing: Row(.leading, .equal, .trailing, of: .parent)
        case .trailingToTrailing: Row(.trailing, .equal, .trailing, of: .parent)
        case .trailingToLeading: Row(.trailing, .equal, .leading, of: .parent)
        case .bottomToBottom: Row(.bottom, .equal, .bottom, of: .parent)
        case .bottomToTop: Row(.bottom, .equal, .top, of: .parent)
        case .bottomToSafeArea: Row(.bottom, .equal, .bottom, of: .safeArea)
        case .heightEqualToView: Row(.height, .equal, .height, of: .parent)
        case .heightEqualToConstant: Row(.height, .equal, .notAnAttribute, of: .nothing)
        case .widthEqualToView: Row(.width, .equal, .width, of: .parent)
        case .widthEqualToConstant: Row(.width, .equal, .notAnAttribute, of: .nothing)
        case .centerX: Row(.centerX, .equal, .centerX, of: .parent)
        case .centerY: Row(.centerY, .equal, .centerY, of: .parent)
        case .leadingToSafeArea: Row(.leading, .equal, .leading, of: .safeArea)
        case .trailingToSafeArea: Row(.trailing, .equal, .trailing, of: .safeArea)
        case .topToMargin: Row(.top, .equal, .top, of: .margins)
        case .leadingToMargin: Row(.leading, .equal, .leading, of: .margins)
        case .bottomToMargin: Row(.bottom, .equal, .bottom, of: .margins)
        case .trailingToMargin: Row(.trailing, .equal, .trailing, of: .margins)
        case .leftToLeft: Row(.left, .equal, .left, of: .parent)
        case .leftToRight: Row(.left, .equal, .right, of: .parent)
        case .rightToRight: Row(.right, .equal, .right, of: .parent)
        case .rightToLeft: Row(.right, .equal, .left, of: .parent)
        case .centerXToLeading: Row(.centerX, .equal, .leading, of: .parent)
        case .centerXToTrailing: Row(.centerX, .equal, .trailing, of: .parent)
        case .leadingToCenterX: Row(.leading, .equal, .centerX, of: .parent)
        case .trailingToCenterX: Row(.trailing, .equal, .centerX, of: .parent)
        case .centerYToTop: Row(.centerY, .equal, .top, of: .parent)
        case .centerYToBottom: Row(.centerY, .equal, .bottom, of: .parent)
        case .topToCenterY: Row(.top, .equal, .centerY, of: .parent)
        case .bottomToCenterY: Row(.bottom, .equal, .centerY, of: .parent)
        case .firstBaselineToFirstBaseline: Row(.firstBaseline, .equal, .firstBaseline, of: .parent)
        case .lastBaselineToLastBaseline: Row(.lastBaseline, .equal, .lastBaseline, of: .parent)
        case .firstBaselineToTop: Row(.firstBaseline, .equal, .top, of: .parent)
        case .lastBaselineToBottom: Row(.lastBaseline, .equal, .bottom, of: .parent)
        case .aspectRatio: Row(.width, .equal, .height, of: .itself, number: .multiplier)
        case .widthToHeight: Row(.width, .equal, .height, of: .parent)
        case .heightToWidth: Row(.height, .equal, .width, of: .parent)
        case .horizontalHugging: Row(.width, .lessThanOrEqual, .notAnAttribute, of: .content)
        case .verticalHugging: Row(.height, .lessThanOrEqual, .notAnAttribute, of: .content)
        case .horizontalCompressionResistance: Row(.width, .greaterThanOrEqual, .notAnAttribute, of: .content)
        case .verticalCompressionResistance: Row(.height, .greaterThanOrEqual, .notAnAttribute, of: .content)
        }
    }

    /// The kinds with their rows, in the order of the kinds.
    package static let table = allCases.map { (kind: $0, row: $0.row) }
}
