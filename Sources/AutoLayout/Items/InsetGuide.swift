/// A guide inside another item of its view by an inset at each edge, held there by four constraints.
final class InsetGuide: LayoutGuide {
    /// The edges in the order of their insets, with sides that follow the reading direction or do not.
    enum Edges {
        static let absolute: [LayoutConstraint.Attribute] = [.top, .left, .bottom, .right]
        static let directional: [LayoutConstraint.Attribute] = [.top, .leading, .bottom, .trailing]
    }

    private var edges: [LayoutConstraint] = []

    /// Ties the guide's edges to those of another item, the insets positive inwards.
    func tie(_ attributes: [LayoutConstraint.Attribute], to item: any LayoutItem, _ insets: [Double]) {
        LayoutConstraint.deactivate(edges)
        edges = attributes.indices.map { index in
            LayoutConstraint(
                item: self, attribute: attributes[index], toItem: item, attribute: attributes[index],
                constant: index < 2 ? insets[index] : -insets[index])
        }
        LayoutConstraint.activate(edges)
    }

    /// Moves the edges to new insets, positive inwards.
    func move(to insets: [Double]) {
        for index in edges.indices { edges[index].constant = index < 2 ? insets[index] : -insets[index] }
    }
}
