package import AutoLayout
import QuickAnchors

extension View {
    /// The default screen for examples.
    package static func screen(height: Double = 844) -> View {
        let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: height), name: "screen")
        screen.backgroundColor = Color(white: 0.95)
        return screen
    }

    package static func box(_ name: String, _ color: Color) -> View {
        let box = View(name: name)
        box.backgroundColor = color
        return box
    }

    /// Secondary text, on as many lines as necessary.
    package static func quietLabel(_ text: String, fontSize: Double, name: String) -> View {
        let label = Label(text, fontSize: fontSize, numberOfLines: 0, name: name)
        label.textColor = Color(white: 0.4)
        return label
    }

    /// A switch.
    package static func toggle(isOn: Bool, name: String) -> View {
        let (toggle, knob) = (box(name, isOn ? .green : Color(white: 0.8)), box("knob of \(name)", .white))
        toggle.cornerRadius = 13
        knob.cornerRadius = 11
        toggle.activateQuickAnchors([widthToConstant(44), heightToConstant(26)])
        toggle.quickAdd(
            knob,
            [centerY(), widthToConstant(22), heightToConstant(22), isOn ? trailingToTrailing(-2) : leadingToLeading(2)])
        return toggle
    }

    /// Keeps the view as large as its content along an axis, so that its neighbors take the remaining space.
    package func hug(_ axis: Axis) { setContentHuggingPriority(LayoutPriority(800), for: axis) }

    /// Lets the view take the remaining space along an axis.
    package func stretch(_ axis: Axis) { setContentHuggingPriority(LayoutPriority(100), for: axis) }
}
