import AutoLayout

/// A view positioned by anchors.
@main
struct Program {
    static func main() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 100), name: "screen")
        screen.displayScale = 1
        let box = View(name: "box")
        screen.addSubview(box)
        box.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10.25),
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 30),
            box.heightAnchor.constraint(equalToConstant: 40),
        ])
        screen.layoutIfNeeded()
        print("\(box.frame)")
        // At one pixel per point, the top is rounded to 10.
        precondition(box.frame == Rect(x: 20, y: 10, width: 30, height: 40), "The anchors say (20, 10, 30, 40).")
    }
}
