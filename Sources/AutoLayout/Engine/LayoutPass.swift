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
        !node.flags.isDisjoint(with: LayoutNode.Flags.layoutWork)
            || !node.flags.isDisjoint(with: LayoutNode.Flags.updateWork)
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
        let scale = top.layoutNode.engine?.displayScale ?? 0
        if scale > 0 { findCorners(above: top.layoutNode, scale) }
        var waiting = [(view: top, cornerHasMoved: false, parentHasNewInsets: false)]
        while let (view, cornerHasMoved, parentHasNewInsets) = waiting.popLast() {
            let node = view.layoutNode
            if cornerHasMoved || node.flags.contains(.needsPlace) {
                node.flags.remove(.needsPlace)
                if node.isInUse, !node.isPlacedByFrame { _ = node.place(at: node.shownFrame) }
            }
            let corner = node.cornerOnPixels(scale)
            let hasMoved = corner != node.corner
            node.corner = corner
            var hasNewInsets = false
            if parentHasNewInsets || node.flags.contains(.needsInsets) {
                hasNewInsets = view.refreshInsets()
                note(view)
            }
            if node.flags.contains(.needsLayout) {
                node.flags.remove(.needsLayout)
                view.layoutSubviews()
                note(view)
            }
            guard hasMoved || hasNewInsets || node.flags.contains(.holdsLayout) else { continue }
            node.flags.remove(.holdsLayout)
            for child in view.subviews.reversed() {
                let followsInsets = hasNewInsets && child.layoutNode.concernsInsets
                if hasMoved || followsInsets || !child.layoutNode.flags.isDisjoint(with: .layoutWork) {
                    waiting.append((child, hasMoved, followsInsets))
                }
            }
        }
    }

    private mutating func note(_ view: View) {
        if view.layoutNode.engine?.needsSolve == true { restless = view }
    }

    /// Where the views above the top of this pass are; what else is in those that have moved follows in a pass of theirs.
    private func findCorners(above node: LayoutNode, _ scale: Double) {
        for ancestor in sequence(first: node, next: \.parent).dropFirst().reversed() {
            let corner = ancestor.cornerOnPixels(scale)
            guard corner != ancestor.corner else { continue }
            ancestor.corner = corner
            for child in ancestor.view?.subviews ?? [] { child.layoutNode.markForLayout(.needsPlace) }
        }
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
