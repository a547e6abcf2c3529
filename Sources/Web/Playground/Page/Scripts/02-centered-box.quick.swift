// Centered box
// A box of 100 × 100 in the middle of its parent.
// 390 × 300

let box = View()
box.backgroundColor = .orange
screen.quickAdd(box, [centerX(), centerY(), widthToConstant(100), heightToConstant(100)])
