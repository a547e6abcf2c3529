// A bubble no wider than half
// The bubble is as wide as its text, and never wider than half of the screen.
// Hint: widthToRelatedView takes atMost: 0 and multiplier: 0.5.
// 390 × 300

let bubble = View()
let words = Label("Bubbles are as wide as their text, up to a limit.", fontSize: 16, numberOfLines: 0)
bubble.quickAdd(words, [8, 12, -8, -12])
screen.quickAdd(bubble, [topToTop(20), trailingToTrailing(-16)])
// Start
// Solution
bubble.activateQuickAnchors([widthToRelatedView(screen, atMost: 0, multiplier: 0.5)])
// End
