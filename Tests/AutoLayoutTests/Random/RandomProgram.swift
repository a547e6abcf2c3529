import AutoLayout
import TestSupport

/// A program of random calls to the public API on one tree, and on views removed from it.
///
/// It does not know the expected results; see `Verdict` for those.
final class RandomProgram {
    let root = makeGridScreen(width: 320, height: 240)
    /// All views except the root, whether or not they are in the tree.
    var views: [View] = []
    var guides: [LayoutGuide] = []
    /// All constraints that the program has activated; those that were activated later come later.
    var constraints: [LayoutConstraint] = []
    var random: SplitMix64
    /// Whether the program makes only layouts that can be mirrored.
    let isMirrorable: Bool
    /// Whether the program also uses other trees and threads, deallocates views, and sets autoresizing masks and coarse
    /// pixels.
    let leavesTree: Bool
    /// Whether the program also makes settings follow conditions, changes grids and flows, and runs transitions.
    let adapts: Bool
    /// Whether every kind of callback takes steps, and views outside the tree are moved, laid out and released, too.
    let acts: Bool
    /// The number of views made so far.
    private var madeCount = 0
    let states = LayoutStates<String>()
    /// The number of settings that follow conditions.
    var followers = 0
    /// The last transition.
    var transition: (transition: LayoutTransition, motion: Motion)?
    var isOnTheWay = false
    /// The faults found while the program runs.
    var faults: [String] = []
    /// Whether callbacks do nothing because another thread is using views outside the tree or a pass is being repeated.
    var isQuiet = false
    /// The number of callbacks that are taking steps, each within the one before.
    var callbackDepth = 0
    /// The steps so far, for the report.
    var story: [String] = []

    init(seed: UInt64, leavesTree: Bool = true, adapts: Bool = true, acts: Bool = true) {
        (self.adapts, self.acts) = (adapts, acts)
        random = SplitMix64(seed: seed)
        isMirrorable = seed % 4 == 0
        self.leavesTree = leavesTree
        let scales = leavesTree ? [0, 0, 0, 2, 3, 0.3] : [0, 0, 0, 2, 3]
        if !isMirrorable { root.displayScale = scales.randomElement(using: &random) ?? 0 }
    }

    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func isLucky(_ outOf: Int) -> Bool { number(1...outOf) == 1 }
    func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }

    func note(_ step: String) {
        story.append(step)
        if ProgramEffort.isTraced { print("step \(story.count): \(step)") }
    }

    /// Runs `body` while callbacks do nothing.
    func quietly<Result>(_ body: () -> Result) -> Result {
        isQuiet = true
        defer { isQuiet = false }
        return body()
    }

    /// The views in the tree, starting with the root.
    var inside: [View] { root.everything }

    func step() {
        let steps = [
            addView, addView, addView, tie, tie, tie, tie, tie, changeConstraint, changeConstraint, changeView,
            changeView, changeStack, moveView, removeView, changeRoot, changeRoot, ask, callBack,
        ]
        let further = [changeStackMargins, moveHidden, changeMask, useElsewhere, visitOther, leave]
        let adaptive = [changeGrid, changeFlow, follow, switchStates, changeThresholds, transit, transit]
        let acting = [callBack, handle, activateParting, moveAnywhere, moveAnywhere, layOutAnything, drop]
        pick(steps + (leavesTree ? further : []) + (adapts ? adaptive : []) + (acts ? acting : []))?()
    }
}

/// Calls that add, move and remove views.
extension RandomProgram {
    func makeView() -> View {
        let name = "v\(madeCount)"
        madeCount += 1
        switch number(0...11) {
        case 10:
            return GridView(
                columns: [[.fitted], [1.fr, .fitted], [.fitting(atLeast: 60)], [30, 2.fr.atLeast(20)]][number(0...3)],
                columnSpacing: Double(number(0...5)), name: name)
        case 11: return FlowView(spacing: Double(number(0...5)), name: name)
        case 0...2: return Content(Double(number(0...60)), Double(number(0...40)), name: name)
        case 3: return Label("one two", fontSize: 10, name: name)
        case 4: return Label("some words that wrap in a row", fontSize: 10, numberOfLines: number(0...3), name: name)
        case 5, 6:
            return StackView(
                axis: pick(Axis.allCases) ?? .vertical, spacing: Double(number(0...6)),
                alignment: pick(StackView.Alignment.allCases) ?? .fill,
                distribution: pick(StackView.Distribution.allCases) ?? .fill, name: name)
        case 7:
            let view = Hooked(name)
            let (width, height) = (Double(number(0...60)), Double(number(0...40)))
            view.setContent(Size(width: width, height: height), baseline: height / 2)
            return view
        default: return View(name: name)
        }
    }

