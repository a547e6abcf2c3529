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
    var backing: LayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .lessThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }

    init(_ backing: LayoutConstraint.Relation) {
        switch backing {
        case .lessThanOrEqual: self = .lessThanOrEqual
        case .equal: self = .equal
        case .greaterThanOrEqual: self = .greaterThanOrEqual
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isSize: Bool { self == .width || self == .height }

    var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }

    var backing: LayoutConstraint.Attribute {
        switch self {
        case .left, .leftMargin: .left
        case .right, .rightMargin: .right
        case .top, .topMargin: .top
        case .bottom, .bottomMargin: .bottom
        case .leading, .leadingMargin: .leading
        case .trailing, .trailingMargin: .trailing
        case .width: .width
        case .height: .height
        case .centerX, .centerXWithinMargins: .centerX
        case .centerY, .centerYWithinMargins: .centerY
        case .lastBaseline: .lastBaseline
        case .firstBaseline: .firstBaseline
        case .notAnAttribute: .notAnAttribute
        }
    }

    init(_ backing: LayoutConstraint.Attribute) {
        let all = (0...Self.centerYWithinMargins.rawValue).lazy.compactMap { Self(rawValue: $0) }
        guard let attribute = all.first(where: { $0.backing == backing }) else {
            preconditionFailure("Every attribute of AutoLayout is one of Apple's.")
        }
        self = attribute
    }
}
