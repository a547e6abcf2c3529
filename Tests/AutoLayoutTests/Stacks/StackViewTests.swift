import AutoLayout
import Testing

@Suite("Stack views")
struct StackViewTests {
    private let screen = makeScreen()

    private func put(_ stack: StackView, _ width: Double? = nil, _ height: Double? = nil) {
        screen.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
        if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
        screen.layoutIfNeeded()
    }

    private func contents(_ count: Int = 3) -> [Content] {
        (0..<count).map { Content(Double(40 + 20 * $0), 20, name: "view \($0)") }
    }

    @Test("Arranging a view makes it a subview, but adding a subview does not arrange it")
    func arrangedAndSubviews() {
        let (a, b, c) = (View(), View(), View())
        let stack = StackView(arrangedSubviews: [a])
        stack.addSubview(b)
        stack.insertSubview(c, at: 0)
        #expect(stack.arrangedSubviews.map(ObjectIdentifier.init) == [a].map(ObjectIdentifier.init))
        stack.addArrangedSubview(c)
        #expect(stack.subviews.map(ObjectIdentifier.init) == [c, a, b].map(ObjectIdentifier.init))
        #expect(stack.arrangedSubviews.map(ObjectIdentifier.init) == [a, c].map(ObjectIdentifier.init))
    }

    @Test("A view that is no longer arranged stays a subview; a removed subview is no longer arranged")
    func removal() {
        let views = contents()
        let stack = StackView(arrangedSubviews: views, spacing: 10)
        put(stack)
        #expect(stack.frame.width == 200)
        stack.removeArrangedSubview(views[0])
        screen.layoutIfNeeded()
        #expect(stack.subviews.count == 3 && stack.arrangedSubviews.count == 2)
        #expect(stack.frame.width == 150 && views[1].frame.minX == 0)
        views[2].removeFromSuperview()
        screen.layoutIfNeeded()
        #expect(stack.arrangedSubviews.count == 1 && stack.frame.width == 60)
        #expect(views[0].constraints.isEmpty && views[2].constraints.isEmpty)
    }

    @Test("A view that is no longer arranged is in no constraint of the stack from then on")
    func unconstrained() {
        let views = Array(contents().prefix(1))
        let stack = StackView(arrangedSubviews: views)
        put(stack)
        func mentions() -> Int { stack.constraints.count { $0.firstItem === views[0] || $0.secondItem === views[0] } }
        #expect(mentions() > 0)
        stack.removeArrangedSubview(views[0])
        #expect(mentions() == 0)
    }

