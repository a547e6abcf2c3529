// Changed height
// One constraint is kept and changed in place, and the views that depend on it move along. Change the last number.
// 390 × 300

let box = View()
let follower = View()
box.backgroundColor = .red
follower.backgroundColor = .blue

let added = screen.quickAdd(box, [50, 20, nil, -20], [heightToConstant(10)])
screen.quickAdd(follower, [.to(box, 20), 20, nil, -20], [heightToConstant(50)])
added[.heightToConstant]?.constant = 100
