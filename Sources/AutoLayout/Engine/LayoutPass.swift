/// One pass over a view and everything in it: constraints, solve, frames; again while callbacks ask for more.
///
/// All walks go by lists, not by recursion, so that depth costs no stack.
struct LayoutPass {
    /// How often a pass may invalidate itself before it is stopped.
    static let roundLimit = 32

    let top: View
    /// Who last left constraints to be solved again.
    private var restless: View?

    init(top: View) {
        self.top = top
    }

    static func isPending(_ node: LayoutNode) -> Bool {
        !node.flags.isDisjoint(with: [.needsLayout, .needsPlaceOfSubviews, .holdsLayout])
            || !node.flags.isDisjoint(with: LayoutNode.Flags.updateWork)
            || node.flags.contains(.needsInsets)
            || node.parent == nil && node.flags.contains(.needsPlace)
            || node.engine?.needsSolve == true
    }

    mutating func run() {
        let node = top.layoutNode
        var rounds = 0
        defer {
            node.engine?.statistics.passes += 1
            node.engine?.reportNews()
        }
        while LayoutPass.isPending(node) {
            guard rounds < LayoutPass.roundLimit else { return reportLoop() }
            rounds += 1
            updateConstraints()
            node.engine?.solve { [top] in top.updateConstraintsIfNeeded() }
            if let engine = node.engine, engine.needsSolve, let view = engine.restless?.view { restless = view }
            node.engine?.placeChanged(in: node)
            placeAndLayOut()
        }
    }

    /// Children first, those that asked.
    mutating func updateConstraints() {
        var waiting = [(view: top, isEntered: false)]
        while let (view, isEntered) = waiting.popLast() {
            let node = view.layoutNode
            if !isEntered, node.flags.contains(.holdsUpdate) {
                node.flags.remove(.holdsUpdate)
                if enter(view, &waiting) { continue }
            }
            node.comeIntoUse()
            if node.flags.contains(.needsUpdateConstraints) {
                node.flags.remove(.needsUpdateConstraints)
                view.updateConstraints()
                note(view)
            }
        }
    }

    /// Lets the subviews that asked wait for their turn, and after them the view itself.
    /// - Returns: whether any does; where all they need is to come into use, they have.
    private func enter(_ view: View, _ waiting: inout [(view: View, isEntered: Bool)]) -> Bool {
        let subviews = view.subviews
        let calls: LayoutNode.Flags = [.needsUpdateConstraints, .holdsUpdate]
        guard subviews.contains(where: { !$0.layoutNode.flags.isDisjoint(with: calls) }) else {
            for child in subviews { child.layoutNode.comeIntoUse() }
            return false
        }
        waiting.append((view, true))
        for child in subviews.reversed()
        where !child.layoutNode.flags.isDisjoint(with: LayoutNode.Flags.updateWork) {
            waiting.append((child, false))
        }
        return true
    }

    /// Parents first: the frame, then `layoutSubviews()`, then what is inside.
    private mutating func placeAndLayOut() {
        var waiting = [(view: top, parentHasMoved: false, parentHasNewInsets: false)]
        while let (view, parentHasMoved, parentHasNewInsets) = waiting.popLast() {
            let node = view.layoutNode
            var hasMoved = false
            if view === top, node.parent != nil {
                hasMoved = updateDisplayedOrigin(of: node)
            } else if parentHasMoved || node.flags.contains(.needsPlace) {
                node.flags.remove(.needsPlace)
                hasMoved = place(view, node)
            }
            if node.flags.contains(.needsPlaceOfSubviews) {
                node.flags.remove(.needsPlaceOfSubviews)
                hasMoved = true
            }
            var hasNewInsets = false
            if parentHasNewInsets || node.flags.contains(.needsInsets) {
                hasNewInsets = view.refreshInsets()
                note(view)
            }
            if node.flags.contains(.needsLayout) {
                node.flags.remove(.needsLayout)
                view.resizeFlexibleSubviews()
                view.layoutSubviews()
                note(view)
            }
            guard hasMoved || hasNewInsets || node.flags.contains(.holdsLayout) else { continue }
            node.flags.remove(.holdsLayout)
            for child in view.subviews.reversed() {
                let flags = child.layoutNode.flags
                let follows = hasMoved && (child.layoutNode.isInUse || flags.contains(.holdsSolvedItems))
                let followsInsets = hasNewInsets && child.layoutNode.concernsInsets
                if follows || followsInsets || !flags.isDisjoint(with: .layoutWork) {
                    waiting.append((child, follows, followsInsets))
                }
            }
        }
    }

    private mutating func note(_ view: View) {
        if view.layoutNode.engine?.needsSolve == true { restless = view }
    }

    /// Gives a view the frame that was solved for it.
    /// - Returns: whether its corner is shown elsewhere in root space than before.
    private func place(_ view: View, _ node: LayoutNode) -> Bool {
        guard let parent = node.parent else { return node.show(at: .zero) }
        let origin = parent.displayed
        guard !node.isPlacedByFrame, let engine = node.engine, let rect = engine.shownRect(of: node)
        else {
            return node.show(at: Point(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY))
        }
        let frame = engine.frame(rect, in: origin)
        if frame != node.frame, node.concernsInsets { node.flags.insert(.needsInsets) }
        if node.take(solvedFrame: frame) { node.flags.insert(.needsLayout) }
        let isUnsettled = engine.settle(node, in: parent)
        return node.show(at: rect.origin) || isUnsettled
    }

    /// Where the top of this pass is in root space, though what is above it waits for a pass of its own.
    private func updateDisplayedOrigin(of node: LayoutNode) -> Bool {
        guard node.isInUse || node.flags.contains(.holdsSolvedItems) else { return false }
        var origin = Point.zero
        var current = node
        while let parent = current.parent {
            if !current.isPlacedByFrame, let rect = current.engine?.shownRect(of: current) {
                origin.x += rect.minX
                origin.y += rect.minY
                break
            }
            origin.x += current.view?.frame.minX ?? 0
            origin.y += current.view?.frame.minY ?? 0
            current = parent
        }
        return node.show(at: origin)
    }

    private func reportLoop() {
        var view = top.holdsWork ? top : restless ?? top
        while view.layoutNode.flags.isDisjoint(with: [.needsLayout, .needsUpdateConstraints]),
            let next = view.subviews.first(where: { $0.holdsWork })
        {
            view = next
        }
        let name = view.layoutNode.displayName
        let message =
            "The pass was stopped after \(LayoutPass.roundLimit) rounds: \(name) invalidates the layout in each."
        view.layoutNode.engineOfTree().journal.record(
            LayoutDiagnostic(kind: .layoutLoop, message: message, viewName: name))
    }
}

extension View {
    fileprivate var holdsWork: Bool {
        !layoutNode.flags.isDisjoint(with: [.needsLayout, .holdsLayout, .needsUpdateConstraints, .holdsUpdate])
    }
}
