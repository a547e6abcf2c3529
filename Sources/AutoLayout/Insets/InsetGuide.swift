/// A guide inside its view by an inset at each edge, held there by four constraints.
final class InsetGuide: LayoutGuide {
    private static let attributes: [LayoutConstraint.Attribute] = [.top, .left, .bottom, .right]

    private var edges: [LayoutConstraint] = []

    /// Ties the guide's edges to those of a view, the insets positive inwards.
    func tie(to view: View, _ insets: EdgeInsets) {
        edges = zip(InsetGuide.attributes, insets.offsets).map { attribute, offset in
            LayoutConstraint(
                layoutNode, attribute, .equal, view.layoutNode, attribute, multiplier: 1, constant: offset,
                location: .unknown)
        }
        LayoutConstraint.activate(edges)
    }

    /// Moves the edges to new insets, positive inwards.
    func move(to insets: EdgeInsets) {
        for (edge, offset) in zip(edges, insets.offsets) { edge.constant = offset }
    }
}

extension EdgeInsets {
    /// What to add to the top, left, bottom and right edge to be inside by the insets.
    fileprivate var offsets: [Double] { [top, left, -bottom, -right] }
}
