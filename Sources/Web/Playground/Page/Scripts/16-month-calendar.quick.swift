// A month
// Seven equal columns, and rows that share the height. A day is a box with its number in a corner.
// 390 × 420

let month = Grid(columns: Array(repeating: 1.fr, count: 7), columnSpacing: 2, rowSpacing: 2) {
    Row {
        for name in ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] {
            GridCell(Label(name, fontSize: 11, weight: .bold), horizontalAlignment: .center)
        }
    }
}
for day in 1...35 {
    let box = View(name: "day \(day)")
    box.backgroundColor = day > 31 ? .clear : .white
    if day <= 31 { box.quickAdd(Label("\(day)", fontSize: 11), [4, 4, nil, nil]) }
    box.activateQuickAnchors([heightToConstant(60)])
    month.append(box)
}
screen.quickAdd(month, [14, 14, nil, -14])
