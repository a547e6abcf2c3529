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
        screen.quickAdd(container, [centerX(), centerY()])
        container.quickAdd(upper, [12, 12, nil, -12], [widthToConstant(100), heightToConstant(60)])
        container.quickAdd(lower, [.to(upper, 12), 12, -12, nil], [widthToConstant(100), heightToConstant(60)])
    }

    func quick() {
        screen.quickAdd(container, [centerX(), centerY()])
        container.quickAdd(upper, [12, 12, nil, -12], [widthToConstant(100), heightToConstant(60)])
        container.quickAdd(lower, [.to(upper, 12), 12, -12, nil], [widthToConstant(100), heightToConstant(60)])
    }
}
