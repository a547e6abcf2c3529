/// Whom a row of the solver belongs to: a constraint, or a rule of an item's own.
enum RowSource {
    case constraint(LayoutConstraint)
    /// One of the four rows that pin a view to its frame, by what it pins.
    case frame(LayoutNode, LayoutConstraint.Attribute)
    /// An extent is not negative.
    case floor(LayoutNode, Axis)
    /// An extent is at most that of the content (hugging) or at least that (compression resistance).
    case content(LayoutNode, Axis, isHugging: Bool)
    /// A row that nobody owns.
    case unknown

    /// The item it speaks of first.
    var node: LayoutNode? {
        switch self {
        case .constraint(let constraint): constraint.firstNode
        case .frame(let node, _), .floor(let node, _), .content(let node, _, _): node
        case .unknown: nil
        }
    }

    /// How much it counts, in (0, 1000].
    var priority: Double {
        switch self {
        case .constraint(let constraint): constraint.priority.rawValue
        case .content(let node, let axis, let isHugging):
            (isHugging
                ? node.view?.contentHuggingPriority(for: axis)
                : node.view?.contentCompressionResistancePriority(for: axis))?.rawValue ?? 1000
        case .frame, .floor, .unknown: 1000
        }
    }

    /// Whether a view's frame says so.
    var isFrame: Bool {
        if case .frame = self { true } else { false }
    }

    /// The constraint a person, or a stack, has made.
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
        case (.floor(let node, let axis), .floor(let other, let otherAxis)): node === other && axis == otherAxis
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
        case .floor(let node, let axis):
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
