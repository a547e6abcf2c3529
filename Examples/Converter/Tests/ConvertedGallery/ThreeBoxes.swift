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
        screen.quickAdd(red, [topToTop(50), leadingToLeading(20), heightToConstant(100)])
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
