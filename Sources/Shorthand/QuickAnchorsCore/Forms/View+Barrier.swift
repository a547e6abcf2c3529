public import LayoutCore

/// The edge of several views at which a barrier is placed.
public enum BarrierEdge: UInt8, CaseIterable, Codable, Sendable {
    /// The highest of the top edges.
    case top
    /// The leading edge nearest to the side where reading starts.
    case leading
    /// The lowest of the bottom edges.
    case bottom
    /// The trailing edge nearest to the side where reading ends.
    case trailing
}

extension View {
    /// Adds a guide to this view at the farthest edge of several views or guides, plus a number of points outward.
    ///
    /// The guide has no extent perpendicular to the edge, and spans this view parallel to the edge. Constrain other
    /// items to the guide. `.trailing` makes `guide.trailing >= item.trailing + constant` for each item, and
    /// `guide.trailing == self.leading` at a priority of 25, so that the guide is no farther out than necessary.
    /// - Complexity: O(*n*) in the number of items.
    @discardableResult
    public func barrier(
        _ edge: BarrierEdge, of items: [any LayoutItem], _ constant: Double = 0, fileID: String = #fileID,
        line: Int = #line
    ) -> LayoutGuide {
        let guide = LayoutGuide()
        guide.identifier = "barrier"
        addLayoutGuide(guide)
        let isAtEnd = edge == .bottom || edge == .trailing
        let attribute = edge.attribute
        let across: [LayoutConstraint.Attribute] =
            edge == .top || edge == .bottom ? [.leading, .trailing] : [.top, .bottom]
        let extent: LayoutConstraint.Attribute = edge == .top || edge == .bottom ? .height : .width
        var constraints = items.map { item in
            LayoutConstraint(
                item: guide, attribute: attribute, relatedBy: isAtEnd ? .greaterThanOrEqual : .lessThanOrEqual,
                toItem: item, attribute: attribute, constant: isAtEnd ? constant : 0 - constant, fileID: fileID,
                line: line)
        }
        constraints += across.map { side in
            LayoutConstraint(
                item: guide, attribute: side, toItem: self, attribute: side, fileID: fileID, line: line)
        }
        constraints.append(LayoutConstraint(item: guide, attribute: extent, fileID: fileID, line: line))
        constraints.append(
            LayoutConstraint(
                item: guide, attribute: attribute, toItem: self, attribute: edge.opposite, fileID: fileID, line: line
            ).withPriority(LayoutPriority(25)))
        LayoutConstraint.activate(constraints)
        return guide
    }
}

extension BarrierEdge {
    fileprivate var attribute: LayoutConstraint.Attribute {
        switch self {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }

    /// The edge toward which the barrier is pulled, so that the barrier is no farther out than necessary.
    fileprivate var opposite: LayoutConstraint.Attribute {
        switch self {
        case .top: .bottom
        case .leading: .trailing
        case .bottom: .top
        case .trailing: .leading
        }
    }
}
