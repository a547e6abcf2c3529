/// The source of a row of the solver: a constraint, or one of an item's own rules.
enum RowSource {
    case constraint(LayoutConstraint)
    /// One of the four rows that pin a view to its frame.
    case frame(LayoutNode, Component)
    /// The row that keeps an extent from being negative.
    case nonnegativity(LayoutNode, Axis)
    /// The row that asks for an extent at most (hugging) or at least (compression resistance) as large as that of the
    /// content.
    case content(LayoutNode, Axis, isHugging: Bool)
    /// A row without a source.
    case unknown

    /// The item to which the row belongs: for a constraint, the first item.
    var node: LayoutNode? {
        switch self {
        case .constraint(let constraint): constraint.firstNode
        case .frame(let node, _), .nonnegativity(let node, _), .content(let node, _, _): node
        case .unknown: nil
        }
    }

    /// The items that a sentence about the row mentions.
    var nodes: [LayoutNode] {
        let other: LayoutNode?
        switch self {
        case .constraint(let constraint): other = constraint.secondNode
        case .frame(let node, let component): other = component.isExtent ? nil : node.parent
        case .content(let node, _, _): other = node.viewOfContent(in: node.engine)?.layoutNode
        case .nonnegativity, .unknown: other = nil
        }
        return [node, other].compactMap { $0 }
    }

    /// The priority, in (0, 1000].
    var priority: Double {
        switch self {
        case .constraint(let constraint): constraint.priority.rawValue
        case .content(let node, let axis, let isHugging):
            node.engine?.priority(ofContent: node, axis, isHugging: isHugging) ?? 1000
        case .frame, .nonnegativity, .unknown: 1000
        }
    }

    /// Whether the row must hold. The size of content need not, even at 1000.
    var isRequired: Bool {
        if case .content = self { false } else { priority == 1000 }
    }

    /// Whether the row comes from a view's frame.
    var isFrame: Bool {
        if case .frame = self { true } else { false }
    }

    /// The constraint from which the row comes, if any.
    var constraint: LayoutConstraint? {
        guard case .constraint(let constraint) = self else { return nil }
        return constraint
    }
}

extension RowSource: Hashable {
    /// The object to which the row belongs, and the number of the row among the object's rows.
    private var key: (object: ObjectIdentifier?, row: Int) {
        func number(_ axis: Axis) -> Int { axis == .horizontal ? 0 : 1 }
        return switch self {
        case .constraint(let constraint): (ObjectIdentifier(constraint), 0)
        case .frame(let node, let component): (ObjectIdentifier(node), Int(component.rawValue))
        case .nonnegativity(let node, let axis): (ObjectIdentifier(node), 4 + number(axis))
        case .content(let node, let axis, let isHugging):
            (ObjectIdentifier(node), 6 + 2 * number(axis) + (isHugging ? 1 : 0))
        case .unknown: (nil, 0)
        }
    }

    static func == (left: RowSource, right: RowSource) -> Bool { left.key == right.key }

    func hash(into hasher: inout Hasher) {
        hasher.combine(key.object)
        hasher.combine(key.row)
    }
}
