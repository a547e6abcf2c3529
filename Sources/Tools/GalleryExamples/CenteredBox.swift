import QuickAnchors

struct CenteredBox: Example {
    static let name = "centered-box"
    static let title = "Centered box"
    static let text = "A box of 100 × 100 in the middle of its parent."
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }] }

    let screen = View.screen()
    let box = View.box("box", .orange)

    func verbose() {
        screen.addSubview(box)
        LayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
            box.widthAnchor.constraint(equalToConstant: 100),
            box.heightAnchor.constraint(equalToConstant: 100),
        ])
    }

    func quick() {
        screen.quickAdd(box, [centerX(), centerY(), widthToConstant(100), heightToConstant(100)])
    }
}
