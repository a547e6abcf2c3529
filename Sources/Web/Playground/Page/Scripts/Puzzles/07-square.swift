// A square as large as it can be
// The cover is a square, 24 points from both sides, at the top of the screen.
// Hint: aspectRatio(1) makes a square of whatever has a width.
// 390 × 480

let cover = View()
// Start
screen.quickAdd(cover, [24, 24, nil, -24], [heightToConstant(100)])
// Solution
screen.quickAdd(cover, [24, 24, nil, -24], [aspectRatio(1)])
// End