    @Test("An arranged view that is inserted again moves to the new position")
    func reordering() {
        let views = contents()
        let stack = StackView(arrangedSubviews: views, spacing: 10)
        put(stack)
        stack.insertArrangedSubview(views[2], at: 0)
        stack.insertArrangedSubview(views[0], at: 99)
        screen.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [160, 90, 0])
        #expect(stack.subviews.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init))
    }

    @Test("A view that is removed and inserted again is arranged as before")
    func backAgain() {
        let views = contents()
        let stack = StackView(arrangedSubviews: views, spacing: 10)
        put(stack)
        let before = views.map(\.frame)
        views[1].removeFromSuperview()
        stack.insertArrangedSubview(views[1], at: 1)
        screen.layoutIfNeeded()
        #expect(views.map(\.frame) == before)
    }

    @Test("A stack refuses to arrange itself or its parent")
    func cycle() {
        let stack = StackView()
        screen.addSubview(stack)
        stack.addArrangedSubview(screen)
        stack.addArrangedSubview(stack)
        #expect(stack.arrangedSubviews.isEmpty)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.hierarchyCycle, .hierarchyCycle])
    }

    @Test("A custom spacing applies only after its view, until the default is restored")
    func customSpacing() {
        let views = contents()
        let stack = StackView(arrangedSubviews: views, spacing: 10)
        stack.setCustomSpacing(30, after: views[0])
        put(stack)
        #expect(views.map(\.frame.minX) == [0, 70, 140])
        #expect(stack.customSpacing(after: views[0]) == 30)
        #expect(stack.customSpacing(after: views[1]) == StackView.spacingUseDefault)
        stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
        stack.setCustomSpacing(StackView.spacingUseSystem, after: views[1])
        screen.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 50, 118])
    }

    @Test("A spacing that is not finite is refused with a diagnostic")
    func spacingNotFinite() {
        let views = contents()
        let stack = StackView(arrangedSubviews: views, spacing: .nan)
        put(stack)
        stack.spacing = .infinity
        stack.setCustomSpacing(.nan, after: views[0])
        #expect(stack.spacing == 0)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite, .notFinite, .notFinite])
    }

    @Test("Grids and flows, too, refuse spacings that are not finite, with a diagnostic")
    func spacingsNotFinite() {
        let (grid, flow) = (GridView(columnSpacing: .nan, rowSpacing: 5), FlowView(spacing: 6, lineSpacing: .infinity))
        screen.addSubview(grid)
        screen.addSubview(flow)
        #expect(grid.columnSpacing == 0 && grid.rowSpacing == 5 && flow.spacing == 6 && flow.lineSpacing == 0)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.notFinite, .notFinite])
    }

    @Test("Hiding a view removes the gap after it, or the one before it if it is the last")
    func hiddenGaps() {
        let views = contents()
        let stack = StackView(arrangedSubviews: views, spacing: 10)
        stack.setCustomSpacing(50, after: views[1])
        put(stack)
        #expect(stack.frame.width == 240)
        views[1].isHidden = true
        screen.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [40, 0, 80] && views[2].frame.minX == 50)
        views[2].isHidden = true
        screen.layoutIfNeeded()
        #expect(stack.frame.width == 40)
        views[1].isHidden = false
        screen.layoutIfNeeded()
        #expect(stack.frame.width == 110)
    }

    @Test("A hidden view with a required width causes no conflict")
    func hiddenWithoutConflict() {
        let views = contents()
        views[1].widthAnchor.constraint(equalToConstant: 70).isActive = true
        let inner = View()
        views[2].addSubview(inner, withEdgeInsets: EdgeInsets(top: 3, left: 3, bottom: 3, right: 3))
        let stack = StackView(arrangedSubviews: views, spacing: 10)
        put(stack)
        views[1].isHidden = true
        views[2].isHidden = true
        screen.layoutIfNeeded()
        #expect(stack.frame.width == 40)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A hidden view affects the stack's height if the alignment is .fill, and not otherwise")
    func hiddenAcross() {
        let views = contents()
        views[1].size.height = 90
        views[1].isHidden = true
        let stack = StackView(arrangedSubviews: views)
        put(stack)
        #expect(stack.frame.height == 90)
        stack.alignment = .center
        screen.layoutIfNeeded()
        #expect(stack.frame.height == 20)
    }

    @Test("A stack without views, or with hidden views only, takes no room and reports nothing")
    func empty() {
        let stack = StackView(distribution: .equalCentering)
        put(stack)
        #expect(stack.frame == .zero)
        let views = contents()
        for view in views { stack.addArrangedSubview(view) }
        for view in views { view.isHidden = true }
        screen.layoutIfNeeded()
        for alignment in StackView.Alignment.allCases {
            stack.alignment = alignment
            screen.layoutIfNeeded()
            #expect(stack.frame == .zero)
        }
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    /// The guide beside the stack is older and rests at no width, which makes the stack wider than necessary.
    @Test("A stack without views leaves the room to a guide whose width nothing limits, so no size is ambiguous")
    func emptyBesideGuide() {
        let guide = LayoutGuide()
        screen.addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        guide.heightAnchor.constraint(equalToConstant: 10).isActive = true
        guide.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        let stack = StackView(name: "stack")
        screen.addSubview(stack)
        stack.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        stack.trailingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 40).isActive = true
        screen.layoutIfNeeded()
        // The stack's own constraint for having no width decides, so the guide takes all 40 points.
        #expect(stack.frame.minX == 40 && stack.frame.width == 0)
        #expect(guide.layoutFrame.width == 40)
        #expect(!stack.hasAmbiguousLayout)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Margins inset the views, but proportional shares are shares of the whole stack, and the last view gives way")
    func margins() {
        let views = contents(2)
        let stack = StackView(arrangedSubviews: views, alignment: .top, distribution: .fillProportionally)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 30)
        put(stack, 250)
        #expect(views[0].frame == Rect(x: 20, y: 1, width: 100, height: 20))
        #expect(views[1].frame == Rect(x: 120, y: 1, width: 100, height: 20))
        #expect(stack.frame.height == 24)
    }

    @Test("A baseline-relative column measures its spacing from baseline to baseline")
    func baselineRelative() {
        let views = contents(2)
        for view in views { view.baseline = 5 }
        let stack = StackView(arrangedSubviews: views, axis: .vertical, spacing: 30)
        stack.isBaselineRelativeArrangement = true
        put(stack)
        #expect(views[1].frame.minY + 5 == views[0].frame.maxY - 5 + 30)
        #expect(stack.frame.height == 60)
    }

    @Test("Equal gaps of a baseline-relative column are equal from baseline to baseline")
    func baselineRelativeGaps() {
        let views = contents(3)
        let baselines = [2.0, 5, 9]
        for (view, baseline) in zip(views, baselines) { view.baseline = baseline }
        let stack = StackView(arrangedSubviews: views, axis: .vertical, distribution: .equalSpacing)
        stack.isBaselineRelativeArrangement = true
        put(stack)
        stack.heightAnchor.constraint(equalToConstant: 170).isActive = true
        screen.layoutIfNeeded()
        let gaps = [0, 1].map { index in
            views[index + 1].frame.minY + baselines[index + 1] - (views[index].frame.maxY - baselines[index])
        }
        #expect(gaps[0] == gaps[1] && gaps[0] > 0)
    }

    @Test("A column's first baseline is that of its first visible view; a row's is that of its tallest view")
    func baselines() {
        let views = contents()
        for (index, view) in views.enumerated() { view.baseline = Double(index + 3) }
        views[1].size.height = 30
        let (stack, mark) = (StackView(arrangedSubviews: views, axis: .vertical), View())
        screen.addSubview(mark)
        put(stack)
        mark.topAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
        mark.bottomAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(mark.frame.minY == 3 && mark.frame.maxY == 65)
        views[0].isHidden = true
        screen.layoutIfNeeded()
        #expect(mark.frame.minY == 4)
        views[0].isHidden = false
        stack.axis = .horizontal
        screen.layoutIfNeeded()
        #expect(mark.frame.minY == 4 && mark.frame.maxY == 26, "\(mark.frame) \(stack.frame) \(views.map(\.frame))")
    }

    @Test("A stack that moves to another tree keeps its arrangement")
    func moving() {
        let views = contents()
        let stack = StackView(arrangedSubviews: views, spacing: 10)
        put(stack)
        let other = makeScreen()
        stack.spacing = 20
        other.addSubview(stack)
        stack.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 7).isActive = true
        views[1].isHidden = true
        other.layoutIfNeeded()
        #expect(stack.frame == Rect(x: 7, y: 0, width: 140, height: 20))
        #expect(views[2].frame.minX == 60)
    }

    @Test("Stacks nested 300 deep are laid out and follow a change in the innermost")
    func deep() {
        let inner = Content(30, 10)
        var stack = StackView(arrangedSubviews: [inner])
        for _ in 0..<300 { stack = StackView(arrangedSubviews: [stack], axis: .vertical) }
        put(stack)
        inner.size.width = 50
        screen.layoutIfNeeded()
        #expect(stack.frame.size == Size(width: 50, height: 10))
    }

    @Test("A stack without references is deallocated, with its views and gaps")
    func lifetime() {
        weak var gone: StackView?
        weak var view: View?
        do {
            let screen = makeScreen()
            let stack = StackView(arrangedSubviews: contents(), alignment: .center, distribution: .equalSpacing)
            screen.addSubviewWithEdgeConstraints(stack)
            screen.layoutIfNeeded()
            (gone, view) = (stack, stack.arrangedSubviews[0])
        }
        #expect(gone == nil && view == nil)
    }

    @Test("A stack placed by its frame stays placed by its frame", arguments: StackView.Alignment.allCases)
    func frameBased(alignment: StackView.Alignment) {
        let stack = StackView(arrangedSubviews: contents(), alignment: alignment, distribution: .equalSpacing)
        stack.frame = Rect(x: 5, y: 6, width: 300, height: 50)
        screen.addSubview(stack)
        screen.layoutIfNeeded()
        #expect(stack.translatesAutoresizingMaskIntoConstraints)
        #expect(stack.frame == Rect(x: 5, y: 6, width: 300, height: 50))
        #expect(stack.arrangedSubviews[2].frame.maxX == 300)
    }

    @Test("Each constraint that a stack makes names the stack in its identifier")
    func identifiers() {
        let stack = StackView(
            arrangedSubviews: contents(), alignment: .center, distribution: .equalSpacing, name: "toolbar")
        put(stack)
        let made = stack.constraints + stack.arrangedSubviews.flatMap(\.constraints)
        #expect(made.count > 20)
        for constraint in made { #expect(constraint.identifier?.hasPrefix("toolbar: ") == true, "\(constraint)") }
    }
}
