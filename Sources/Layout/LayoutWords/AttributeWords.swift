/// An attribute in plain words, and the words for a position on either side of it.
package struct AttributeWords: Hashable, Sendable {
    /// The kinds of attributes that sentences distinguish.
    package enum Kind: Sendable {
        /// A width or a height.
        case extent
        /// A position from top to bottom.
        case vertical
        /// A position in the reading direction.
        case reading
        /// A position from left to right.
        case horizontal
    }

    /// The name, as in "box's first baseline".
    package let name: String
    package let kind: Kind

    /// Creates the words for an attribute from the attribute's name in code.
    package init(_ code: String, _ kind: Kind) {
        name =
            switch code {
            case "centerX", "midX": "horizontal center"
            case "centerY", "midY": "vertical center"
            case "centerXWithinMargins": "horizontal center within margins"
            case "centerYWithinMargins": "vertical center within margins"
            case "firstBaseline": "first baseline"
            case "lastBaseline": "last baseline"
            case "minX": "left"
            case "maxX": "right"
            case "minY": "top"
            case "maxY": "bottom"
            case "leadingMargin": "leading margin"
            case "trailingMargin": "trailing margin"
            case "leftMargin": "left margin"
            case "rightMargin": "right margin"
            case "topMargin": "top margin"
            case "bottomMargin": "bottom margin"
            case "contentWidth": "content width"
            case "contentHeight": "content height"
            case "notAnAttribute": "nothing"
            default: code
            }
        self.kind = kind
    }

    package var isExtent: Bool { kind == .extent }

    /// The words for a position after the attribute and for one before it.
    package var sides: (beyond: String, short: String) {
        switch kind {
        case .vertical: ("below", "above")
        case .reading: ("after", "before")
        case .horizontal, .extent: ("to the right of", "to the left of")
        }
    }
}
