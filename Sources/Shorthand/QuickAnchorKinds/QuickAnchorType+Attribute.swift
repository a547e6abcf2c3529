extension QuickAnchorType {
    /// An attribute in the table of kinds; each view layer translates it into one of its own attributes.
    @usableFromInline
    package enum Attribute: String, CaseIterable, Sendable {
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

    /// A relation in the table.
    @usableFromInline
    package enum Relation: Sendable {
        case lessThanOrEqual
        case equal
        case greaterThanOrEqual
    }
}
