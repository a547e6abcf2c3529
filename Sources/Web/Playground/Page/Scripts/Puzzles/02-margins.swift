// A margin on all sides
// The card keeps 24 points from every edge of the screen.
// Hint: one number for all four sides goes right after the view: quickAdd(card, 10).
// 390 × 300

let card = View()
// Start
screen.quickAdd(card, [topToTop(24), leadingToLeading(24), widthToConstant(200), heightToConstant(100)])
// Solution
screen.quickAdd(card, 24)
// End
