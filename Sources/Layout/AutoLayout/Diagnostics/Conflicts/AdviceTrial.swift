internal import ConstraintSolver
internal import LayoutWords

/// Tries remedies in the tree's own solver, to see the resulting layout, and undoes them.
///
/// The solution depends on the constraints alone, so the layout is unchanged afterward, and only the components that an
/// edit touches are solved again. One trial serves all conflicts of a list, or all ambiguities.
final class AdviceTrial {
    /// The number of attempts after which a list gets no further remedies; longer lists are unreadable.
    private static let limit = 200
    /// The number of values and members of conflicts that attempts may have changed or found before there are no more, so
    /// that a report on thousands of views costs no more than a few layouts of them.
    private static let workLimit = 20_000
    /// The number of solves of an attempt that only texts of other heights can make necessary.
    private static let roundLimit = 4

    private let engine: LayoutEngine
    /// The solved frames before any attempt, by slot.
    private let before: [Rect]
    /// The rows that the last attempt has edited, as they were.
    private var edited: [(handle: Constraint, row: LinearRow, priority: Double)] = []
    /// The items that have other frames than before any attempt.
    private var moved: Set<Int32> = []
    /// The heights of texts at the widths that the last attempt has given them, by slot.
    private var heights: [Int32: Double] = [:]
    private var count = 0
    private var work = 0
    /// The rows of constraints that attempts have found in conflict, by the numbers of their handles.
    private var sources: RowSources?

    init(_ engine: LayoutEngine) {
        self.engine = engine
        before = engine.items.nodes.map { $0.map { $0.isInUse ? $0.solved : $0.frame } ?? .zero }
    }

    /// Restores the layout.
    func finish() {
        guard count > 0 || !edited.isEmpty else { return }
        restore()
        engine.solver.solve()
    }

    /// Solves, and again while texts need another height for the width that they have got, as the pass does.
    func solve() {
        var isFitted = false
        for _ in 0..<Self.roundLimit where !isFitted {
            engine.solver.solve()
            work += engine.solver.changedCount
            for position in 0..<engine.solver.changedCount {
                moved.insert(engine.items.owners[engine.solver.change(at: position).index >> 2])
            }
            isFitted = true
            for slot in moved.sorted() {
                guard let node = engine.node(at: slot), let view = node.view, view.wrapsText,
                    let former = engine.items.content(of: node)?.content.height, present(node).width > 0,
                    let height = view.intrinsicContentHeight(forWidth: present(node).width),
                    height != heights[slot] ?? former
                else { continue }
                heights[slot] = height
                isFitted = false
                for isHugging in [true, false] {
                    apply(.shift(height - former), to: .content(node, .vertical, isHugging: isHugging))
                }
            }
        }
        moved = moved.filter { slot in engine.node(at: slot).map { present($0) != former($0) } ?? false }
    }

    private func restore() {
        for (handle, row, priority) in edited {
            _ = engine.attempt("A suggestion") { () throws(SolverError) in
                try engine.solver.setConstant(of: handle, to: row.constant)
                for term in row.terms {
                    try engine.solver.setCoefficient(of: handle, for: term.variable, to: term.coefficient)
                }
                try engine.solver.setPriority(of: handle, to: priority)
            }
        }
        edited = []
        heights = [:]
    }

    /// Makes edits in place of those of the last attempt.
    /// - Parameters:
    ///   - members: The handles of the conflict's members.
    ///   - unrelated: The handles of members that were given up in conflicts without any of these members.
    /// - Complexity: One solve of the components that the edits touch, and O(*n* log *n*) in the items that they move
    ///   and the siblings of these.
    func attempt(_ edits: [RemedyEdit], _ members: Set<Int>, unrelated: Set<Int>) -> RemedyOutcome {
        guard count < Self.limit, work < Self.workLimit else { return .harm(roomIn: nil) }
        count += 1
        restore()
        for edit in edits { apply(edit) }
        solve()
        let isOther = { (conflict: Conflict) in
            !unrelated.contains(conflict.dropped.index) || conflict.members.contains { members.contains($0.index) }
        }
        let found = engine.solver.foundConflicts
        work += found.reduce(0) { $0 + $1.members.count }
        // The members found first may include some that are not needed.
        if found.contains(where: isOther), let rest = engine.solver.conflicts.first(where: isOther) {
            return .conflict { self.members(of: rest) }
        }
        return harm ?? .resolved
    }