    func addView() {
        guard views.count < 14 || !views.allSatisfy({ $0.superview != nil }) else { return }
        let stray = pick(views.filter { $0.superview == nil })
        let isNew = views.count < 14 && (stray == nil || isLucky(2))
        let view = isNew ? makeView() : stray ?? makeView()
        if isNew { views.append(view) }
        put(view, into: pick(inside) ?? root)
    }

    func put(_ view: View, into parent: View) {
        guard !parent.isDescendant(of: view) else { return }
        note("\(parent.name ?? "").add(\(view.name ?? "") \(type(of: view)))")
        let comesIn = view.treeRoot !== parent.treeRoot
        if let stack = parent as? StackView, !isLucky(5) {
            stack.insertArrangedSubview(view, at: number(0...4))
        } else if let flow = parent as? FlowView, !isLucky(5) {
            flow.insertArrangedSubview(view, at: number(0...4))
        } else if let grid = parent as? GridView, !isLucky(5) {
            grid.append(GridCell(view, columnSpan: number(1...2)))
        } else {
            parent.insertSubview(view, at: number(0...4))
        }
        if isMirrorable { view.translatesAutoresizingMaskIntoConstraints = false }
        guard comesIn else { return }
        // Active constraints in an added tree are newer than those of the tree that it is added to.
        let own = Set(view.everything.map { ObjectIdentifier($0) })
        let isOwn = { (constraint: LayoutConstraint) in
            (constraint.firstItem as? View ?? (constraint.firstItem as? LayoutGuide)?.owningView)
                .map { own.contains(ObjectIdentifier($0)) } ?? false
        }
        constraints = constraints.filter { !isOwn($0) } + constraints.filter(isOwn)
    }

    func moveView() {
        guard let view = pick(inside.filter { $0 !== root }), let parent = pick(inside) else { return }
        put(view, into: parent)
    }

    func removeView() {
        guard let view = pick(inside.filter { $0 !== root }) else { return }
        note("\(view.name ?? "").remove")
        if isLucky(3), let stack = view.superview as? StackView {
            stack.removeArrangedSubview(view)
        } else {
            view.removeFromSuperview()
        }
    }
}

/// Calls that move views to other trees, use them on other threads, and deallocate them.
extension RandomProgram {
    /// Uses the views outside the tree on another thread while this thread uses the tree.
    func useElsewhere() {
        // Views with callbacks are excluded, since a pending callback uses the tree.
        let strays = views.filter { view in view.superview == nil && !view.everything.contains { $0 is Hooked } }
        // A pass over views outside the tree may be in progress on this thread.
        guard !strays.isEmpty, !acts || callbackDepth == 0 else { return }
        note("use \(strays.map { $0.name ?? "" }) elsewhere")
        // The flag is set before the thread starts: its passes may end constraints whose `deinit` would use the tree.
        quietly {
            let thread = OtherThread {
                for stray in strays {
                    for label in stray.everything.compactMap({ $0 as? Label }) { label.text? += "." }
                    stray.frame.size = Size(width: 70, height: 50)
                    stray.layoutIfNeeded()
                    _ = (stray.layoutConflicts.count, stray.layoutAmbiguities.count)
                }
            }
            root.layoutIfNeeded()
            _ = (root.layoutConflicts.count, root.layoutAmbiguities.count)
            // The other thread must not be the one that releases the views: their constraints may use the tree.
            withExtendedLifetime(strays) { thread.join() }
        }
    }

    /// Moves a view to another tree with its own scale and direction, and then moves it back or removes it.
    func visitOther() {
        guard let view = pick(inside.filter { $0 !== root }) else { return }
        visitOther(view)
    }

