import AutoLayout
import TestSupport

/// Calls to grids and flows.
extension RandomProgram {
    func changeGrid() {
        guard let grid = pick(inside.compactMap { $0 as? GridView }) else { return }
        note("change \(grid.name ?? ""), a grid of \(grid.cells.count) cells")
        switch number(0...6) {
        case 0: grid.columnSpacing = Double(number(0...9))
        case 1: grid.rowSpacing = Double(number(0...9))
        case 2: grid.horizontalAlignment = pick(StackView.Alignment.allCases) ?? .fill
        case 3: grid.verticalAlignment = pick(StackView.Alignment.allCases) ?? .fill
        case 4:
            guard let track = pick(grid.leastColumnWidth == nil ? grid.columns + grid.rows : grid.rows) else { return }
            let sizes: [GridTrackSize] = [
                .fitted, 40, 2.fr, 1.fr.atLeast(30), .fitted.atMost(25), .fitted.atLeast(20),
            ]
            track.size = sizes[number(0...5)]
            track.alignment = [nil, .fill, .center, .trailing][number(0...3)]
        case 5:
            guard let cell = pick(grid.cells) else { return }
            cell.horizontalAlignment = [nil, .leading, .center][number(0...2)]
            cell.verticalAlignment = [nil, .trailing, .firstBaseline][number(0...2)]
            cell.padding = DirectionalEdgeInsets(top: 1, leading: Double(number(0...8)), bottom: 2, trailing: 3)
        default:
            guard grid.leastColumnWidth == nil, let view = pick(grid.subviews) else { return }
            grid.place(GridCell(view, rowSpan: number(1...2)), column: number(0...3), row: number(0...3))
        }
    }

    func changeFlow() {
        guard let flow = pick(inside.compactMap { $0 as? FlowView }) else { return }
        note("change \(flow.name ?? ""), a flow of \(flow.arrangedSubviews.count) views")
        switch number(0...5) {
        case 0: flow.spacing = Double(number(0...9))
        case 1: flow.lineSpacing = Double(number(0...9))
        case 2: flow.alignment = pick(StackView.Alignment.allCases) ?? .fill
        case 3: flow.lineAlignment = pick(FlowView.LineAlignment.allCases) ?? .leading
        case 4: flow.maximumNumberOfLines = number(0...3)
        default: if let view = pick(flow.arrangedSubviews) { flow.removeArrangedSubview(view) }
        }
    }
}

/// Calls that make settings follow conditions.
extension RandomProgram {
    /// The maximum number of settings that are made to follow conditions; a setting never stops following.
    static let followerLimit = 6

    func follow() {
        guard followers < RandomProgram.followerLimit, let view = pick(inside.filter { $0 !== root }) else { return }
        followers += 1
        let condition = condition()
        switch number(0...3) {
        case 0:
            note("hide \(view.name ?? "") when \(condition)")
            view.setHidden(isLucky(4) ? false : true, when: condition)
        case 1:
            guard let stack = pick(inside.compactMap { $0 as? StackView }) else { return }
            note("turn \(stack.name ?? "") when \(condition)")
            stack.setAxis(pick(Axis.allCases) ?? .vertical, when: condition)
        case 2:
            guard let stack = pick(inside.compactMap { $0 as? StackView }) else { return }
            note("space \(stack.name ?? "") when \(condition)")
            stack.setSpacing(Double(number(0...20)), when: condition)
        default:
            note("\(view.name ?? "") observes \(condition)")
            view.observe(condition) { [weak view] holds in
                if let label = view as? Label { label.text = holds ? "shown while it holds" : "or not" }
                if let content = view as? Content { content.size.height = holds ? 33 : 11 }
            }
        }
    }

    /// Fills empty groups of constraints at random. Then makes a group follow a condition, or activates one group or
    /// none explicitly.
    func switchStates() {
        let free = constraints.filter { !$0.isActive || isLucky(4) }
        for name in ["one", "other"] where states[name].isEmpty && isLucky(2) {
            if let constraint = pick(free) { states[name] = [constraint] }
        }
        let name = pick(["one", "other"]) ?? "one"
        if isLucky(3) {
            note("state \(name)")
            states.activate(isLucky(3) ? nil : name)
        } else if followers < RandomProgram.followerLimit {
            followers += 1
            let condition = condition()
            note("state \(name) when \(condition)")
            states.use(name, when: condition)
        }
        // Constraints that a state activated are newer than the others.
        let own = ["one", "other"].flatMap { states[$0] }
        constraints = constraints.filter { other in !own.contains { $0 === other } } + own
    }

    func changeThresholds() {
        note("thresholds and text scale")
        root.sizeClassThresholds = SizeClassThresholds(width: Double(number(0...300)), height: Double(number(0...200)))
        if isLucky(2) { root.textScale = pick([1, 1, 1.5, 2]) ?? 1 }
    }
}

/// Transitions from one layout to another.
extension RandomProgram {
    /// Takes some steps in a transition, which is simple, interrupts the previous transition, or has key frames.
    func transit() {
        guard !isOnTheWay else { return }
        isOnTheWay = true
        defer { isOnTheWay = false }
        let take = { [self] in for _ in 0..<number(1...3) { step() } }
        let motion = pick([
            Motion.curve(.easeInOut, duration: 0.4), .spring(Spring(response: 0.4, dampingFraction: 0.5)),
            .curve(.linear, duration: 0),
        ])
        guard let motion else { return }
        switch number(0...2) {
        case 0:
            note("transition")
            arrive(root.layoutTransition(take), motion)
        case 1:
            guard let (running, before) = transition else { return }
            let time = Double(number(-1...6)) / 10
            note("interrupt the transition after \(time)")
            let next = root.layoutTransition(interrupting: running, after: time, before, take)
            for change in next.changes {
                guard let start = change.oldFrame,
                    let frame = running.frame(of: change.view, at: time, motion: before), start != frame
                else { continue }
                faults.append("\(change.view.name ?? "") jumps from \(frame) to \(start)")
            }
            arrive(next, motion)
        default:
            note("key frames")
            let keyFrames = (0..<number(0...3)).map { _ in
                LayoutKeyFrame(duration: Double(number(1...3)), curve: .easeIn, take)
            }
            arrive(root.layoutTransition(keyFrames: keyFrames), .curve(.linear, duration: 1))
        }
    }

    /// Checks that a transition goes from the old frames to where the views are now, and that on the way no size is
    /// negative and no edge infinite.
    private func arrive(_ transition: LayoutTransition, _ motion: Motion) {
        for change in transition.changes {
            let view = change.view
            let isInside = view.isDescendant(of: root)
            if change.newFrame != (isInside ? view.frame : nil) {
                faults.append("\(view.name ?? "") arrives at \(change.newFrame as Any), not \(view.frame)")
            }
            guard let old = change.oldFrame, let new = change.newFrame else { continue }
            if change.frame(progress: 0) != old || change.frame(progress: 1) != new {
                faults.append("\(view.name ?? "") does not go from \(old) to \(new)")
            }
        }
        for time in [-0.1, 0, 0.13, 0.4, 3] {
            for (change, frame) in zip(transition.changes, transition.frames(at: time, motion: motion))
            where frame.width < 0 || frame.height < 0 || !(frame.minX + frame.maxX + frame.minY + frame.maxY).isFinite {
                faults.append("\(change.view.name ?? "") is at \(frame) on its way")
            }
        }
        // Releasing the previous transition may deallocate a view, which may change the tree.
        self.transition = (transition, motion)
    }
}
