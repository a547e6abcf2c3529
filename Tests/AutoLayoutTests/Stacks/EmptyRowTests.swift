import AutoLayout
import Testing

@Suite("Views without length in stacks")
struct EmptyRowTests {
    private let screen = makeScreen(width: 300, height: 300)

    @Test("A row in a column loses its height when all its views are hidden, and regains it when one is shown")
    func allHidden() {
        for alignment in StackView.Alignment.allCases {
            let (first, second, below) = (Content(10, 50), Content(10, 30), Content(10, 20))
            let row = StackView(arrangedSubviews: [first, second], alignment: alignment)
            let column = StackView(arrangedSubviews: [row, below], axis: .vertical, spacing: 4)
            screen.addSubview(column)
            LayoutConstraint.activate([
                column.topAnchor.constraint(equalTo: screen.topAnchor),
                column.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                column.widthAnchor.constraint(equalToConstant: 100),
            ])
            screen.layoutIfNeeded()
            #expect(row.frame.height == 50 && below.frame.minY == 54, "\(alignment)")
            first.isHidden = true
            second.isHidden = true
            screen.layoutIfNeeded()
            #expect(row.frame.height == 0 && below.frame.minY == 4, "\(alignment)")
            #expect(column.frame.height == 24, "\(alignment)")
            second.isHidden = false
            screen.layoutIfNeeded()
            // If the views fill the row, a hidden view still affects the row's height.
            #expect(row.frame.height == (alignment == .fill ? 50 : 30), "\(alignment)")
            column.removeFromSuperview()
        }
        #expect(screen.layoutDiagnostics.filter { $0.kind == .conflict }.isEmpty)
    }

    @Test("A view without content has no proportional share and leaves the room to the last of the others")
    func proportional() {
        let views = [Content(8, 10), Content(48, 10), Content(16, 10), View()]
        let stack = StackView(arrangedSubviews: views, spacing: 3, distribution: .fillProportionally)
        screen.addSubview(stack)
        stack.pin(0, 0, 162, 20, to: screen)
        screen.layoutIfNeeded()
        // The views get 8, 48 and 16 of 81 parts of the 162 points; the remaining 9 points go to the third view, whose
        // share has the lowest priority of the three.
        #expect(views.map(\.frame.width) == [16, 96, 41, 0])
        #expect(views.map(\.frame.minX) == [0, 19, 118, 162])
        #expect(screen.layoutConflicts.isEmpty)
    }

    @Test("Spacing longer than the stack conflicts with its length in .fillProportionally as in .fill")
    func spacingsTooLong() {
        let rows = [StackView.Distribution.fillProportionally, .fill].map { distribution in
            let screen = makeScreen()
            let stack = StackView(
                arrangedSubviews: [Content(10, 10), Content(10, 10), Content(20, 10)], spacing: 100,
                distribution: distribution)
            screen.addSubview(stack)
            stack.pin(0, 0, 150, 20, to: screen)
            screen.layoutIfNeeded()
            #expect(stack.arrangedSubviews.allSatisfy { $0.frame.width >= 0 })
            #expect(screen.layoutConflicts.map(\.message).allSatisfy { $0.contains("the spacing before the view") })
            #expect(screen.layoutConflicts.count == 1)
            return stack.arrangedSubviews.map(\.frame)
        }
        #expect(rows[0] == rows[1])
    }

    @Test(
        "If views overlap by their total length or more, .fillProportionally acts like .fill",
        arguments: [-20, -20 + 1e-13, -30])
    func overlapping(spacing: Double) {
        let rows = [StackView.Distribution.fillProportionally, .fill].map { distribution in
            let (screen, views) = (makeScreen(), [Content(10, 10), Content(10, 10)])
            let stack = StackView(arrangedSubviews: views, spacing: spacing, distribution: distribution)
            screen.addSubview(stack)
            stack.pin(0, 0, 150, 20, to: screen)
            screen.layoutIfNeeded()
            #expect(screen.layoutDiagnostics.isEmpty)
            return views.map(\.frame.width)
        }
        #expect(rows[0] == rows[1])
    }

    @Test("A stack without visible views is 0 wide and high at whichever edges it is pinned", arguments: [0, 1])
    func withoutVisibleViews(hiddenCount: Int) {
        for (direction, axis) in LayoutDirection.allCases.flatMap({ way in Axis.allCases.map { (way, $0) } }) {
            for edge in [LayoutConstraint.Attribute.leading, .trailing] {
                for alignment in StackView.Alignment.allCases {
                    let stack = StackView(
                        arrangedSubviews: (0..<hiddenCount).map { _ in Content(30, 20) }, axis: axis,
                        alignment: alignment)
                    for view in stack.arrangedSubviews { view.isHidden = true }
                    screen.layoutDirection = direction
                    screen.addSubview(stack)
                    for attribute in [edge, .bottom] {
                        LayoutConstraint(
                            item: stack, attribute: attribute, relatedBy: .equal, toItem: screen, attribute: attribute
                        ).isActive = true
                    }
                    screen.layoutIfNeeded()
                    let isLeft = (edge == .leading) == (direction == .leftToRight)
                    #expect(
                        stack.frame == Rect(x: isLeft ? 0 : 300, y: 300, width: 0, height: 0),
                        "\(direction) \(axis) \(edge) \(alignment)")
                    #expect(!stack.hasAmbiguousLayout)
                    stack.removeFromSuperview()
                }
            }
        }
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test(
        "Hiding the only view of a row moves the view after it to the row's start", arguments: LayoutDirection.allCases)
    func hiddenBadge(direction: LayoutDirection) {
        let (badge, title) = (Content(40, 10), Content(60, 10))
        let badges = StackView(arrangedSubviews: [badge])
        screen.layoutDirection = direction
        for view in [badges, title] { screen.addSubview(view) }
        LayoutConstraint.activate([
            badges.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
            badges.topAnchor.constraint(equalTo: screen.topAnchor),
            title.leadingAnchor.constraint(equalTo: badges.trailingAnchor, constant: 8),
            title.topAnchor.constraint(equalTo: screen.topAnchor),
        ])
        let isMirrored = direction == .rightToLeft
        let starts = [false, true].map { isHidden in
            badge.isHidden = isHidden
            screen.layoutIfNeeded()
            return isMirrored ? 300 - title.frame.maxX : title.frame.minX
        }
        #expect(starts == [58, 18] && title.frame.width == 60)
    }

    @Test(
        "A stack without views takes up the room that the other views of a row leave, and one with a hidden view none")
    func inRow() {
        let widths = [[], [Content(5, 5)]].map { views in
            let (inner, content) = (StackView(arrangedSubviews: views), Content(50, 20))
            for view in views { view.isHidden = true }
            let row = StackView(arrangedSubviews: [inner, content])
            screen.addSubviewWithEdgeConstraints(row)
            screen.layoutIfNeeded()
            defer { row.removeFromSuperview() }
            return [inner.frame.width, content.frame.width]
        }
        #expect(widths == [[250, 50], [0, 300]])
    }
}
