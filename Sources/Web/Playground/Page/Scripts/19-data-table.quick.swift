// A table
// Eight columns, each as wide as its widest entry.
// 390 × 280

let head = ["City", "Jan", "Mar", "May", "Jul", "Sep", "Nov", "Year"]
let cities = ["Lisbon", "Kyiv", "Nairobi", "Lima", "Oslo", "Hanoi", "Quito", "Cairo", "Perth", "Reykjavík"]
let table = GridView(columns: Array(repeating: .fitted, count: 8), columnSpacing: 10, rowSpacing: 6)
for title in head { table.append(Label(title, fontSize: 12, weight: .semibold)) }
for (row, city) in cities.enumerated() {
    table.append(Label(city, fontSize: 12))
    for column in 1..<8 {
        let figure = Label("\((row * 37 + column * 53) % 190)", fontSize: 12)
        figure.textAlignment = .right
        table.append(figure)
    }
}
screen.quickAdd(table, [16, 16, nil, nil])
