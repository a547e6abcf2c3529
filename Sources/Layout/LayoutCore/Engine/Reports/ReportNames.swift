internal import LayoutMessages

/// The names of the items in a report. Items of the same name are told apart by their positions among those in the same
/// parent, as in `the second View`, and by their parents if these differ, as in `the second View in list`.
///
/// Each name is made once, on first use.
final class ReportNames {
    private let namesakes: Namesakes<LayoutNode>
    private var names: [ObjectIdentifier: String] = [:]
    /// The positions of items among their namesakes in the same parent, for those that have been looked at.
    private var places: [ObjectIdentifier: String] = [:]
    /// The different parents of the items with a plain name.
    private var parents: [String: [LayoutNode]] = [:]

    /// - Parameter nodes: The items that the report mentions.
    init(_ nodes: [LayoutNode]) { namesakes = Namesakes(nodes.distinct) { $0.plainName } }

    /// - Complexity: O(1) on average, if all items of the report are named.
    func name(of node: LayoutNode) -> String {
        if let name = names[ObjectIdentifier(node)] { return name }
        let name = makeName(of: node)
        names[ObjectIdentifier(node)] = name
        return name
    }

    private func makeName(of node: LayoutNode) -> String {
        let plain = node.plainName
        let group = namesakes[plain]
        if let guide = node.guide, let owner = node.parent {
            let isAlone = group.allSatisfy { $0 === node || $0.parent !== owner }
            return isAlone ? "\(name(of: owner)).\(guide.ownName)" : "\(place(of: node)) in \(name(of: owner))"
        }
        guard group.count > 1 || group.contains(where: { $0 !== node }) else { return plain }
        let known = parents[plain] ?? group.compactMap { $0.parent }.distinct
        parents[plain] = known
        return name(of: node, inOneOf: known)
    }

    /// The position of an item, and those of its ancestors as far as they distinguish it.
    private func name(of node: LayoutNode, inOneOf parents: [LayoutNode]) -> String {
        var (name, current, parents) = (place(of: node), node, parents)
        while let parent = current.parent, parents.contains(where: { $0 !== parent }) {
            parents = parents.filter { $0 !== parent && $0.plainName == parent.plainName }
            name += " in \(parents.isEmpty ? parent.plainName : place(of: parent))"
            (current, parents) = (parent, parents.compactMap { $0.parent }.distinct)
        }
        return name
    }

    /// The name, with the position among those of the same name in the parent.
    private func place(of node: LayoutNode) -> String {
        let name = node.guide?.ownName ?? node.plainName
        guard let view = node.parent?.view else { return "the root \(name)" }
        if let place = places[ObjectIdentifier(node)] { return place }
        let siblings =
            node.guide != nil ? view.layoutGuides.map { $0.layoutNode } : view.subviews.map { $0.layoutNode }
        let namesakes = siblings.filter { $0.plainName == node.plainName }
        for (index, namesake) in namesakes.enumerated() {
            let ordinal = namesakes.count > 1 ? "\((index + 1).ordinal) " : ""
            places[ObjectIdentifier(namesake)] = "the \(ordinal)\(name)"
        }
        return places[ObjectIdentifier(node)] ?? "the \(name)"
    }
}

extension [LayoutNode] {
    /// The items without repetitions.
    fileprivate var distinct: [LayoutNode] {
        var known: Set<ObjectIdentifier> = []
        return filter { known.insert(ObjectIdentifier($0)).inserted }
    }
}

extension LayoutEngine {
    /// Runs a closure in which items are called by names that tell the given ones apart.
    package func telling<Result>(apart nodes: [LayoutNode], _ text: () -> Result) -> Result {
        reports.names = ReportNames(nodes)
        defer { reports.names = nil }
        return text()
    }
}

extension LayoutGuide {
    /// The identifier or, without one, the type.
    var ownName: String { identifier.isEmpty ? typeName : identifier.visible }
}
