import QuickAnchorsCore

/// Two views and a label positioned by paddings, and conflicts, which are reported without AutoLayout's words.
@main
struct Program {
    static func main() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 100), name: "screen")
        let (box, label) = (View(name: "box"), Label("Hello"))
        screen.quickAdd(box, [10, 20, -30, -40])
        box.quickAdd(label, [1, 2, nil, nil])
        screen.layoutIfNeeded()
        print("\(box.frame)")
        precondition(box.frame == Rect(x: 20, y: 10, width: 40, height: 60), "The paddings leave (20, 10, 40, 60).")
        precondition(label.frame.origin == Point(x: 2, y: 1), "The label is at (2, 1).")
        precondition(screen.layoutDiagnostics.isEmpty, "Nothing is wrong.")

        var messages: [String] = []
        screen.layoutDiagnosticHandler = { messages.append("\($0.kind): \($0.message)") }
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        box.heightAnchor.constraint(equalToConstant: 70).isActive = true
        screen.layoutIfNeeded()
        screen.layoutIfNeeded()
        precondition(messages.count == 2, "Each of two conflicts is reported once.")
        box.widthAnchor.constraint(equalToConstant: 60).isActive = true
        screen.layoutIfNeeded()
        print(messages.joined(separator: "\n"))
        precondition(messages == screen.layoutDiagnostics.map { "\($0.kind): \($0.message)" }, "They are listed.")
        precondition(messages.count == 3, "Only the new conflict is reported.")
        precondition(
            messages.allSatisfy { $0.hasPrefix("conflict: Required constraints conflict, and box.") },
            "A conflict is a value that names the constraint that was given up.")
    }
}
