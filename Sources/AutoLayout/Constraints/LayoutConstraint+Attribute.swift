extension LayoutConstraint {
    /// Which edge, centre, extent or baseline of an item a constraint speaks of.
    public enum Attribute: UInt8, CaseIterable, Codable, Sendable {
        /// The left edge, whatever the reading direction.
        case left
        /// The right edge, whatever the reading direction.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge where reading starts.
        case leading
        /// The edge where reading ends.
        case trailing
        /// The extent from left to right.
        case width
        /// The extent from top to bottom.
        case height
        /// The middle between left and right.
        case centerX
        /// The middle between top and bottom.
        case centerY
        /// The line the first row of text stands on, or the top edge.
        case firstBaseline
        /// The line the last row of text stands on, or the bottom edge.
        case lastBaseline
        /// No attribute: the second side of a constraint that is a number alone.
        case notAnAttribute
    }

    /// How the two sides compare.
    public enum Relation: Int8, CaseIterable, Codable, Sendable {
        /// At most.
        case lessThanOrEqual = -1
        /// Exactly.
        case equal = 0
        /// At least.
        case greaterThanOrEqual = 1
    }
}

extension LayoutConstraint.Relation: CustomStringConvertible {
    /// The comparison as one writes it in Swift.
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension LayoutConstraint.Attribute: CustomStringConvertible {
    /// The name that anchors of the attribute begin with, as in `topAnchor`.
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

    /// The name as the second part of a compound: `Leading`. As names are ASCII, no table of Unicode's is asked.
    package var capitalized: String {
        var name = Array(description.utf8)
        name[0] -= UInt8(ascii: "a") - UInt8(ascii: "A")
        return String(decoding: name, as: UTF8.self)
    }
}
