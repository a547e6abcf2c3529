import QuickAnchors

/// Checks every kind of anchor, both by its global name and as a static member.
func checkKinds(_ checks: inout Checks) {
    checkOriginalKinds(&checks)
    checkFurtherKinds(&checks)
    checkMembers(&checks)
    checkContentPriorities(&checks)
}

private func checkOriginalKinds(_ checks: inout Checks) {
    let scene = Scene()
    let added = scene.parent.quickAdd(
        scene.child,
        [
            topToTop(), topToBottom(), topToSafeArea(), leadingToLeading(), leadingToTrailing(), trailingToTrailing(),
            trailingToLeading(), bottomToBottom(), bottomToTop(), bottomToSafeArea(), heightToRelatedView(),
            heightToConstant(100), widthToRelatedView(), widthToConstant(100), centerX(), centerY(),
        ])
    checks.expect(
        added,
        "child.top == parent.top", "child.top == parent.bottom", "child.top == parent.safeArea.top",
        "child.leading == parent.leading", "child.leading == parent.trailing", "child.trailing == parent.trailing",
        "child.trailing == parent.leading", "child.bottom == parent.bottom", "child.bottom == parent.top",
        "child.bottom == parent.safeArea.bottom", "child.height == parent.height", "child.height == 100",
        "child.width == parent.width", "child.width == 100", "child.centerX == parent.centerX",
        "child.centerY == parent.centerY")
}

private func checkFurtherKinds(_ checks: inout Checks) {
    let scene = Scene()
    let horizontal = scene.parent.quickAdd(
        scene.child,
        [
            leadingToSafeArea(), trailingToSafeArea(), leadingToMargin(), trailingToMargin(), leftToLeft(),
            leftToRight(),
            rightToRight(), rightToLeft(), centerXToLeading(), centerXToTrailing(), leadingToCenterX(),
            trailingToCenterX(), aspectRatio(16 / 9), widthToHeight(), heightToWidth(),
        ])
    checks.expect(
        horizontal,
        "child.leading == parent.safeArea.leading", "child.trailing == parent.safeArea.trailing",
        "child.leading == parent.margins.leading", "child.trailing == parent.margins.trailing",
        "child.left == parent.left", "child.left == parent.right", "child.right == parent.right",
        "child.right == parent.left", "child.centerX == parent.leading", "child.centerX == parent.trailing",
        "child.leading == parent.centerX", "child.trailing == parent.centerX", "child.width == 1.7778 × child.height",
        "child.width == parent.height", "child.height == parent.width")
    let vertical = scene.parent.quickAdd(
        scene.child,
        [
            topToMargin(), bottomToMargin(), centerYToTop(), centerYToBottom(), topToCenterY(), bottomToCenterY(),
            firstBaselineToFirstBaseline(), lastBaselineToLastBaseline(), firstBaselineToTop(), lastBaselineToBottom(),
        ])
    checks.expect(
        vertical,
        "child.top == parent.margins.top", "child.bottom == parent.margins.bottom", "child.centerY == parent.top",
        "child.centerY == parent.bottom", "child.top == parent.centerY", "child.bottom == parent.centerY",
        "child.firstBaseline == parent.firstBaseline", "child.lastBaseline == parent.lastBaseline",
        "child.firstBaseline == parent.top", "child.lastBaseline == parent.bottom")
}

private func checkMembers(_ checks: inout Checks) {
    let members: [QuickAnchor] = [
        .topToTop(), .topToBottom(), .topToSafeArea(), .leadingToLeading(), .leadingToTrailing(), .trailingToTrailing(),
        .trailingToLeading(), .bottomToBottom(), .bottomToTop(), .bottomToSafeArea(), .heightToRelatedView(),
        .heightToConstant(100), .widthToRelatedView(), .widthToConstant(100), .centerX(), .centerY(),
        .leadingToSafeArea(), .trailingToSafeArea(), .topToMargin(), .leadingToMargin(), .bottomToMargin(),
        .trailingToMargin(), .leftToLeft(), .leftToRight(), .rightToRight(), .rightToLeft(), .centerXToLeading(),
        .centerXToTrailing(), .leadingToCenterX(), .trailingToCenterX(), .centerYToTop(), .centerYToBottom(),
        .topToCenterY(), .bottomToCenterY(), .firstBaselineToFirstBaseline(), .lastBaselineToLastBaseline(),
        .firstBaselineToTop(), .lastBaselineToBottom(), .aspectRatio(16 / 9), .widthToHeight(),
        .heightToWidth(), .horizontalHugging(751),
        .verticalHugging(751), .horizontalCompressionResistance(752), .verticalCompressionResistance(752),
    ]
    checks.expect(members.map(\.kind) == QuickAnchorType.allCases, "the static members are \(members.map(\.kind))")
}

private func checkContentPriorities(_ checks: inout Checks) {
    let scene = Scene()
    let added = scene.parent.quickAdd(
        scene.child,
        [
            topToTop(), horizontalHugging(251.5), verticalHugging(252), horizontalCompressionResistance(753),
            verticalCompressionResistance(754),
        ])
    checks.expect(added, "child.top == parent.top")
    let (child, priorities) = (scene.child, [251.5, 252, 753, 754] as [LayoutPriority])
    checks.expect(
        [
            child.contentHuggingPriority(for: .horizontal), child.contentHuggingPriority(for: .vertical),
            child.contentCompressionResistancePriority(for: .horizontal),
            child.contentCompressionResistancePriority(for: .vertical),
        ] == priorities, "the content priorities of anchors are set")
}
