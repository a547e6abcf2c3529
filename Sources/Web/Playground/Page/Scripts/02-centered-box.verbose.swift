let box = View()
box.backgroundColor = .orange
screen.addSubview(box)
LayoutConstraint.activate([
    box.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
    box.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
    box.widthAnchor.constraint(equalToConstant: 100),
    box.heightAnchor.constraint(equalToConstant: 100),
])
