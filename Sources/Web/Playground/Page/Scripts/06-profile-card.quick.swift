// Profile card
// Four lines share the height of the card equally. Hide one, and the others take its space.
// 390 × 220

let card = View()
let picture = View()
let labels = StackView(axis: .vertical, distribution: .fillEqually)
let name = Label("Ada Lovelace", fontSize: 14)
let age = Label("36 years", fontSize: 14)
let occupation = Label("Mathematician", fontSize: 14)
let gender = Label("Female", fontSize: 14)
card.backgroundColor = .white
card.cornerRadius = 12
picture.backgroundColor = .blue
picture.cornerRadius = 40

for label in [name, age, occupation, gender] { labels.addArrangedSubview(label) }
screen.quickAdd(card, [60, 16, nil, -16], [heightToConstant(98)])
card.quickAdd(picture, [leadingToLeading(16), centerY(), widthToConstant(80), heightToConstant(80)])
card.quickAdd(labels, [8, .to(picture, 48), -8, -16])
