package import LayoutConditions

/// An edge of a child that the constraints of a call put beyond the parent's edge, although they inset the opposite one.
package struct OutwardPadding {
    /// The position of the constraint of the edge.
    package let position: Int
    private let edge: LayoutAttribute
    private let distance: Double
    private let opposite: LayoutAttribute
    private let inset: Double

    /// The outward paddings among constraints; the closure returns the edge and the constant, in points, of those that
    /// equate an edge of the child with the same edge of its parent.
    /// - Complexity: O(*n*) in the number of constraints, for each constraint of a bottom, right or trailing edge.
    package static func all(
        _ count: Int, _ edge: (Int) -> (attribute: LayoutAttribute, constant: Double)?
    ) -> [OutwardPadding] {
        let edges = (0..<count).map { edge($0) }
        return edges.indices.compactMap { position in
            guard let end = edges[position], end.constant > 0, let opposite = end.attribute.startOfAxis,
                let start = edges.first(where: { $0?.attribute == opposite }) ?? nil, start.constant > 0
            else { return nil }
            return OutwardPadding(
                position: position, edge: end.attribute, distance: end.constant, opposite: opposite,
                inset: start.constant)
        }
    }

    /// A description for the names of a child and its parent.
    package func message(_ child: String, in parent: String) -> String {
        "\(child)'s \(edge) is \(distance.plain) beyond \(parent)'s \(edge), as its \(opposite) is \(inset.plain) inside;"
            + " inward is \((-distance).plain). If the view is to be moved, give it one of them and a size."
    }
}

extension LayoutAttribute {
    /// The opposite edge of a bottom, right or trailing edge; nil for other attributes.
    package var startOfAxis: LayoutAttribute? {
        switch self {
        case .bottom: .top
        case .right: .left
        case .trailing: .leading
        default: nil
        }
    }
}
