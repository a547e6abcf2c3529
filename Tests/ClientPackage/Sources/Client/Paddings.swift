import QuickAnchors

/// Checks every way to write paddings.
func checkPaddings(_ checks: inout Checks) {
    checkEdges(&checks)
    checkNumbers(&checks)
    checkRelated(&checks)
    checkOperators(&checks)
    checkInsets(&checks)
}

private func checkEdges(_ checks: inout Checks) {
    let scene = Scene()
    checks.expect(
        scene.parent.quickAdd(scene.child),
        "child.top == parent.top", "child.leading == parent.leading", "child.bottom == parent.bottom",
        "child.trailing == parent.trailing")
    checks.expect(
        scene.parent.quickAdd(scene.child, 10),
        "child.top == parent.top + 10", "child.leading == parent.leading + 10", "child.bottom == parent.bottom - 10",
        "child.trailing == parent.trailing - 10")
}

private func checkNumbers(_ checks: inout Checks) {
    let scene = Scene()
    let inset = 4.5
    checks.expect(
        scene.parent.quickAdd(scene.child, [10, 20, nil, -20]),
        "child.top == parent.top + 10", "child.leading == parent.leading + 20",
        "child.trailing == parent.trailing - 20")
    checks.expect(
        scene.parent.quickAdd(scene.child, [10.5, 20, nil, -20.25]),
        "child.top == parent.top + 10.5", "child.leading == parent.leading + 20",
        "child.trailing == parent.trailing - 20.25")
    checks.expect(
        scene.parent.quickAdd(scene.child, [8 + 4, 20 + 4 * 2, nil, -(20 + 4)]),
        "child.top == parent.top + 12", "child.leading == parent.leading + 28",
        "child.trailing == parent.trailing - 24")
    checks.expect(
        scene.parent.quickAdd(scene.child, [inset, 20, nil, -inset]),
        "child.top == parent.top + 4.5", "child.leading == parent.leading + 20",
        "child.trailing == parent.trailing - 4.5")
    checks.expect(
        scene.parent.quickAdd(scene.child, [nil, nil, 7, nil], [heightToConstant(100), .centerX()]),
        "child.bottom == parent.bottom + 7", "child.height == 100", "child.centerX == parent.centerX")
}

private func checkRelated(_ checks: inout Checks) {
    let scene = Scene()
    let red = scene.red
    checks.expect(
        scene.parent.quickAdd(scene.child, [(red, 10), 20, -20, nil]),
        "child.top == red.bottom + 10", "child.leading == parent.leading + 20", "child.bottom == parent.bottom - 20")
    checks.expect(
        scene.parent.quickAdd(scene.child, [.to(red, 10), 20, -20, nil]),
        "child.top == red.bottom + 10", "child.leading == parent.leading + 20", "child.bottom == parent.bottom - 20")
    checks.expect(
        scene.parent.quickAdd(scene.child, [(red, 1), (red, 2), (red, -3.5), (red, -4)]),
        "child.top == red.bottom + 1", "child.leading == red.trailing + 2", "child.bottom == red.top - 3.5",
        "child.trailing == red.leading - 4")
    checks.expect(
        scene.parent.quickAdd(scene.child, [(red, 10), 30, nil, nil], [heightToConstant(100)]),
        "child.top == red.bottom + 10", "child.leading == parent.leading + 30", "child.height == 100")
}

/// The tests for Apple's views have the same lists.
private func checkOperators(_ checks: inout Checks) {
    let (scene, gap) = (Scene(), 2.5)
    let (parent, child, red) = (scene.parent, scene.child, scene.red)
    func expect(_ added: QuickConstraints, _ constants: Double...) {
        checks.expect(added.map(\.constant) == constants, "\(added)")
    }
    expect(parent.quickAdd(child, [(red, 8 + 4), 20 + 4, nil, -20 - 4]), 12, 24, -24)
    expect(parent.quickAdd(child, [(red, 8 + 4), (red, 20 + 4), (red, 4 - 2), (red, -20 - 4)]), 12, 24, 2, -24)
    expect(
        parent.quickAdd(child, [(red, 8 + 4), 20 + 4, 4 * 2 - 1, -(20 + 4)], [heightToConstant(40 + 4)]), 12, 24, 7,
        -24, 44)
    expect(parent.quickAdd(child, [(red, 8 + gap), 20 + 4 * 2, nil, -(gap + 4)]), 10.5, 28, -6.5)
    expect(parent.quickAdd(child, [8 * 2 + 4, 3 * 4 - 2, 4 + 4, -(20 + 4 * 3)]), 20, 10, 8, -32)
    expect(parent.quickAdd(child, [.to(red, 8 + 4), .to(red, 20 + 4), nil, .to(red, -20 - 4)]), 12, 24, -24)
    expect(parent.quickAdd(child, [topToTop(8 + 4), centerX, nil, heightToConstant(40 + 4 * 2)]), 12, 0, 48)
    expect(parent.quickAdd(child, [15 / 2, nil, nil, nil]), 7.5)
}

private func checkInsets(_ checks: inout Checks) {
    let scene = Scene()
    checks.expect(
        scene.parent.quickAdd(scene.child, insets: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
        "child.top == parent.top + 1", "child.leading == parent.leading + 2", "child.bottom == parent.bottom - 3",
        "child.trailing == parent.trailing - 4")
    checks.expect(
        scene.parent.quickAdd(
            scene.child, EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), [heightToConstant(100)]),
        "child.top == parent.top + 1", "child.left == parent.left + 2", "child.bottom == parent.bottom - 3",
        "child.right == parent.right - 4", "child.height == 100")
}
