import AutoLayout

/// One worked example: a screen, and its layout spelled with anchors and with quick anchors.
protocol Example: SendableMetatype {
    /// The word for it on the command line.
    static var name: String { get }
    static var title: String { get }
    /// The file it is written in, from which the gallery reads the sources that ran.
    static var file: String { get }

    /// Views without a layout, none of them in the screen yet.
    init()

    /// The root of the tree.
    var screen: View { get }
    func verbose()
    func quick()
}

/// Every example, in the order in which the gallery shows them.
let examples: [any Example.Type] = [ThreeBoxes.self, CentredBox.self, Paddings.self]

extension View {
    /// The screen that examples are shown on unless they say otherwise.
    static func screen() -> View {
        let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
        screen.backgroundColor = Color(white: 0.95)
        return screen
    }

    static func box(_ name: String, _ color: Color) -> View {
        let box = View(name: name)
        box.backgroundColor = color
        return box
    }
}
