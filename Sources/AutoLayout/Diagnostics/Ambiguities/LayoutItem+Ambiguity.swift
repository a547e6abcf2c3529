extension LayoutItem {
    /// What of the item no constraint decided in the last pass: leading, top, width, height, in this order.
    ///
    /// An item that only follows what is around it is not ambiguous itself.
    /// - Complexity: O(1)
    public var ambiguousAttributes: [LayoutConstraint.Attribute] {
        layoutNode.settle()
        return layoutNode.openings(in: layoutNode.flags).map { $0.attribute }
    }

    /// Whether no constraint decided something of the item's place or size in the last pass.
    /// - Complexity: O(1)
    public var hasAmbiguousLayout: Bool {
        layoutNode.settle()
        return !layoutNode.flags.isDisjoint(with: .ambiguity)
    }
}

extension LayoutNode.Flags {
    /// The flags of what is open, in the order of the unknowns in `ItemVariables`, and what people call it.
    static let openings: [(flag: LayoutNode.Flags, attribute: LayoutConstraint.Attribute)] = [
        (.hasOpenX, .leading), (.hasOpenY, .top), (.hasOpenWidth, .width), (.hasOpenHeight, .height),
    ]
}

extension LayoutNode {
    /// What is open according to flags: its place in `ItemVariables`, and what people call it.
    ///
    /// The unknown is the left edge. Where leading is right and the width is open too, that is the trailing edge alone.
    func openings(in flags: Flags) -> [(place: Int, attribute: LayoutConstraint.Attribute)] {
        let isMirrored =
            flags.isSuperset(of: [.hasOpenX, .hasOpenWidth]) && parent.map { engine?.direction(in: $0) } == .rightToLeft
        return Flags.openings.indices.filter { flags.contains(Flags.openings[$0].flag) }.map { place in
            let attribute = Flags.openings[place].attribute
            return (place, isMirrored && attribute == .leading ? .trailing : attribute)
        }
    }
}
