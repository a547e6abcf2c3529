// Music player
// The cover is as wide as the screen allows, but never taller than half of the screen; the volume stays at the bottom.
// 390 × 640

let cover = View()
cover.cornerRadius = 20
cover.backgroundGradient = View.Gradient(
    from: Color(red: 0.29, green: 0.16, blue: 0.53), to: Color(red: 0.96, green: 0.72, blue: 0.25),
    end: Point(x: 1, y: 1))
let title = Label("Summer, Presto", fontSize: 20, weight: .bold)
let artist = Label("Antonio Vivaldi · The Four Seasons", fontSize: 15)
artist.textColor = .gray
let progress = View()
let passed = Label("1:04", fontSize: 13)
let left = Label("−1:52", fontSize: 13)
let volume = View()
for bar in [progress, volume] {
    let filled = View()
    filled.backgroundColor = .blue
    filled.cornerRadius = 3
    bar.backgroundColor = Color(white: 0.8)
    bar.cornerRadius = 3
    bar.quickAdd(filled, [0, 0, 0, nil], [heightToConstant(6), widthToRelatedView(bar, multiplier: 0.4)])
}
let buttons = StackView(axis: .horizontal, spacing: 12, alignment: .center)
for word in ["Back", "Pause", "Next"] {
    let button = View(name: word)
    let label = Label(word, fontSize: 16)
    button.backgroundColor = word == "Pause" ? .blue : Color(white: 0.88)
    button.cornerRadius = 10
    label.textColor = word == "Pause" ? .white : .black
    button.quickAdd(label, [8, 14, -8, -14])
    buttons.addArrangedSubview(button)
}

screen.quickAdd(
    cover,
    [
        topToTop(24), centerX(), leadingToLeading(atLeast: 24), aspectRatio(1),
        widthToRelatedView(screen).priority(600), heightToRelatedView(screen, atMost: 0, multiplier: 0.5),
    ])
screen.quickAdd(title, [.to(cover, 24), 24, nil, nil])
screen.quickAdd(artist, [.to(title, 4), 24, nil, nil])
screen.quickAdd(progress, [.to(artist, 16), 24, nil, -24])
screen.quickAdd(passed, [.to(progress, 4), 24, nil, nil])
screen.quickAdd(left, [firstBaselineToFirstBaseline(passed), trailingToTrailing(-24)])
screen.quickAdd(buttons, [topToBottom(passed, 12), centerX()])
screen.quickAdd(volume, [nil, 24, -24, -24], [topToBottom(buttons, atLeast: 12)])
