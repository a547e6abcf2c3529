import QuickAnchors

struct Paddings: Example {
    static let name = "paddings"
    static let title = "Paddings"
    static let text =
        "A card inset by 10 on all sides, and a column in it: each box says how far it is from the one above."
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }] }

    let screen = View.screen()
    let card = View.box("card", Color(white: 0.92))
    let header = View.box("header", .blue)
    let first = View.box("first", .red)
    let second = View.box("second", .orange)
    let third = View.box("third", .green)

    func verbose() {
        screen.quickAdd(card, 10)
        card.quickAdd(header, [10, 20, nil, -20], [heightToConstant(100)])
        card.quickAdd(first, [.to(header, 10), 20, nil, -20], [heightToConstant(60)])
        card.quickAdd(second, [.to(first, 10), 20, nil, -20], [heightToRelatedView(first)])
        card.quickAdd(third, [.to(second, 10), 20, -20, -20])
    }

    func quick() {
        screen.quickAdd(card, 10)
        card.quickAdd(header, [10, 20, nil, -20], [heightToConstant(100)])
        card.quickAdd(first, [.to(header, 10), 20, nil, -20], [heightToConstant(60)])
        card.quickAdd(second, [.to(first, 10), 20, nil, -20], [heightToRelatedView(first)])
        card.quickAdd(third, [.to(second, 10), 20, -20, -20])
    }
}
