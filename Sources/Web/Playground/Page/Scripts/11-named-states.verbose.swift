enum Layout { case compact, regular }

let image = View()
let story = View()
let states = LayoutStates<Layout>()
image.backgroundColor = .orange
story.backgroundColor = .white
screen.addSubview(image)
screen.addSubview(story)
LayoutConstraint.activate([
    image.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
    image.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
    story.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -20),
    story.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
])
states[.compact] = [
    image.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
    image.heightAnchor.constraint(equalToConstant: 200),
    story.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 20),
    story.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
]
states[.regular] = [
    image.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -20),
    story.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
    story.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 20),
    story.widthAnchor.constraint(equalTo: image.widthAnchor),
]
states.activate(.compact)
