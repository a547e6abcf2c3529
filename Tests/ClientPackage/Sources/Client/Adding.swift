import QuickAnchors

/// Checks the ways to add anchors to a view, and their results.
func checkAdding(_ checks: inout Checks) {
    let scene = Scene()
    checks.expect(scene.parent.quickAdd(scene.child, []))
    checks.expect(scene.parent.subviews.last === scene.child, "the child is not the last subview")
    checks.expect(
        !scene.child.translatesAutoresizingMaskIntoConstraints, "the child is not based on constraints")
    checks.expect(scene.child.activateQuickAnchors([.topToTop(10)]), "child.top == parent.top + 10")

    let constraint = scene.child.constraint(topToTop(10))
    checks.expect([constraint], "child.top == parent.top + 10")
    checks.expect(!constraint.isActive, "a constraint is active that nobody activated")
    checks.expect(constraint.location.fileID == #fileID, "the constraint comes from \(constraint.location)")

    for isWide in [true, false] {
        let built = scene.parent.quickAdd(scene.child) {
            topToTop(10)
            if isWide { widthToConstant(320) }
            for step in 1...2 { leadingToLeading(atLeast: Double(step)) }
        }
        checks.expect(built.count == (isWide ? 4 : 3), "the builder gave \(built)")
    }
}

/// Checks the frames of three boxes, before and after a change in place.
func checkFrames(_ checks: inout Checks) {
    let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
    let (red, blue, green) = (View(name: "red"), View(name: "blue"), View(name: "green"))
    let added = screen.quickAdd(red, [50, 20, nil, nil], [heightToConstant(100)])
    screen.quickAdd(
        blue,
        [
            topToTop(red), bottomToBottom(red), .leadingToTrailing(red, 20), .trailingToTrailing(-20),
            widthToRelatedView(red),
        ]
    )
    screen.quickAdd(
        green, [topToBottom(red, 20), leadingToLeading(red), trailingToTrailing(blue), heightToConstant(50)])
    screen.layoutIfNeeded()
    checks.expect("\(red.frame)" == "(20, 50, 165, 100)", "red is at \(red.frame)")
    checks.expect("\(blue.frame)" == "(205, 50, 165, 100)", "blue is at \(blue.frame)")
    checks.expect("\(green.frame)" == "(20, 170, 350, 50)", "green is at \(green.frame)")

    added[0].constant = 60
    added[2].priority = .defaultLow
    red.activateQuickAnchors([heightToConstant(30)])
    screen.layoutIfNeeded()
    checks.expect("\(green.frame)" == "(20, 110, 350, 50)", "green is at \(green.frame)")
}