    /// The source of the row with a number that a conflict member has.
    func source(_ id: Int) -> RowSource {
        let sources = sources ?? RowSources(of: engine)
        self.sources = sources
        return sources[engine.solver.handle(ofConstraint: Int32(id))]
    }

    private func apply(_ edit: RemedyEdit) {
        let source = source(edit.member.id)
        if case .unframing = edit.change, let node = source.node {
            for component in Component.allCases { unframe(node, component) }
        } else {
            apply(edit.change, to: source)
        }
    }

    /// Removes a row of a view's frame; that of an extent gives way to the size of the content instead, which has no rows
    /// of its own while the frame places the view.
    private func unframe(_ node: LayoutNode, _ component: Component) {
        let source = RowSource.frame(node, component)
        let content = component.isExtent ? node.view?.intrinsicContentSize : nil
        let extent = content.map { component == .width ? $0.width : $0.height } ?? View.noIntrinsicMetric
        guard extent >= 0, let (handle, row) = source.row(in: engine) else { return apply(.removal, to: source) }
        apply(.shift(extent - row.constant), to: source)
        _ = engine.attempt("A suggestion") { () throws(SolverError) in
            try engine.solver.setPriority(of: handle, to: LayoutPriority.defaultHigh.rawValue)
        }
    }

    private func apply(_ change: RemedyEdit.Change, to source: RowSource) {
        guard let (handle, row) = source.row(in: engine) else { return }
        edited.append((handle, row, engine.solver.priority(of: Int32(handle.index))))
        let solver = engine.solver
        _ = engine.attempt("A suggestion") { () throws(SolverError) in
            switch change {
            case .shift(let amount):
                let sign = source.constraint?.isMirrored == true ? -1.0 : 1.0
                try solver.setConstant(of: handle, to: row.constant + sign * amount)
            case .lowering:
                try solver.setPriority(of: handle, to: LayoutPriority.almostRequired.rawValue)
            case .removal, .unframing:
                // The row keeps its place without its terms, since removing and re-adding it would change its age.
                try solver.setConstant(of: handle, to: 0)
                for term in row.terms { try solver.setCoefficient(of: handle, for: term.variable, to: 0) }
            }
        }
    }
}

/// What an attempt leaves in conflict.
extension AdviceTrial {
    private func members(of conflict: Conflict) -> [ConflictMember] {
        let remedies = engine.solver.remedies(ofConflictDropping: conflict.dropped) ?? []
        return conflict.members.map { handle in
            let source = source(handle.index)
            let change = remedies.first { $0.member.index == handle.index }?.change
            return ConflictMember(source, handle.index, change: change.map { source.signed($0) })
        }
    }
}

/// What an attempt makes worse.
extension AdviceTrial {
    /// A view that leaves its parent, overlaps a sibling, becomes smaller than a point or too small for its text, or
    /// scrolls in a further direction, and did not before; nil if there is none. If views only leave their parents, it
    /// tells which constraint would have to give the first of them more room.
    var harm: RemedyOutcome? {
        var parents: [LayoutNode] = []
        var known: Set<Int32> = []
        var leaving: LayoutNode?
        for slot in moved.sorted() {
            guard let node = engine.node(at: slot) else { continue }
            if let owner = node.ownerOfEdges, newly({ self.scrolls(node, in: owner, $0) }) {
                return .harm(roomIn: nil)
            }
            guard let view = node.view else { continue }
            if shrinks(node) { return .harm(roomIn: nil) }
            let affected = [node] + view.subviews.map { $0.layoutNode }
            leaving = leaving ?? affected.first { child in newly { self.overflows(child, $0) } }
            if let parent = node.parent, known.insert(parent.slot).inserted { parents.append(parent) }
        }
        if parents.contains(where: overlaps) { return .harm(roomIn: nil) }
        return leaving.map { .harm(roomIn: room(for: $0)) }
    }

