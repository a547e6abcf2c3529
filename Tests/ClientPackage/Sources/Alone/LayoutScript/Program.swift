import LayoutScript

/// A script with a misspelled name; the rest of it is laid out.
@main
struct Program {
    static func main() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
        let script = Script(
            """
            let red = View()
            screen.quickAdd(red, [50, 20, nil, -20], [heightToConstant(100)])
            screen.quickAdd(red, [topToTp(10)])
            """, on: screen)
        screen.layoutIfNeeded()
        for problem in script.problems { print(problem) }
        precondition(
            script.views[0].view.frame == Rect(x: 20, y: 50, width: 350, height: 100), "The box has its place.")
    }
}
