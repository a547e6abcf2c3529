import AutoLayout

extension View {
    /// The screen that examples are shown on unless they say otherwise.
    static func screen(height: Double = 844) -> View {
        let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: height), name: "screen")
        screen.backgroundColor = Color(white: 0.95)
        return screen
    }

    static func box(_ name: String, _ color: Color) -> View {
        let box = View(name: name)
        box.backgroundColor = color
        return box
    }
}
