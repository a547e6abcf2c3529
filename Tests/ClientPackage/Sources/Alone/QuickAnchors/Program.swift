import QuickAnchors

/// Two views and a label positioned by paddings.
@main
struct Program {
    static func main() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let (box, label) = (View(), Label("Hello"))
        screen.quickAdd(box, [10, 20, -30, -40])
        box.quickAdd(label, [1, 2, nil, nil])
        screen.layoutIfNeeded()
        print("\(box.frame)")
        precondition(box.frame == Rect(x: 20, y: 10, width: 40, height: 60), "The paddings leave (20, 10, 40, 60).")
        precondition(label.frame.origin == Point(x: 2, y: 1), "The label is at (2, 1).")
    }
}
