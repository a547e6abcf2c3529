import QuickAnchors

struct DataTable: Example {
    static let name = "data-table"
    static let title = "A table"
    static let text = """
        Eight columns, each as wide as its widest entry. The entries fill their cells, so that a column is one number, \
        however many rows there are.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("quick") { $0.quick() }] }

    let screen = View.screen(height: 240)
    let head = ["City", "Jan", "Mar", "May", "Jul", "Sep", "Nov", "Year"]
    let cities = ["Lisbon", "Kyiv", "Nairobi", "Lima", "Oslo", "Hanoi", "Quito", "Cairo", "Perth", "Reykjavík"]

    func quick() {
        let table = GridView(
            columns: Array(repeating: .fitted, count: 8), columnSpacing: 10, rowSpacing: 6, name: "table")
        for title in head { table.append(Label(title, fontSize: 12, weight: .semibold, name: title)) }
        for (row, city) in cities.enumerated() {
            table.append(Label(city, fontSize: 12, name: city))
            for column in 1..<8 {
                let figure = Label("\((row * 37 + column * 53) % 190)", fontSize: 12, name: "\(city) \(head[column])")
                figure.textAlignment = .right
                table.append(figure)
            }
        }
        screen.quickAdd(table, [16, 16, nil, nil])
    }
}
