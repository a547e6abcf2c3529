import QuickAnchors

struct DeclarativeStacks: Example {
    static let name = "declarative-stacks"
    static let title = "Declarative stacks"
    static let text = """
        A row written as it looks, with a column in it, beside the same card tied by hand. A changed name moves nothing \
        else, and nothing else is solved again.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }] }
    static var variants: [Step<Self>] { [Step("") { _ in }, Step("another name") { $0.rename() }] }
    static var states: [Step<Self>] {
        [Step("her name") { $0.rename("Grace Hopper") }, Step("another name") { $0.rename() }]
    }

    let screen = View.screen()
    let card = View.box("card", .white)
    let avatar = View.box("avatar", .blue)
    let name = Label("Grace Hopper", weight: .bold, name: "name")
    let date = Label("9 December 1906", fontSize: 13, name: "date")

    func verbose() {
        screen.addSubview(card)
        card.addSubview(avatar)
        card.addSubview(name)
        card.addSubview(date)
        LayoutConstraint.activate([
            card.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
            card.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
            card.widthAnchor.constraint(equalToConstant: 280),
            card.heightAnchor.constraint(equalToConstant: 100),
            avatar.topAnchor.constraint(equalTo: card.topAnchor),
            avatar.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            avatar.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            avatar.widthAnchor.constraint(equalToConstant: 100),
            name.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
            name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            name.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            date.topAnchor.constraint(greaterThanOrEqualTo: name.bottomAnchor),
            date.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 8),
            date.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -20),
            date.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        ])
    }

    func quick() {
        screen.quickAdd(card, [centerX(), centerY(), widthToConstant(280), heightToConstant(100)])
        card.quickAdd(
            HStack {
                avatar
                HSpace(8)
                VStack {
                    VSpace(20)
                    name
                    AnySpace()
                    date
                    VSpace(20)
                }
            })
        avatar.activateQuickAnchors([widthToConstant(100)])
    }

    func rename(_ text: String = "Rear Admiral Hopper") {
        name.text = text
        screen.layoutIfNeeded()
    }
}
