let container = View()
let upper = View()
let lower = View()
container.backgroundColor = .white
upper.backgroundColor = .red
lower.backgroundColor = .blue
screen.addSubview(container)
container.addSubview(upper)
container.addSubview(lower)
LayoutConstraint.activate([
    container.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
    container.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
    upper.topAnchor.constraint(equalTo: container.topAnchor, constant: 12),
    upper.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 12),
    upper.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -12),
    upper.widthAnchor.constraint(equalToConstant: 100),
    upper.heightAnchor.constraint(equalToConstant: 60),
    lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 12),
    lower.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 12),
    lower.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -12),
    lower.widthAnchor.constraint(equalToConstant: 100),
    lower.heightAnchor.constraint(equalToConstant: 60),
])
