// Paddings
// A card inset by 10 on all sides, with a column in it: each box sets its distance from the one above.
// 390 × 440

let card = View()
let header = View()
let first = View()
let second = View()
let third = View()
card.backgroundColor = Color(white: 0.88)
header.backgroundColor = .blue
first.backgroundColor = .red
second.backgroundColor = .orange
third.backgroundColor = .green

screen.quickAdd(card, 10)
card.quickAdd(header, [10, 20, nil, -20], [heightToConstant(100)])
card.quickAdd(first, [.to(header, 10), 20, nil, -20], [heightToConstant(60)])
card.quickAdd(second, [.to(first, 10), 20, nil, -20], [heightToRelatedView(first)])
card.quickAdd(third, [.to(second, 10), 20, -20, -20])
