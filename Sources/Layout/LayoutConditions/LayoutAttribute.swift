/// An edge, center, size or baseline of an item.
///
/// The raw values are those of `NSLayoutConstraint.Attribute`.
public enum LayoutAttribute: UInt8, CaseIterable, Codable, Sendable {
    /// No attribute, for a constraint whose second side is only a constant.
    case notAnAttribute
    /// The left edge, in either reading direction.
    case left
    /// The right edge, in either reading direction.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where reading starts: left in a left-to-right layout.
    case leading
    /// The edge where reading ends: right in a left-to-right layout.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line of text; without text, the bottom edge.
    case lastBaseline
    /// The baseline of the first line of text; without text, the top edge.
    case firstBaseline
}

extension LayoutAttribute {
    /// The attribute with a raw value of `NSLayoutConstraint.Attribute`; the same attribute of the margins guide stands
    /// for one of the margins. An unknown value is no attribute.
    package init(appleValue value: Int) {
        let plain =
            switch value {
            case 13...18: value - 12
            case 19...20: value - 10
            default: value
            }
        self = UInt8(exactly: plain).flatMap(LayoutAttribute.init(rawValue:)) ?? .notAnAttribute
    }
}

/// The comparison of the two sides of a constraint.
///
/// The raw values are those of `NSLayoutConstraint.Relation`.
public enum LayoutRelation: Int8, CaseIterable, Codable, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Exactly.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
}

extension LayoutRelation: CustomStringConvertible {
    /// The comparison as a Swift operator.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension LayoutAttribute: CustomStringConvertible {
    /// The name, as in the anchor: `top` for `topAnchor`.
    public var description: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .firstBaseline: "firstBaseline"
        case .lastBaseline: "lastBaseline"
        case .notAnAttribute: "notAnAttribute"
        }
    }

    /// The name as the second part of a compound: `Leading`. The names are ASCII, so no Unicode table is needed.
    package var capitalized: String {
        var name = Array(description.utf8)
        name[0] -= UInt8(ascii: "a") - UInt8(ascii: "A")
        return String(decoding: name, as: UTF8.self)
    }
}
