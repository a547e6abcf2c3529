internal import AutoLayout

extension NSLayoutConstraint {
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// An attribute of an item. The margin attributes exist only in UIKit.
    public enum Attribute: Int, Sendable {
        case left = 1
        case right = 2
        case top = 3
        case bottom = 4
        case leading = 5
        case trailing = 6
        case width = 7
        case height = 8
        case centerX = 9
        case centerY = 10
        case lastBaseline = 11
        case firstBaseline = 12
        case leftMargin = 13
        case rightMargin = 14
        case topMargin = 15
        case bottomMargin = 16
        case leadingMargin = 17
        case trailingMargin = 18
        case centerXWithinMargins = 19
        case centerYWithinMargins = 20
        case notAnAttribute = 0
    }
}

extension NSLayoutConstraint.Relation {
    var backing: LayoutRelation { LayoutRelation(rawValue: Int8(rawValue)) ?? .equal }

    init(_ backing: LayoutRelation) { self = Self(rawValue: Int(backing.rawValue)) ?? .equal }
}

extension NSLayoutConstraint.Attribute {
    var isSize: Bool { self == .width || self == .height }

    var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

    var backing: LayoutAttribute { LayoutAttribute(appleValue: rawValue) }

    init(_ backing: LayoutAttribute) { self = Self(rawValue: Int(backing.rawValue)) ?? .notAnAttribute }
}
