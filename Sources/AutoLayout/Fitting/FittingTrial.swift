/// A view and what is in it, solved once in an engine of its own: twins of its nodes and constraints, under a host.
///
/// The twins know the real views, whose contents they ask for their sizes; the real nodes never hear of it.
final class FittingTrial {
    private let host = View()
    let engine: LayoutEngine
    /// Parents first.
    private var twins: [LayoutNode] = []
    /// The items of the twins: one that is asked for its content may take out others, which are to live on meanwhile.
    private var items: [any LayoutItem] = []
    private let top: LayoutNode

    init(of view: View) {
        host.layoutDirection = view.layoutNode.root.view?.layoutDirection ?? .leftToRight
        host.layoutDiagnosticHandler = { _ in }
        engine = host.layoutNode.engineOfTree()
        top = LayoutNode(twinOf: view.layoutNode, in: host.layoutNode)
        // Constraints decide its size here, whatever places it in its own tree.
        top.flags.insert(.isConstraintBased)
        twins = [top]
        items = [view]
        engine.twins[ObjectIdentifier(view.layoutNode)] = top
        var originals = [view.layoutNode]
        copyNodes(&originals)
        copyConstraints(of: originals)
        settleInHost()
        for twin in twins where twin.flags.contains(.isConstraintBased) { engine.refreshRows(of: twin) }
    }

    deinit {
        _ = engine.dissolve { _ in false }
        // The engine knows the twins and they know it; and from below, so that the depth of the tree costs no stack.
        engine.twins.removeAll()
        for twin in twins {
            twin.engine = nil
            twin.parent = nil
        }
    }

    private func copyNodes(_ originals: inout [LayoutNode]) {
        var index = 0
        while index < originals.count {
            if let view = originals[index].view {
                let inside: [any LayoutItem] = view.layoutGuides + view.subviews
                items += inside
                for original in inside.map(\.layoutNode) {
                    let twin = LayoutNode(twinOf: original, in: twins[index])
                    engine.twins[ObjectIdentifier(original)] = twin
                    twins.append(twin)
                    originals.append(original)
                }
            }
            index += 1
        }
    }

    /// In the order of their activation, which decides among equals.
    private func copyConstraints(of originals: [LayoutNode]) {
        var found: [LayoutConstraint] = []
        for node in originals { found += node.engine?.table.constraints(heldBy: node) ?? [] }
        found.sort { $0.order < $1.order }
        for constraint in found {
            guard let container = constraint.container else { continue }
            let twin = LayoutConstraint(
                engine.node(for: constraint.firstNode), constraint.firstAttribute, constraint.relation,
                constraint.secondNode.map(engine.node(for:)), constraint.secondAttribute,
                multiplier: constraint.multiplier, constant: constraint.constant, location: constraint.location)
            twin.priority = constraint.priority
            enlist(twin, engine.node(for: container))
        }
    }

    /// Where the view is does not matter, but with its corner open all that is in it would be.
    private func settleInHost() {
        for edge in [LayoutConstraint.Attribute.left, .top] {
            let tie = LayoutConstraint(
                top, edge, .equal, host.layoutNode, edge, multiplier: 1, constant: 0, location: .unknown)
            enlist(tie, host.layoutNode)
        }
    }

    /// Has an extent of the view be a length in points, if nothing that counts more says otherwise.
    func wish(_ attribute: LayoutConstraint.Attribute, _ length: Double, _ priority: LayoutPriority) {
        let wish = LayoutConstraint(
            top, attribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: length, location: .unknown)
        wish.priority = priority
        enlist(wish, top)
    }

    private func enlist(_ constraint: LayoutConstraint, _ container: LayoutNode) {
        engine.label(constraint.firstNode)
        if let second = constraint.secondNode { engine.label(second) }
        engine.enlist(constraint, container: container)
    }

    func solvedSize() -> Size {
        for twin in twins where twin.flags.contains(.isConstraintBased) { engine.label(twin) }
        engine.solve()
        let size = engine.solvedRect(of: top)?.size ?? .zero
        return Size(width: size.width.tidy, height: size.height.tidy)
    }
}

extension LayoutNode {
    fileprivate convenience init(twinOf original: LayoutNode, in parent: LayoutNode) {
        self.init(original.flags.intersection([.isGuide, .isConstraintBased, .forcesLeftToRight, .forcesRightToLeft]))
        view = original.view
        guide = original.guide
        self.parent = parent
    }
}
