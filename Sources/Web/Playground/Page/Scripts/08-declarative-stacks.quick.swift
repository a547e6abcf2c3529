// Declarative stacks
// A row with a column in it, written as it looks; compare the same card built from single constraints.
// 390 × 240

let card = View()
let avatar = View()
let name = Label("Grace Hopper", weight: .bold)
let date = Label("9 December 1906", fontSize: 13)
card.backgroundColor = .white
avatar.backgroundColor = .blue

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
