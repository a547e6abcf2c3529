import QuickAnchors

/// Passes variables of several numeric types wherever a number is accepted, without type annotations.
func checkNumberTypes(_ checks: inout Checks) {
    checkAnchorNumbers(&checks)
    checkFactors(&checks)
    checkPaddingNumbers(&checks)
    checkGuides(&checks)
}

private func checkAnchorNumbers(_ checks: inout Checks) {
    let scene = Scene()
    let (red, p, small, single) = (scene.red, 40, UInt8(3), Float(1.5))
    checks.expect(
        scene.parent.quickAdd(
            scene.child,
            [
                topToTop(p), topToTop(small), .topToTop(single), topToTop(red, p), .topToTop(red, -p), topToTop(p * 2),
                heightToConstant(atLeast: p), topToBottom(red, atMost: small), heightToConstant(64).priority(p),
                QuickAnchor(.topToTop, p), QuickAnchor(.topToTop, red, p),
            ]),
        "child.top == parent.top + 40", "child.top == parent.top + 3", "child.top == parent.top + 1.5",
        "child.top == red.top + 40", "child.top == red.top - 40", "child.top == parent.top + 80", "child.height >= 40",
        "child.top <= red.bottom + 3", "child.height == 64 @ 40", "child.top == parent.top + 40",
        "child.top == red.top + 40")
    let built = scene.parent.quickAdd(scene.child) {
        topToTop(p)
        for step in 1...2 { leadingToLeading(atLeast: step) }
    }
    checks.expect(
        built, "child.top == parent.top + 40", "child.leading >= parent.leading + 1",
        "child.leading >= parent.leading + 2")
}

private func checkFactors(_ checks: inout Checks) {
    let scene = Scene()
    let (red, p, single) = (scene.red, 40, Float(1.5))
    checks.expect(
        scene.parent.quickAdd(
            scene.child,
            [
                aspectRatio(3 / 2), aspectRatio(p), widthToRelatedView(multiplier: single),
                widthToRelatedView(red, multiplier: p), widthToRelatedView(red, 8, multiplier: single),
                widthToRelatedView(red, p, multiplier: 3 / 2), widthToRelatedView(atLeast: 8, multiplier: p),
                .widthToRelatedView(red, atMost: p, multiplier: 0.5), QuickAnchor(.topToTop, multiplier: p),
            ]),
        "child.width == 1.5 × child.height", "child.width == 40 × child.height", "child.width == 1.5 × parent.width",
        "child.width == 40 × red.width", "child.width == 1.5 × red.width + 8", "child.width == 1.5 × red.width + 40",
        "child.width >= 40 × parent.width + 8", "child.width <= 0.5 × red.width + 40", "child.top == 40 × parent.top")
}

private func checkPaddingNumbers(_ checks: inout Checks) {
    let scene = Scene()
    let (red, p, small, single) = (scene.red, 40, UInt8(3), Float(1.5))
    checks.expect(
        scene.parent.quickAdd(scene.child, p),
        "child.top == parent.top + 40", "child.leading == parent.leading + 40", "child.bottom == parent.bottom - 40",
        "child.trailing == parent.trailing - 40")
    checks.expect(
        scene.parent.quickAdd(scene.child, [p, small, nil, -single]),
        "child.top == parent.top + 40", "child.leading == parent.leading + 3", "child.trailing == parent.trailing - 1.5"
    )
    checks.expect(
        scene.parent.quickAdd(scene.child, [(red, p), small, nil, (red, -4.5)], [heightToConstant(p)]),
        "child.top == red.bottom + 40", "child.leading == parent.leading + 3", "child.trailing == red.leading - 4.5",
        "child.height == 40")
    checks.expect(
        scene.parent.quickAdd(scene.child, [.to(red, p), .points(small), nil, -20]),
        "child.top == red.bottom + 40", "child.leading == parent.leading + 3", "child.trailing == parent.trailing - 20")
    checks.expect(
        scene.parent.quickAdd(scene.child, [.to(red, 10), p, nil, -single], [heightToConstant(p)]),
        "child.top == red.bottom + 10", "child.leading == parent.leading + 40",
        "child.trailing == parent.trailing - 1.5",
        "child.height == 40")
}

private func checkGuides(_ checks: inout Checks) {
    let scene = Scene()
    let gap = LayoutGuide()
    gap.identifier = "gap"
    checks.expect(
        scene.parent.quickAdd(gap, [10, 20, nil, nil], [widthToConstant(8)]),
        "parent.gap.top == parent.top + 10", "parent.gap.leading == parent.leading + 20", "parent.gap.width == 8")
    checks.expect(scene.parent.quickAdd(gap) { centerX() }, "parent.gap.centerX == parent.centerX")
    checks.expect(gap.activateQuickAnchors([topToTop(scene.red)]), "parent.gap.top == red.top")
    checks.expect([gap.constraint(heightToConstant(8))], "parent.gap.height == 8")
    checks.expect(
        scene.parent.quickAdd(scene.child, [(scene.parent.safeAreaLayoutGuide, 4), (gap, 8), 0, 0]),
        "child.top == parent.safeArea.top + 4", "child.leading == parent.gap.trailing + 8",
        "child.bottom == parent.bottom", "child.trailing == parent.trailing")
}
