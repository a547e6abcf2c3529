internal import LayoutWords

/// The names of the items in a report. Items of the same name are told apart by their positions among those in the same
/// parent, as in `the second View`, and by their parents if these differ, as in `the second View in list`.
struct ReportNames {
    private let namesakes: Namesakes<LayoutNode>

    /// - Parameter nodes: The items that the report mentions.
    init(_ nodes: [LayoutNode]) {
        var known: Set<ObjectIdentifier> = []
        namesakes = Namesakes(nodes.filter { known.insert(ObjectIdentifier($0)).inserted }) { $0.plainName }
    }

    /// - Complexity: O(1) if no other item of the report has the name, otherwise O(*n*) in the siblings of the item and
    ///   of its ancestors.
    func name(of node: LayoutNode) -> String {
        let others = namesakes.others(of: node, named: node.plainName)
        if let guide = node.guide, let owner = node.parent {
            let isAlone = others.allSatisfy { $0.parent !== owner }
            return isAlone ? "\(name(of: owner)).\(guide.ownName)" : "\(node.place) in \(name(of: owner))"
        }
        return others.isEmpty ? node.plainName : name(of: node, unlike: others)
    }

    private func name(of node: LayoutNode, unlike others: [LayoutNode]) -> String {
        var (name, current, others) = (node.place, node, others)
        while let parent = current.parent {
            let parents = others.compactMap { $0.parent }.filter { $0 !== parent }
            if parents.isEmpty { break }
            others = parents.filter { $0.plainName == parent.plainName }
            name += " in \(others.isEmpty ? parent.plainName : parent.place)"
            if others.isEmpty { break }
            current = parent
        }
        return name
    }
}

extension LayoutEngine {
    /// Runs a closure in which items are called by names that tell the given ones apart.
    func telling<Result>(apart nodes: [LayoutNode], _ text: () -> Result) -> Result {
        reports.names = ReportNames(nodes)
        defer { reports.names = nil }
        return text()
    }
}

extension LayoutNode {
    /// The name, with the position among those of the same name in the parent.
    fileprivate var place: String {
        let name = guide?.ownName ?? plainName
        guard let view = parent?.view else { return "the root \(name)" }
        let siblings = guide != nil ? view.layoutGuides.map { $0.layoutNode } : view.subviews.map { $0.layoutNode }
        let namesakes = siblings.filter { $0.plainName == plainName }
        guard namesakes.count > 1, let index = namesakes.firstIndex(where: { $0 === self }) else {
            return "the \(name)"
        }
        return "the \((index + 1).ordinal) \(name)"
    }
}

extension LayoutGuide {
    /// The identifier or, without one, the type.
    var ownName: String { identifier.isEmpty ? typeName : identifier.visible }
}