    private func visitOther(_ view: View) {
        note("\(view.name ?? "") visits another tree")
        let (home, host) = (view.superview, View(frame: Rect(x: 0, y: 0, width: 90, height: 90)))
        host.layoutDiagnosticHandler = { _ in }
        host.displayScale = isMirrorable ? 0 : 2
        host.layoutDirection = .rightToLeft
        host.addSubview(view)
        // A callback may have moved the view elsewhere.
        guard view.superview === host else { return }
        if isLucky(2) { host.layoutIfNeeded() }
        if isLucky(2), let home, home.isDescendant(of: root) { return put(view, into: home) }
        view.removeFromSuperview()
    }

    /// Hides a view, usually one in a stack, and moves it elsewhere.
    func moveHidden() {
        let arranged = inside.compactMap { $0 as? StackView }.flatMap { $0.arrangedSubviews }
        guard let view = pick(arranged) ?? pick(inside.filter { $0 !== root }) else { return }
        view.isHidden = true
        note("hide \(view.name ?? "")")
        if isLucky(2) { root.layoutIfNeeded() }
        guard view.isDescendant(of: root) else { return }
        if isLucky(2) { visitOther(view) } else if let parent = pick(inside) { put(view, into: parent) }
    }

    /// Adds and removes a view that uses the tree in its `deinit`.
    func leave() {
        guard let parent = pick(inside) else { return }
        note("a view comes to its end in \(parent.name ?? "")")
        var leaver: Leaver? = Leaver(frame: Rect(x: 1, y: 2, width: 30, height: 40)) { [weak self] leaver in
            // A view owned by an object that is deallocated at the end of the program has no tree left to use.
            guard let self else { return }
            callbackDepth += 1
            for view in leaver.subviews { view.removeFromSuperview() }
            for _ in 0..<2 { step() }
            if isLucky(2) { root.layoutIfNeeded() }
            callbackDepth -= 1
        }
        leaver?.addSubview(View(), withEdgeInsets: .zero)
        if let stray = pick(views.filter { $0.superview == nil }) { leaver?.addSubview(stray) }
        if let leaver { parent.addSubview(leaver) }
        if isLucky(2) { root.layoutIfNeeded() }
        leaver?.removeFromSuperview()
        leaver = nil
    }

    /// Toggles whether a stack arranges its views inside its margins, and may switch back after a pass.
    func changeStackMargins() {
        guard let stack = pick(inside.compactMap { $0 as? StackView }) else { return }
        note("switch the margins of \(stack.name ?? "")")
        stack.isLayoutMarginsRelativeArrangement.toggle()
        guard isLucky(2) else { return }
        root.layoutIfNeeded()
        stack.isLayoutMarginsRelativeArrangement.toggle()
    }

    /// Sets a random autoresizing mask, and may turn placement by frame on or off.
    func changeMask() {
        guard !isMirrorable, let view = pick(inside.filter { $0 !== root }) else { return }
        note("the mask of \(view.name ?? "")")
        view.autoresizingMask = View.AutoresizingMask(rawValue: UInt(number(0...63)))
        if isLucky(2) { view.translatesAutoresizingMaskIntoConstraints.toggle() }
    }
}

/// Calls that add, change and remove constraints, explicitly and by conditions.
extension RandomProgram {
    typealias Attribute = LayoutConstraint.Attribute

    private var items: [any LayoutItem] {
        var items: [any LayoutItem] = inside
        items += guides.filter { $0.owningView?.isDescendant(of: root) == true } as [any LayoutItem]
        if let view = pick(inside), isLucky(2) {
            items.append(isLucky(2) ? view.safeAreaLayoutGuide : view.layoutMarginsGuide)
        }
        return items
    }

