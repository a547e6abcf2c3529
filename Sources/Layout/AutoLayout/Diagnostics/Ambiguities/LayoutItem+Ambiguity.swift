extension LayoutItem {
    /// The attributes of the item that no constraint determined in the last pass: leading (or trailing), top, width,
    /// height, in this order.
    ///
    /// An item whose position or size merely follows from that of an ambiguous item is not ambiguous itself.
    /// - Complexity: O(1), except that the first call after a pass may search for ambiguities.
    public var ambiguousAttributes: [LayoutConstraint.Attribute] {
        layoutNode.engine?.askForProblems()
        return layoutNode.openings(in: layoutNode.flags).map { $0.attribute }
    }

    /// Whether the last pass found any part of the item's position or size ambiguous.
    /// - Complexity: O(1), except that the first call after a pass may search for ambiguities.
    public var hasAmbiguousLayout: Bool {
        layoutNode.engine?.askForProblems()
        return !layoutNode.flags.isDisjoint(with: .ambiguity)
    }
}

extension LayoutNode {
    /// The ambiguous attributes that a set of flags represents, with their components.
    ///
    /// The solver's variable is the left edge. If leading is on the right and the width is ambiguous too, the ambiguous
    /// edge is the trailing one.
    func openings(in flags: Flags) -> [(component: Component, attribute: LayoutConstraint.Attribute)] {
        let isMirrored =
            flags.isSuperset(of: [.hasOpenX, .hasOpenWidth]) && parent.map { engine?.direction(in: $0) } == .rightToLeft
        return Component.allCases.filter { flags.contains(.open($0)) }
            .map { ($0, isMirrored && $0 == .x ? .trailing : $0.attribute) }
    }
}
