import QuickAnchors

struct SizedByContent: Example {
    static let name = "sized-by-content"
    static let title = "Sized by its content"
    static let text = """
        No constraint sets the size of the container: two boxes and the distances around them do. Its center is set, and \
        it becomes 124 × 156.
        """
    static let file = #filePath
    static var spellings: [Step<Self>] { [Step("verbose") { $0.verbose() }, Step("quick") { $0.quick() }] }

    let screen = View.screen()
    let container = View.box("container", .white)
    let upper = View.box("upper", .red)
    let lower = View.box("lower", .blue)

    var facts: [(String, String)] {
        let size = container.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        return [("fitting size", "\(size)")]
    }

    func verbose() {
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
    }

    func quick() {
        screen.quickAdd(container, [centerX(), centerY()])
        container.quickAdd(upper, [12, 12, nil, -12], [widthToConstant(100), heightToConstant(60)])
        container.quickAdd(lower, [.to(upper, 12), 12, -12, nil], [widthToConstant(100), heightToConstant(60)])
    }
}
