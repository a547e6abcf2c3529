let card = View()
let header = View()
let first = View()
let second = View()
let third = View()
card.backgroundColor = Color(white: 0.88)
header.backgroundColor = .blue
first.backgroundColor = .red
second.backgroundColor = .orange
third.backgroundColor = .green
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
