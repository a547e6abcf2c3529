extension View {
    /// The longest line that is read with ease, in points, at the usual size of text.
    static let readableWidth = 672.0

    /// The part inside the margins, in their middle, that is no wider than lines of text should be: 672 points.
    public final var readableContentGuide: LayoutGuide {
        if let guide = traits?.readableGuide { return guide }
        let guide = LayoutGuide()
        guide.identifier = "readableContent"
        let margins = layoutMarginsGuide.layoutNode
        addLayoutGuide(guide)
        ownTraits.readableGuide = guide
        for attribute in [LayoutConstraint.Attribute.top, .bottom, .centerX] {
            guide.keep(attribute, .equal, margins, attribute)
        }
        guide.keep(.width, .lessThanOrEqual, margins, .width)
        guide.keep(.width, .lessThanOrEqual, nil, .notAnAttribute, constant: View.readableWidth)
        guide.keep(.width, .equal, margins, .width, priority: .almostRequired)
        return guide
    }
}

extension LayoutGuide {
    fileprivate func keep(
        _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ other: LayoutNode?,
        _ otherAttribute: LayoutConstraint.Attribute, constant: Double = 0, priority: LayoutPriority = .required
    ) {
        let constraint = LayoutConstraint(
            layoutNode, attribute, relation, other, otherAttribute, multiplier: 1, constant: constant,
            location: .unknown)
        constraint.withPriority(priority).isActive = true
    }
}
