import QuickAnchors

struct ThreeBoxes: Example {
    static let name = "three-boxes"
    static let title = "Three boxes"
    static let text = "Two boxes share the width of the screen, a third lies below them from edge to edge."
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }] }

    let screen = View.screen()
    let red = View.box("red", .red)
    let blue = View.box("blue", .blue)
    let green = View.box("green", .green)

    func verbose() {
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
    }

    func quick() {
        screen.quickAdd(red, [50, 20, nil, nil], [heightToConstant(100)])
        screen.quickAdd(
            blue,
            [
                topToTop(red), bottomToBottom(red), leadingToTrailing(red, 20), trailingToTrailing(-20),
                widthToRelatedView(red),
            ])
        screen.quickAdd(
            green,
            [topToBottom(red, 20), leadingToLeading(red), trailingToTrailing(blue), heightToConstant(50)])
    }
}
