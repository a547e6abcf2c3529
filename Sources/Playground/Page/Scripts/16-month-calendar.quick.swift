// A month
// Seven equal columns, a row as high as the names of the days, and five that share the rest.
// 390 × 420

let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
let month = Grid(columns: Array(repeating: 1.fr, count: 7), columnSpacing: 2, rowSpacing: 2) {
    Row {
        for name in names { GridCell(Label(name, fontSize: 11, weight: .bold), horizontalAlignment: .center) }
    }
    for week in 0..<5 {
        Row(height: 1.fr) {
            for day in (7 * week + 1)...(7 * week + 7) {
                let box = View(name: "day \(day)")
                box.backgroundColor = day > 31 ? .clear : .white
                if day <= 31 { box.quickAdd(Label("\(day)", fontSize: 11), [4, 4, nil, nil]) }
                box
            }
        }
    }
}
screen.quickAdd(month, 14)
