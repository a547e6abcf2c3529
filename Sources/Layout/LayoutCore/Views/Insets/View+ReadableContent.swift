extension View {
    /// The longest comfortable line, in points, at the usual text size.
    static let readableWidth = 672.0

    /// The part of the view inside its margins, centered and limited to the width of a comfortable line of text: 672
    /// points.
    public final var readableContentGuide: LayoutGuide {
        if let guide = insetState?.readableGuide { return guide }
        let guide = ReadableGuide()
        guide.identifier = "readableContent"
        let margins = layoutMarginsGuide.layoutNode
        addLayoutGuide(guide)
        ownInsetState.readableGuide = guide
        for attribute in [LayoutConstraint.Attribute.top, .bottom, .centerX] {
            guide.keep(attribute, .equal, margins, attribute)
        }
        guide.keep(.width, .lessThanOrEqual, margins, .width)
        guide.keep(.width, .lessThanOrEqual, nil, .notAnAttribute, constant: View.readableWidth)
        guide.keep(.width, .equal, margins, .width, priority: .almostRequired)
        return guide
    }
}

private final class ReadableGuide: FollowingGuide {
    override var unusedFrame: Rect {
        guard var frame = owningView?.layoutMarginsGuide.layoutFrame else { return .zero }
        let excess = max(0, frame.width - View.readableWidth)
        frame.origin.x += excess / 2
        frame.size.width -= excess
        return frame
    }

    func keep(
        _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ other: LayoutNode?,
        _ otherAttribute: LayoutConstraint.Attribute, constant: Double = 0, priority: LayoutPriority = .required
    ) {
        let constraint = LayoutConstraint(
            layoutNode, attribute, relation, other, otherAttribute, constant: constant)
        follow([constraint.withPriority(priority)])
    }
}
