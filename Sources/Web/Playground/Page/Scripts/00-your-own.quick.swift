// Write your own
// Two views to begin with. Change a number, type a line of your own, or delete everything.
// 390 × 480

let box = View()
screen.quickAdd(box, [40, 20, nil, -20], [heightToConstant(120)])

let title = Label("Hello", fontSize: 24)
screen.quickAdd(title, [topToBottom(box, 20), centerX()])
