// Buttons in a row
// Three buttons share the bottom of the screen equally, 12 points apart and 16 from its edges.
// Hint: StackView(arrangedSubviews:spacing:distribution:) with .fillEqually, and paddings [nil, 16, -16, -16].
// 390 × 300

let one = View()
let two = View()
let three = View()
for button in [one, two, three] { button.activateQuickAnchors([heightToConstant(44)]) }
// Start
let row = StackView(arrangedSubviews: [one, two, three])
screen.quickAdd(row, [nil, 16, -16, nil])
// Solution
let row = StackView(arrangedSubviews: [one, two, three], spacing: 12, distribution: .fillEqually)
screen.quickAdd(row, [nil, 16, -16, -16])
// End
