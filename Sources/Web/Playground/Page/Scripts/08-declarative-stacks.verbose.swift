let card = View()
let avatar = View()
let name = Label("Grace Hopper", weight: .bold)
let date = Label("9 December 1906", fontSize: 13)
card.backgroundColor = .white
avatar.backgroundColor = .blue
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
