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
        // What is asked later, of the real views, has said so before and changes nothing.
        for original in originals { original.view?.alignMinimumContent() }
        copyConstraints(of: originals)
        settleInHost()
        for twin in twins where twin.flags.contains(.isConstraintBased) { engine.refreshRows(of: twin) }
    }

    deinit {
        engine.letGo([])
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
                let inside: [any LayoutItem] = view.layoutGuides.map { $0 } + view.subviews.map { $0 }
                items += inside
                for original in inside.map({ $0.layoutNode }) {
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
        guard let source = originals.first?.engine else { return }
        let slots = originals.flatMap { source.table.slots(heldBy: $0.slot) }
        for record in slots.map({ source.table.records[Int($0)] }).sorted(by: { $0.order < $1.order }) {
            let ends = [record.first, record.second, record.container].map { slot in
                source.node(at: slot).map { engine.node(for: $0) }
            }
            for case let twin? in ends { engine.label(twin) }
            var copy = ConstraintRecord(
                -1, record.firstAttribute, record.relation, -1, record.secondAttribute, in: -1, isLocal: record.isLocal,
                multiplier: record.multiplier, constant: record.constant, priority: record.priority, line: 0)
            copy.isStructural = record.isStructural
            if let first = ends[0] { copy.first = engine.items.slot(of: first) }
            if let second = ends[1] { copy.second = engine.items.slot(of: second) }
            if let container = ends[2] { copy.container = engine.items.slot(of: container) }
            engine.table.insert(copy, "")
            engine.needsSolve = true
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
        let size = top.solved.size
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
