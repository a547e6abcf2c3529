extension QuickAnchorType {
    /// What of an item a row of the table speaks of; each layer of views has a word of its own for it.
    package enum Attribute: UInt8, CaseIterable, Sendable {
        case left
        case right
        case top
        case bottom
        case leading
        case trailing
        case width
        case height
        case centerX
        case centerY
        case firstBaseline
        case lastBaseline
        case notAnAttribute
    }

    /// How the two sides of a row compare.
    package enum Relation: Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }
}