    /// The constraint that gives the next view above a width or height in points, with the change that makes as much
    /// room as a view lacks in its parent.
    private func room(for node: LayoutNode) -> ConflictMember? {
        guard let parent = node.parent else { return nil }
        let (inner, size) = (present(node), present(parent).size)
        let across = max(0, -inner.minX) + max(0, inner.maxX - size.width)
        let axis: Axis = across > Tolerance.points ? .horizontal : .vertical
        let lack = axis == .horizontal ? across : max(0, -inner.minY) + max(0, inner.maxY - size.height)
        for ancestor in sequence(first: parent, next: { $0.parent }) {
            for slot in engine.table.slots(on: ancestor.slot) {
                let record = engine.table.records[Int(slot)]
                guard record.first == ancestor.slot, record.value.firstAttribute == axis.extent, record.second < 0,
                    record.value.relation == .equal, let row = engine.row(of: record)
                else { continue }
                let source = RowSource.constraint(engine.handle(at: slot))
                let member = ConflictMember(source, row.index, change: lack.tidy)
                if member.origin == .written { return member }
            }
        }
        return nil
    }

    /// Whether any of the properties of a layout, given its frames, are new.
    private func newly(_ properties: ((LayoutNode) -> Rect) -> [Bool]) -> Bool {
        let after = properties(present)
        return after.contains(true) && zip(properties(former), after).contains { !$0 && $1 }
    }

    private func present(_ node: LayoutNode) -> Rect { node.isInUse ? node.solved : node.frame }

    /// The frame of an item before any attempt.
    func former(_ node: LayoutNode) -> Rect {
        node.isInUse && Int(node.slot) < before.count ? before[Int(node.slot)] : node.frame
    }

    private func shrinks(_ node: LayoutNode) -> Bool {
        guard let view = node.view, !view.isHidden, node.parent != nil else { return false }
        return newly { frame in
            let size = frame(node).size
            return [size.width < 1 - Tolerance.points, size.height < 1 - Tolerance.points] + self.clips(view, size)
        }
    }

    /// Whether a size is too small for a view's text, in each direction.
    private func clips(_ view: View, _ size: Size) -> [Bool] {
        guard view.shownText?.isEmpty == false else { return [] }
        let content = view.intrinsicContentSize
        guard view.wrapsText else { return [size.width < content.width - 0.01, size.height < content.height - 0.01] }
        let height = view.intrinsicContentHeight(forWidth: size.width) ?? content.height
        return [size.height < height - 0.01]
    }

    /// For each edge of the parent (left, top, right, bottom), whether a view extends beyond it; empty if there is no
    /// parent, or if the parent scrolls its content.
    private func overflows(_ node: LayoutNode, _ frame: (LayoutNode) -> Rect) -> [Bool] {
        // Content may be larger than the view that scrolls it.
        guard let parent = node.parent, parent.view?.guideForSubviewEdges == nil else { return [] }
        let (inner, size) = (frame(node), frame(parent).size)
        return [-inner.minX, -inner.minY, inner.maxX - size.width, inner.maxY - size.height]
            .map { $0 > Tolerance.points }
    }

    private func scrolls(_ content: LayoutNode, in owner: LayoutNode, _ frame: (LayoutNode) -> Rect) -> [Bool] {
        let (content, visible) = (frame(content).size, frame(owner).size)
        return [content.width > visible.width + Tolerance.points, content.height > visible.height + Tolerance.points]
    }

    /// Whether two children of an item overlap that did not before.
    private func overlaps(in parent: LayoutNode) -> Bool {
        let children = (parent.view?.subviews ?? []).filter { !$0.isHidden }.map {
            ($0.layoutNode, present($0.layoutNode))
        }
        .sorted { $0.1.minY < $1.1.minY }
        for (index, (first, frame)) in children.enumerated() {
            for (second, other) in children[(index + 1)...] {
                if other.minY >= frame.maxY - Tolerance.points { break }
                if frame.covers(other), !former(first).covers(former(second)) { return true }
            }
        }
        return false
    }
}

extension Rect {
    /// Whether the interiors of two rectangles have more in common than rounding explains.
    fileprivate func covers(_ other: Rect) -> Bool {
        min(maxX, other.maxX) - max(minX, other.minX) > Tolerance.points
            && min(maxY, other.maxY) - max(minY, other.minY) > Tolerance.points
    }
}
