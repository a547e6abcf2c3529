// A dashboard
// As many columns as fit with at least 160 points each: one to four, depending on the width of the screen.
// 390 × 300

let figures = [("Visitors", "12,480"), ("Orders", "312"), ("Revenue", "8,915"), ("Returns", "7")]
let cards = GridView(columns: [.fitting(atLeast: 160)], columnSpacing: 12, rowSpacing: 12)
for (title, figure) in figures {
    let card = View(name: "card of \(title)")
    card.backgroundColor = .white
    card.cornerRadius = 10
    let content = Grid(columns: [1.fr, .fitted], columnSpacing: 8) {
        Row(alignment: .firstBaseline) {
            Label(title, fontSize: 13)
            Label(figure, fontSize: 24, weight: .bold)
        }
    }
    card.quickAdd(content, 14)
    cards.append(card)
}
screen.quickAdd(cards, [16, 16, nil, -16])
