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
        screen.quickAdd(card, [centerX(), centerY(), widthToConstant(280), heightToConstant(100)])
        card.quickAdd(avatar, [0, 0, 0, nil], [widthToConstant(100)])
        card.quickAdd(name, [20, .to(avatar, 8), nil, 0])
        card.quickAdd(date, [nil, .to(avatar, 8), -20, 0], [topToBottom(name, atLeast: 0)])
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
