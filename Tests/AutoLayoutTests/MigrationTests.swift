import AutoLayout
import TestSupport
import Testing

@Suite("Moving subtrees between trees")
struct MigrationTests {
    /// Builds a copy of a tree from scratch, with the same constraints in the same order.
    private func rebuilt(_ root: View, _ constraints: [LayoutConstraint]) -> [View] {
        let old = root.everything
        let new = old.map { View(frame: $0.translatesAutoresizingMaskIntoConstraints ? $0.frame : .zero) }
        new[0].layoutDirection = root.layoutDirection
        var twins: [ObjectIdentifier: View] = [:]
        for (view, twin) in zip(old, new) {
            twins[ObjectIdentifier(view)] = twin
            twin.translatesAutoresizingMaskIntoConstraints = view.translatesAutoresizingMaskIntoConstraints
            if let parent = view.superview { twins[ObjectIdentifier(parent)]?.addSubview(twin) }
        }
        func twin(_ item: (any LayoutItem)?) -> View? { item.flatMap { twins[ObjectIdentifier($0)] } }
        for constraint in constraints where constraint.isActive {
            guard let first = twin(constraint.firstItem) else { continue }
            LayoutConstraint(
                item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
                toItem: twin(constraint.secondItem), attribute: constraint.secondAttribute,
                multiplier: constraint.multiplier, constant: constraint.constant
            ).withPriority(constraint.priority).isActive = true
        }
        return new
    }

    private func expectFresh(_ root: View, _ constraints: [LayoutConstraint], _ note: String) {
        root.layoutIfNeeded()
        let twins = rebuilt(root, constraints)
        twins[0].layoutIfNeeded()
        for (view, twin) in zip(root.everything, twins) {
            let (found, wanted) = (view.frame, twin.frame)
            let error = max(
                abs(found.minX - wanted.minX), abs(found.minY - wanted.minY),
                abs(found.width - wanted.width), abs(found.height - wanted.height))
            #expect(error < 1e-9, "\(note): \(view.name ?? "") \(found), built anew \(wanted)")
        }
    }

    @Test("After each of many random moves both trees solve as if freshly built")
    func randomMoves() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        let roots = [makeScreen(), makeScreen(width: 500, height: 300)]
        let views = (0..<24).map { View(name: "view \($0)") }
        var constraints: [LayoutConstraint] = []
        for view in views {
            for dimension in [view.widthAnchor, view.heightAnchor] {
                constraints.append(dimension.constraint(equalToConstant: Double.random(in: 1...200, using: &random)))
            }
        }
        LayoutConstraint.activate(constraints)
        for step in 0..<400 {
            guard let view = views.randomElement(using: &random),
                let host = (roots + views).randomElement(using: &random), !host.isDescendant(of: view),
                view.superview !== host
            else { continue }
            host.addSubview(view)
            var ties = [
                view.leadingAnchor.constraint(
                    equalTo: host.leadingAnchor, constant: Double.random(in: 0...50, using: &random)),
                LayoutConstraint(
                    item: view, attribute: .centerY, toItem: host, attribute: .centerY, multiplier: 0.5),
            ]
            if let other = views.randomElement(using: &random), other !== view, other.treeRoot === view.treeRoot {
                ties.append(view.widthAnchor.constraint(greaterThanOrEqualTo: other.widthAnchor).withPriority(300))
            }
            LayoutConstraint.activate(ties)
            constraints = constraints.filter(\.isActive) + ties
            guard step % 5 == 0 else { continue }
            for root in roots { expectFresh(root, constraints, "seed \(seed), step \(step)") }
        }
        for root in roots { #expect(root.layoutDiagnostics.isEmpty) }
    }

    @Test("Both trees solve as if freshly built after mixed changes of frames, directions, constants and parents")
    func manyMixedMoves() {
        for _ in 0..<(Effort.isFull ? 20 : 1) { mixedMoves(seed: UInt64.random(in: 0...UInt64.max)) }
    }

