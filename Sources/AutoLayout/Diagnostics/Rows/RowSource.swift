/// Where a row of the solver comes from: a constraint, or one of an item's own rules.
enum RowSource {
    case constraint(LayoutConstraint)
    /// One of the four rows that pin a view to its frame.
    case frame(LayoutNode, LayoutConstraint.Attribute)
    /// An extent is not negative.
    case nonnegativity(LayoutNode, Axis)
    /// An extent is at most (hugging) or at least (compression resistance) that of the content.
    case content(LayoutNode, Axis, isHugging: Bool)
    /// A row without a source.
    case unknown

    /// Its first item.
    var node: LayoutNode? {
        switch self {
        case .constraint(let constraint): constraint.firstNode
        case .frame(let node, _), .nonnegativity(let node, _), .content(let node, _, _): node
        case .unknown: nil
        }
    }

    /// The priority, in (0, 1000].
    var priority: Double {
        switch self {
        case .constraint(let constraint): constraint.priority.rawValue
        case .content(let node, let axis, let isHugging):
            (isHugging
                ? node.view?.contentHuggingPriority(for: axis)
                : node.view?.contentCompressionResistancePriority(for: axis))?.rawValue ?? 1000
        case .frame, .nonnegativity, .unknown: 1000
        }
    }

    /// Whether it comes from a view's frame.
    var isFrame: Bool {
        if case .frame = self { true } else { false }
    }

    /// The constraint that it comes from, if any.
    var constraint: LayoutConstraint? {
        guard case .constraint(let constraint) = self else { return nil }
        return constraint
    }
}

extension RowSource: Hashable {
    static func == (left: RowSource, right: RowSource) -> Bool {
        switch (left, right) {
        case (.constraint(let left), .constraint(let right)): left === right
        case (.frame(let node, let attribute), .frame(let other, let otherAttribute)):
            node === other && attribute == otherAttribute
        case (.nonnegativity(let node, let axis), .nonnegativity(let other, let otherAxis)):
            node === other && axis == otherAxis
        case (.content(let node, let axis, let isHugging), .content(let other, let otherAxis, let otherIsHugging)):
            node === other && axis == otherAxis && isHugging == otherIsHugging
        case (.unknown, .unknown): true
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .constraint(let constraint): hasher.combine(ObjectIdentifier(constraint))
        case .frame(let node, let attribute):
            hasher.combine(ObjectIdentifier(node))
            hasher.combine(attribute)
        case .nonnegativity(let node, let axis):
            hasher.combine(ObjectIdentifier(node))
            hasher.combine(axis)
        case .content(let node, let axis, let isHugging):
            hasher.combine(ObjectIdentifier(node))
            hasher.combine(axis)
            hasher.combine(isHugging)
        case .unknown: break
        }
    }
}
