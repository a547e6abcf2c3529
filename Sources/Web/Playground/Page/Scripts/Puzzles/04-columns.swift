// Two equal columns
// Left and right share the screen, 20 points from its edges and from each other.
// Hint: the right one begins at the trailing edge of the left one, and widthToRelatedView(left) makes them equal.
// 390 × 300

let left = View()
let right = View()
screen.quickAdd(left, [20, 20, -20, nil])
screen.quickAdd(right, [20, nil, -20, -20])
// Start
left.activateQuickAnchors([widthToConstant(100)])
right.activateQuickAnchors([widthToConstant(100)])
// Solution
right.activateQuickAnchors([leadingToTrailing(left, 20), widthToRelatedView(left)])
// End
