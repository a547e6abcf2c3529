import QuickAnchors

struct MonthCalendar: Example {
    static let name = "month-calendar"
    static let title = "A month"
    static let text = """
        Seven equal columns, a row as high as the names of the days, and five that share the rest. The trip spans four \
        days of a week, the conference two.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("quick") { $0.quick() }] }

    let screen = View.screen(height: 420)
    let names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map { Label($0, fontSize: 11, weight: .bold, name: $0) }
    let days = (1...31).map { View.box("day \($0)", .white) }
    let numbers = (1...31).map { Label("\($0)", fontSize: 11, name: "number \($0)") }
    let trip = View.box("trip", .orange)
    let conference = View.box("conference", .blue)

    func quick() {
        let month = Grid(columns: Array(repeating: 1.fr, count: 7), columnSpacing: 2, rowSpacing: 2, name: "month") {
            Row { names.map { GridCell($0, horizontalAlignment: .center) } }
            for week in [days[..<7], days[7..<14], days[14..<21], days[21..<28], days[28...]] {
                Row(height: 1.fr) { Array(week) }
            }
        }
        for (day, number) in zip(days, numbers) { day.quickAdd(number, [4, 4, nil, nil]) }
        for (event, day, length) in [(trip, 8, 4), (conference, 24, 2)] {
            let cell = GridCell(event, columnSpan: length, verticalAlignment: .trailing)
            month.place(cell, column: day % 7, row: 1 + day / 7)
            event.activateQuickAnchors([heightToConstant(14)])
        }
        screen.quickAdd(month, 14)
    }
}
