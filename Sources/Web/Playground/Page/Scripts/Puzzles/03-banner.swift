// A banner at the top
// The banner reaches from edge to edge, 16 points from each side and from the top, and is 80 points high.
// Hint: the four paddings are top, leading, bottom and trailing; nil leaves one open, and the trailing one is negative.
// 390 × 300

let banner = View()
// Start
screen.quickAdd(banner, [16, nil, nil, nil], [widthToConstant(80), heightToConstant(80)])
// Solution
screen.quickAdd(banner, [16, 16, nil, -16], [heightToConstant(80)])
// End
