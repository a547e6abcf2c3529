import QuickAnchors

/// Checks every way to write one anchor.
func checkForms(_ checks: inout Checks) {
    checkValues(&checks)
    checkCalls(&checks)
    checkInequalities(&checks)
    checkModifiers(&checks)
}

private func checkValues(_ checks: inout Checks) {
    let scene = Scene()
    let red = scene.red
    let added = scene.parent.quickAdd(
        scene.child,
        [
            QuickAnchor(.centerX), QuickAnchor(.topToTop, 10), QuickAnchor(.topToTop, red),
            QuickAnchor(.topToTop, red, 10),
        ])
    checks.expect(
        added, "child.centerX == parent.centerX", "child.top == parent.top + 10", "child.top == red.top",
        "child.top == red.top + 10")
}

private func checkCalls(_ checks: inout Checks) {
    let scene = Scene()
    let red = scene.red
    let added = scene.parent.quickAdd(
        scene.child, [centerX(), topToTop(10), topToTop(red), topToTop(red, 10), .topToTop(10), .topToTop(red, -2.5)])
    checks.expect(
        added, "child.centerX == parent.centerX", "child.top == parent.top + 10", "child.top == red.top",
        "child.top == red.top + 10", "child.top == parent.top + 10", "child.top == red.top - 2.5")
    let sizes = scene.parent.quickAdd(
        scene.child,
        [
            heightToConstant(100), widthToConstant(100), heightToRelatedView(red), widthToRelatedView(red, 8),
            widthToRelatedView(red, multiplier: 0.5), .widthToRelatedView(red, 10, multiplier: 0.5),
            widthToRelatedView(multiplier: 0.5), .aspectRatio(0.5),
        ])
    checks.expect(
        sizes, "child.height == 100", "child.width == 100", "child.height == red.height",
        "child.width == red.width + 8",
        "child.width == 0.5 × red.width", "child.width == 0.5 × red.width + 10", "child.width == 0.5 × parent.width",
        "child.width == 0.5 × child.height")
}

private func checkInequalities(_ checks: inout Checks) {
    let scene = Scene()
    let added = scene.parent.quickAdd(
        scene.child,
        [
            heightToConstant(atLeast: 44), widthToConstant(atMost: 320), trailingToLeading(scene.red, atMost: -8),
            .topToBottom(scene.red, atLeast: 8, multiplier: 2), aspectRatio(atLeast: 1.5), .centerY(atMost: 0),
        ])
    checks.expect(
        added, "child.height >= 44", "child.width <= 320", "child.trailing <= red.leading - 8",
        "child.top >= 2 × red.bottom + 8", "child.width >= 1.5 × child.height", "child.centerY <= parent.centerY")
}

private func checkModifiers(_ checks: inout Checks) {
    let scene = Scene()
    let added = scene.parent.quickAdd(
        scene.child,
        [
            heightToConstant(64).priority(.almostRequired), heightToConstant(65).priority(751),
            .heightToConstant(66).priority(250.5), topToTop(10).identifier("header-top"),
            .topToTop(scene.red, 10, multiplier: 0.5).priority(.defaultLow).identifier("late"),
        ])
    checks.expect(
        added, "child.height == 64 @ 999", "child.height == 65 @ 751", "child.height == 66 @ 250.5",
        "\"header-top\" child.top == parent.top + 10", "\"late\" child.top == 0.5 × red.top + 10 @ 250")
}