    func tie() {
        if isLucky(12), guides.count < 4, let owner = pick(inside) {
            let guide = LayoutGuide()
            guide.identifier = "g\(guides.count)"
            owner.addLayoutGuide(guide)
            guides.append(guide)
            return note("\(owner.name ?? "").addGuide(\(guide.identifier))")
        }
        let items = items
        guard let first = pick(items.filter { $0 !== root }) else { return }
        let parent = (first as? View)?.superview ?? (first as? LayoutGuide)?.owningView
        let near = items.filter { ($0 as? View)?.superview === parent || $0 === parent }
        guard let second = isLucky(4) ? pick(items) : pick(near) else { return }
        let isHorizontal = isLucky(2)
        let relation = isLucky(4) ? pick(LayoutConstraint.Relation.allCases) ?? .equal : .equal
        let constraint: LayoutConstraint
        if isLucky(3) {
            let alone = isLucky(2)
            let extent: Attribute = isHorizontal ? .width : .height
            constraint = LayoutConstraint(
                item: first, attribute: extent, relatedBy: relation, toItem: alone ? nil : second,
                attribute: alone ? .notAnAttribute : extent, multiplier: pick([1, 1, 0.5, 2]) ?? 1,
                constant: Double(number(alone ? 0...90 : -20...20)))
        } else {
            let sides = sides(isHorizontal)
            guard let (one, other) = pick(sides) else { return }
            let isCentered = one == .centerX && other == .centerX
            // Centers are measured from the left in both reading directions.
            constraint = LayoutConstraint(
                item: first, attribute: one, relatedBy: isMirrorable && isCentered ? .equal : relation,
                toItem: second, attribute: other,
                multiplier: isLucky(8) && !(isMirrorable && isCentered) ? 0.5 : 1,
                constant: isMirrorable && isCentered ? 0 : Double(number(-20...40)))
        }
        constraint.priority = pick([1000, 1000, 1000, 999, 750, 500, 251, 100, 30]) ?? .required
        activate(constraint)
    }

    private func sides(_ isHorizontal: Bool) -> [(Attribute, Attribute)] {
        let reading: [(Attribute, Attribute)] = [
            (.leading, .leading), (.leading, .trailing), (.trailing, .trailing), (.leading, .centerX),
        ]
        guard isHorizontal else {
            return [
                (.top, .top), (.top, .bottom), (.bottom, .bottom), (.centerY, .centerY), (.top, .firstBaseline),
                (.firstBaseline, .firstBaseline), (.lastBaseline, .bottom),
            ]
        }
        return isMirrorable ? reading + [(.centerX, .centerX)] : reading + [(.left, .left), (.right, .left)]
    }

    /// A condition on the root or on another item.
    func condition() -> LayoutCondition {
        let item = isLucky(2) ? nil : pick(inside)
        let condition: LayoutCondition =
            switch number(0...4) {
            case 0: .width(below: Double(number(0...300)), of: item)
            case 1: .height(atLeast: Double(number(0...200)), of: item)
            case 2: .aspectRatio(atLeast: 1.5, of: item)
            case 3: .width(50..<Double(number(60...300)), of: item)
            default: .compact(.vertical)
            }
        return isLucky(4) ? !condition || .width(atLeast: 350) : condition
    }

    private func activate(_ constraint: LayoutConstraint) {
        note("activate \(constraint)")
        constraint.isActive = true
        constraints.removeAll { $0 === constraint }
        if constraint.isActive { constraints.append(constraint) }
    }

    func changeConstraint() {
        guard let constraint = pick(constraints) else { return }
        switch number(0...6) {
        case 6:
            constraint.condition = isLucky(4) ? nil : condition()
            note("condition of \(constraint): \(constraint.condition?.description ?? "none")")
        case 0:
            note("deactivate \(constraint)")
            constraint.isActive = false
        case 1: activate(constraint)
        case 2:
            note("priority of \(constraint)")
            constraint.priority = pick([1000, 999, 400, 50]) ?? .required
        case 3 where constraint.secondItem != nil:
            note("multiplier of \(constraint)")
            let multiplier: Double = pick([1, 0.5, 2]) ?? 1
            // A multiple of a center is measured from the left in both reading directions.
            if !isMirrorable || constraint.firstAttribute != .centerX { constraint.multiplier = multiplier }
        default:
            guard !isMirrorable || constraint.firstAttribute != .centerX else { return }
            constraint.constant = Double(number(-10...80))
            note("constant: \(constraint)")
        }
    }
}
