import QuickAnchors

struct CentredBox: Example {
    static let name = "centred-box"
    static let title = "Centred box"
    static let file = #filePath

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
