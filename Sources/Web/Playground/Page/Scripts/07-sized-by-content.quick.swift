// Sized by its content
// No constraint sets the size of the container: two boxes and the distances around them do.
// 390 × 320

let container = View()
let upper = View()
let lower = View()
container.backgroundColor = .white
upper.backgroundColor = .red
lower.backgroundColor = .blue

screen.quickAdd(container, [centerX(), centerY()])
container.quickAdd(upper, [12, 12, nil, -12], [widthToConstant(100), heightToConstant(60)])
container.quickAdd(lower, [.to(upper, 12), 12, -12, nil], [widthToConstant(100), heightToConstant(60)])
