import AutoLayout

/// Callbacks that take steps of the program, and steps that prepare them.
extension RandomProgram {
    /// Returns an action that takes some steps when it is first called, and may then lay out the tree.
    private func makeAction() -> () -> Void {
        var isDue = true
        return { [weak self] in
            guard let self, isDue, !isQuiet else { return }
            isDue = false
            // A transition in the middle of a pass would end before the pass does.
            let wasOnTheWay = isOnTheWay
            isOnTheWay = true
            callbackDepth += 1
            for _ in 0..<3 { step() }
            isOnTheWay = wasOnTheWay
            if isLucky(2) { root.layoutIfNeeded() }
            callbackDepth -= 1
        }
    }

    /// Makes a view do something in its next callback.
    func callBack() {
        guard let view = pick(inside.compactMap { $0 as? Hooked }) else { return }
        note("call back \(view.name ?? "")")
        let act = makeAction()
        let (size, baseline, baselineView) = (view.contentSize, view.firstBaseline, view.firstSpeaker)
        switch number(0...(acts ? 9 : 4)) {
        case 0: view.onLayout = { _ in act() }
        case 1: view.onUpdate = { _ in act() }
        case 2:
            view.contentSize = {
                act()
                return size($0)
            }
        case 3: view.onRemoval = { _, _ in act() }
        case 5:
            view.contentHeight = { _, _ in
                act()
                return nil
            }
        case 6:
            view.firstSpeaker = {
                act()
                return baselineView($0)
            }
        case 7: view.onAddition = { _, _ in act() }
        case 8: view.onInsets = { _ in act() }
        case 9:
            guard followers < RandomProgram.followerLimit else { return }
            followers += 1
            view.observe(condition()) { _ in act() }
        default:
            view.firstBaseline = {
                act()
                return baseline($0)
            }
        }
        view.setNeedsLayout()
        view.setNeedsUpdateConstraints()
        view.invalidateIntrinsicContentSize()
    }

    /// Makes the handler of diagnostics act when it is called next.
    func handle() {
        note("act on the next diagnostic")
        let act = makeAction()
        root.layoutDiagnosticHandler = { _ in act() }
    }

    /// Activates a constraint that decides nothing, is referenced by its tree only, and acts in its `deinit`.
    func activateParting() {
        guard let view = pick(views) else { return }
        note("a constraint of \(view.name ?? "") acts when it ends")
        let parting = PartingConstraint(
            item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: -1000)
        parting.priority = 1
        parting.lastWords = makeAction()
        parting.isActive = true
    }

    /// Moves any view into any other, in the tree or outside.
    func moveAnywhere() {
        guard let view = pick(views), let parent = pick([root] + views) else { return }
        put(view, into: parent)
    }

    /// Lays out any view, in the tree or outside.
    func layOutAnything() {
        guard let view = pick(views) else { return }
        note("lay out \(view.name ?? "")")
        view.layoutIfNeeded()
    }

    /// Releases a view; those in it survive, each as the root of a tree of its own.
    func drop() {
        guard let index = views.indices.randomElement(using: &random) else { return }
        let view = views.remove(at: index)
        note("drop \(view.name ?? "")")
        view.removeFromSuperview()
    }
}
