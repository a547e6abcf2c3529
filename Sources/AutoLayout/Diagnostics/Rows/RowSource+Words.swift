extension RowSource {
    /// What the row says, in one sentence.
    var sentence: String {
        switch self {
        case .constraint(let constraint): constraint.sentence
        case .frame(let node, let attribute): RowSource.frameSentence(node, attribute)
        case .floor(let node, let axis): "\(node.displayName)'s \(axis.extent) is never negative"
        case .content(let node, let axis, let isHugging):
            "\(node.displayName)'s \(axis.extent) is at \(isHugging ? "most" : "least") that of its content"
                + " (\(contentLength(node, axis).plain))"
        case .unknown: "a rule that is gone"
        }
    }

    /// Who made it and where, in brackets, as far as that is known.
    var origin: String {
        guard let constraint else { return "" }
        let name = (constraint.identifier?.visible).map { constraint.stackReason == nil ? "\"\($0)\"" : $0 }
        let parts = [name, location.map { "\($0)" }].compactMap { $0 }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    /// Where it was written.
    var location: SourceLocation? { constraint.flatMap { $0.location.isKnown ? $0.location : nil } }

    private static func frameSentence(_ node: LayoutNode, _ attribute: LayoutConstraint.Attribute) -> String {
        let (name, frame) = (node.displayName, node.frame)
        switch attribute {
        case .width: return "\(name)'s width is \(frame.width.plain), by its frame"
        case .height: return "\(name)'s height is \(frame.height.plain), by its frame"
        default:
            guard let parent = node.parent else { return "\(name)'s top left corner is where everything counts from" }
            let (length, direction, edge) =
                attribute == .top ? (frame.minY, "below", "top") : (frame.minX, "right of", "left")
            return "\(name)'s \(edge) is \(length.plain) \(direction) \(parent.displayName)'s \(edge), by its frame"
        }
    }
}

/// The extent of a view's content, as its rows have it.
private func contentLength(_ node: LayoutNode, _ axis: Axis) -> Double {
    node.intrinsic?.content.extent(axis) ?? 0
}
