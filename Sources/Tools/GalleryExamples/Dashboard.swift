import QuickAnchors

struct Dashboard: Example {
    static let name = "dashboard"
    static let title = "A dashboard"
    static let text = """
        As many columns as fit with at least 160 points each: from one to four, as the screen is wide. Each card is a \
        small grid of its own, its figures aligned by their baselines.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("quick") { $0.quick() }] }

    let screen = View.screen(height: 420)
    let figures = [("Visitors", "12,480"), ("Orders", "312"), ("Revenue", "8,915"), ("Returns", "7")]

    func quick() {
        let cards = GridView(columns: [.fitting(atLeast: 160)], columnSpacing: 12, rowSpacing: 12, name: "cards")
        for (title, figure) in figures {
            let card = View.box("card of \(title)", .white)
            let content = Grid(columns: [1.fr, .fitted], columnSpacing: 8, name: "content of \(title)") {
                Row(alignment: .firstBaseline) {
                    Label(title, fontSize: 13, name: title)
                    Label(figure, fontSize: 24, weight: .bold, name: "figure of \(title)")
                }
            }
            card.quickAdd(content, 14)
            cards.append(card)
        }
        screen.quickAdd(cards, [16, 16, nil, -16])
    }
}
