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
        screen.addSubview(card)
        card.addSubview(header)
        card.addSubview(first)
        card.addSubview(second)
        card.addSubview(third)
        LayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10),
            card.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
            card.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -10),
            card.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -10),
            header.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            header.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            header.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
            header.heightAnchor.constraint(equalToConstant: 100),
            first.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 10),
            first.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            first.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
            first.heightAnchor.constraint(equalToConstant: 60),
            second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 10),
            second.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            second.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
            second.heightAnchor.constraint(equalTo: first.heightAnchor),
            third.topAnchor.constraint(equalTo: second.bottomAnchor, constant: 10),
            third.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
            third.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
            third.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
        ])
    }

    func quick() {
        screen.quickAdd(card, 10)
        card.quickAdd(header, [10, 20, nil, -20], [heightToConstant(100)])
        card.quickAdd(first, [.to(header, 10), 20, nil, -20], [heightToConstant(60)])
        card.quickAdd(second, [.to(first, 10), 20, nil, -20], [heightToRelatedView(first)])
        card.quickAdd(third, [.to(second, 10), 20, -20, -20])
    }
}
