/// A guide inside its view with an inset at each edge, held by four constraints.
final class InsetGuide: LayoutGuide {
    private static let attributes: [LayoutConstraint.Attribute] = [.top, .left, .bottom, .right]

    private var edges: [LayoutConstraint] = []
    /// Whether the guide has been asked for, so that others than the view itself may use it.
    var isShared = false

    /// Constrains the guide's edges to those of a view, with insets positive inwards.
    func tie(to view: View, _ insets: EdgeInsets) {
        edges = zip(InsetGuide.attributes, insets.offsets).map { attribute, offset in
            LayoutConstraint(
                layoutNode, attribute, .equal, view.layoutNode, attribute, constant: offset)
        }
        LayoutConstraint.activate(edges)
    }

    /// Moves the edges to new insets, positive inwards.
    func move(to insets: EdgeInsets) {
        for (edge, offset) in zip(edges, insets.offsets) { edge.constant = offset }
    }
}

extension EdgeInsets {
    /// The constants for the top, left, bottom and right edges.
    fileprivate var offsets: [Double] { [top, left, -bottom, -right] }
}
