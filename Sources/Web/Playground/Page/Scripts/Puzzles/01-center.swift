// Center it with two words
// The box keeps its size and goes to the middle of the screen, however large that is.
// Hint: two kinds of anchors need no number: centerX() and centerY().
// 390 × 300

let box = View()
screen.quickAdd(box, [widthToConstant(120), heightToConstant(80)])
box.activateQuickAnchors([
    // Start
    topToTop(20), leadingToLeading(20),
    // Solution
    centerX(), centerY(),
    // End
])