    private func mixedMoves(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let roots = [makeScreen(), makeScreen(width: 500, height: 300)]
        let views = (0..<20).map { View(name: "view \($0)") }
        let isPlacedByFrame = { (view: View) in views.firstIndex { $0 === view }.map { $0 % 3 == 0 } ?? true }
        var constraints: [LayoutConstraint] = []
        for step in 0..<600 {
            guard let view = views.randomElement(using: &random), let root = roots.randomElement(using: &random),
                let host = (roots + views).randomElement(using: &random), !host.isDescendant(of: view)
            else { continue }
            switch Int.random(in: 0..<11, using: &random) {
            case 0: root.layoutDirection = root.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
            case 1: view.layoutIfNeeded()
            case 2: root.frame.size.width = Double.random(in: 100...600, using: &random)
            case 3 where isPlacedByFrame(view):
                let (x, height) = (
                    Double.random(in: -50...50, using: &random), Double.random(in: 0...50, using: &random)
                )
                view.frame = Rect(x: x, y: 3, width: 100, height: height)
            case 4: view.removeFromSuperview()
            case 5: constraints.randomElement(using: &random)?.constant = Double.random(in: -20...20, using: &random)
            case 6:
                let constraint = constraints.randomElement(using: &random)
                for _ in 0..<4 {
                    constraint?.constant = Double.random(in: -20...20, using: &random)
                    for root in roots { root.layoutIfNeeded() }
                }
            case 7:
                for _ in 0..<4 {
                    root.frame.size.width = Double.random(in: 100...600, using: &random)
                    root.layoutIfNeeded()
                }
            default:
                guard view.superview !== host else { continue }
                host.addSubview(view)
                guard !isPlacedByFrame(view) else { continue }
                for constraint in view.constraints where constraint.firstItem === view { constraint.isActive = false }
                let ties = [
                    view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 5),
                    view.trailingAnchor.constraint(lessThanOrEqualTo: host.centerXAnchor, constant: 30),
                    view.topAnchor.constraint(equalTo: host.topAnchor, constant: 2),
                    view.heightAnchor.constraint(equalTo: host.heightAnchor, multiplier: 0.5),
                    view.widthAnchor.constraint(equalToConstant: 1000).withPriority(LayoutPriority(Double(step + 1))),
                ]
                LayoutConstraint.activate(ties)
                constraints = constraints.filter(\.isActive) + ties
            }
            guard step % 6 == 0 else { continue }
            for root in roots { expectFresh(root, constraints, "seed \(seed), step \(step)") }
        }
    }

    @Test("A tree that was already laid out can be added to another view and laid out there")
    func adopted() {
        let (screen, panel, box) = (makeScreen(), View(frame: Rect(x: 5, y: 5, width: 50, height: 50)), View())
        panel.addSubview(box)
        let right = box.rightAnchor.constraint(equalTo: panel.rightAnchor, constant: -5)
        LayoutConstraint.activate([right, box.widthAnchor.constraint(equalToConstant: 10)])
        panel.layoutIfNeeded()
        #expect(box.frame.minX == 35)
        screen.addSubview(panel)
        panel.frame.size.width = 100
        screen.layoutIfNeeded()
        #expect(box.frame.minX == 85)
        #expect(panel.frame == Rect(x: 5, y: 5, width: 100, height: 50))
    }

    @Test("A view that moved into a view unknown to the engine moves on with it to another tree")
    func throughStranger() {
        let (here, there, stranger, host, box) = (makeScreen(), makeScreen(), View(), View(), View())
        for view in [host, stranger] { here.addSubview(view) }
        host.addSubview(box)
        let size = box.pin(1, 2, 3, 4, to: host)
        here.layoutIfNeeded()
        stranger.addSubview(box)
        there.addSubview(stranger)
        #expect(size.map(\.isActive) == [false, false, true, true])
        size[2].constant = 30
        there.layoutIfNeeded()
        here.layoutIfNeeded()
        #expect(box.frame.size == Size(width: 30, height: 4) && box.constraints.count == 2)
    }

    @Test("Content that is pending when its parent moves to another tree is laid out there")
    func leavesBeforeUse() {
        let (screen, other) = (makeScreen(width: 300, height: 200), makeScreen(width: 300, height: 200))
        let (holder, content) = (Hooked("holder"), Content(31, 20, name: "content"))
        screen.addSubview(holder)
        holder.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        // Inner views come into use before outer ones.
        holder.onUpdate = { view in
            view.onUpdate = { _ in }
            view.removeFromSuperview()
        }
        holder.setNeedsUpdateConstraints()
        screen.layoutIfNeeded()
        other.addSubview(holder)
        other.layoutIfNeeded()
        #expect(content.frame == Rect(x: 0, y: 0, width: 31, height: 20))
    }

    @Test("A view moved between trees keeps the order of its constraints")
    func order() {
        let (here, there, box) = (makeScreen(), makeScreen(), View())
        here.addSubview(box)
        let widths = [50.0, 90].map { box.widthAnchor.constraint(equalToConstant: $0).withPriority(500) }
        LayoutConstraint.activate([widths[1], widths[0]])
        here.layoutIfNeeded()
        there.addSubview(box)
        there.layoutIfNeeded()
        #expect(box.frame.width == 90)
        #expect(here.constraints.isEmpty && box.constraints.count == 2)
    }

    @Test("A view can be the first to leave a part of a tree whose root has been released")
    func firstToLeave() {
        var gone: View? = makeScreen()
        let (here, other, box, inner) = (View(), View(), View(name: "box"), Content(30, 20, name: "inner"))
        for part in [here, other] { gone?.addSubview(part) }
        here.addSubview(box)
        box.addSubview(inner)
        box.pin(1, 2, 50, 40, to: here)
        inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 4).isActive = true
        inner.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
        gone?.layoutIfNeeded()
        gone = nil
        let there = makeScreen()
        there.layoutIfNeeded()
        there.addSubview(box)
        #expect(here.subviews.isEmpty && here.constraints.isEmpty)
        box.pin(5, 6, 50, 40, to: there)
        there.layoutIfNeeded()
        #expect(box.frame == Rect(x: 5, y: 6, width: 50, height: 40))
        #expect(inner.frame == Rect(x: 4, y: 0, width: 30, height: 20))
        #expect(there.layoutDiagnostics.isEmpty)
    }

    private func activateParting(_ item: any LayoutItem, _ other: View?, _ lastWords: @escaping () -> Void) {
        let parting = PartingConstraint(
            item: item, attribute: .top, relatedBy: .equal, toItem: other, attribute: .top, multiplier: 1, constant: 7)
        parting.lastWords = lastWords
        parting.isActive = true
    }

    @Test("A constraint that ended with a released root may move the view that is just being moved, or laid out")
    func partingFromReleasedRoot() {
        for isMoved in [true, false] {
            var gone: View? = makeScreen()
            let (part, there, third) = (Content(30, 20, name: "part"), makeScreen(), makeScreen())
            gone?.addSubview(part)
            var words = 0
            activateParting(part, gone) {
                words += 1
                third.addSubview(part)
                part.pin(1, 2, 30, 20, to: third)
            }
            gone = nil
            if isMoved { there.addSubview(part) }
            part.layoutIfNeeded()
            third.layoutIfNeeded()
            #expect(words == 1 && part.superview === third)
            #expect(there.subviews.isEmpty && third.subviews.count == 1)
            #expect([part, there, third].hierarchyFaults.isEmpty)
            #expect(part.frame == Rect(x: 1, y: 2, width: 30, height: 20))
        }
    }

    @Test("A view captured by the handler of a tree that joins another may move the tree in its deinit")
    func partingHandler() {
        let (there, root) = (makeScreen(), makeScreen())
        var words = 0
        there.layoutDiagnosticHandler = { _ in }
        func capture(_ leaver: Leaver) { root.layoutDiagnosticHandler = { _ in withExtendedLifetime(leaver) {} } }
        capture(
            Leaver { _ in
                words += 1
                there.addSubview(root)
            })
        there.addSubview(root)
        there.layoutIfNeeded()
        #expect(words == 1 && there.subviews.count == 1)
        #expect([there, root].hierarchyFaults.isEmpty)
    }

    @Test("A constraint that a move ends may use the tree in its deinit, and even move the view again")
    func partingWords() {
        let (here, there, third) = (makeScreen(), makeScreen(), makeScreen())
        let (box, inner, guide) = (View(name: "box"), Content(30, 20), LayoutGuide())
        for screen in [here, there, third] { screen.layoutIfNeeded() }
        func endWithMove(of item: any LayoutItem, _ lastWords: @escaping () -> Void) {
            activateParting(item, here, lastWords)
        }
        here.addSubview(box)
        box.addSubview(inner)
        inner.pin(1, 2, 30, 20, to: box)
        endWithMove(of: box) {
            #expect(there.subviews.map { $0 === box } == [true] && here.subviews.isEmpty)
            third.addSubview(box)
            third.layoutIfNeeded()
        }
        here.layoutIfNeeded()
        there.addSubview(box)
        #expect(box.superview === third && there.subviews.isEmpty)
        #expect(inner.frame == Rect(x: 1, y: 2, width: 30, height: 20))
        here.addLayoutGuide(guide)
        endWithMove(of: guide) { third.addLayoutGuide(guide) }
        here.layoutIfNeeded()
        there.addLayoutGuide(guide)
        #expect(guide.owningView === third)
        #expect(there.layoutGuides.isEmpty && here.layoutGuides.isEmpty)
        #expect([here, there, third, box, inner].hierarchyFaults.isEmpty)
    }
}
