// One below the other
// The note is 12 points below the picture, and begins where the picture begins.
// Hint: topToBottom and leadingToLeading take a view, and a number after it.
// 390 × 300

let picture = View()
let note = Label("A picture, and a note below it", fontSize: 15)
screen.quickAdd(picture, [30, 40, nil, nil], [widthToConstant(160), heightToConstant(120)])
// Start
screen.quickAdd(note, [topToTop(30), leadingToLeading(40)])
// Solution
screen.quickAdd(note, [topToBottom(picture, 12), leadingToLeading(picture)])
// End
