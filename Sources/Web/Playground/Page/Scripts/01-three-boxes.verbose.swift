let red = View()
let blue = View()
let green = View()
red.backgroundColor = .red
blue.backgroundColor = .blue
green.backgroundColor = .green
screen.addSubview(red)
screen.addSubview(blue)
screen.addSubview(green)
LayoutConstraint.activate([
    red.topAnchor.constraint(equalTo: screen.topAnchor, constant: 50),
    red.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
    red.heightAnchor.constraint(equalToConstant: 100),
    blue.topAnchor.constraint(equalTo: red.topAnchor),
    blue.bottomAnchor.constraint(equalTo: red.bottomAnchor),
    blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 20),
    blue.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
    blue.widthAnchor.constraint(equalTo: red.widthAnchor),
    green.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
    green.leadingAnchor.constraint(equalTo: red.leadingAnchor),
    green.trailingAnchor.constraint(equalTo: blue.trailingAnchor),
    green.heightAnchor.constraint(equalToConstant: 50),
])
