extension RowSource {
    /// The row in one sentence.
    var sentence: String {
        switch self {
        case .constraint(let constraint): constraint.sentence
        case .frame(let node, let component): RowSource.frameSentence(node, component)
        case .nonnegativity(let node, let axis): "\(node.displayName.possessing("\(axis.extent)")) is never negative"
        case .content(let node, let axis, let isHugging):
            "\(node.displayName.possessing("\(axis.extent)")) is at \(isHugging ? "most" : "least") that of \(contentName(node))"
                + " (\(contentLength(node, axis).plain))"
        case .unknown: "a constraint that no longer exists"
        }
    }

    /// The identifier and source location in parentheses, if known.
    var origin: String {
        guard let constraint else { return "" }
        let name = (constraint.identifier?.visible).map { constraint.containerReason == nil ? "\"\($0)\"" : $0 }
        let parts = [name, location.map { "\($0)" }].compactMap { $0 }
        return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    }

    /// The source location, if the row comes from a constraint with a known location.
    var location: SourceLocation? { constraint.flatMap { $0.location.isKnown ? $0.location : nil } }

    private static func frameSentence(_ node: LayoutNode, _ component: Component) -> String {
        let (name, words, length) = (node.displayName, component.words, node.frame[component].plain)
        if component.isExtent { return "\(name.possessing(words)) is \(length), set by its frame" }
        guard let parent = node.parent else { return "\(name.possessing("top-left corner")) is the origin" }
        let direction = component == .y ? "below" : "to the right of"
        let edge = parent.displayName.possessing(words)
        return "\(name.possessing(words)) is \(length) \(direction) \(edge), set by its frame"
    }
}

/// The name of the content to which an item's rows refer.
private func contentName(_ node: LayoutNode) -> String {
    guard node.view == nil, let view = node.viewOfContent(in: node.engine) else { return "its content" }
    return "its largest content, \(view.layoutNode.displayName)"
}

/// The extent of an item's content, as in its rows.
private func contentLength(_ node: LayoutNode, _ axis: Axis) -> Double {
    node.engine?.items.content(of: node)?.content.extent(axis) ?? 0
}

extension LayoutStatement {
    init(_ source: RowSource, number: Double?) {
        self.init(sentence: source.sentence, location: source.location, number: number)
    }
}
