import QuickAnchors

/// A small tree with everything that a kind can relate to: insets, margins, a sibling, a baseline.
struct Stage {
    let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
    let parent = View(frame: Rect(x: 13, y: 29, width: 311, height: 503), name: "parent")
    let red = View(frame: Rect(x: 41, y: 67, width: 83, height: 59), name: "red")
    let child = TextLine(name: "child")

    init() {
        screen.layoutDiagnosticHandler = { _ in }
        parent.additionalSafeAreaInsets = EdgeInsets(top: 47, left: 5, bottom: 34, right: 3)
        parent.directionalLayoutMargins = DirectionalEdgeInsets(top: 8, leading: 16, bottom: 9, trailing: 17)
        screen.addSubview(parent)
        parent.addSubview(red)
    }

    /// Returns the frames after a layout with one constraint on the child, and weak constraints for whatever that
    /// constraint leaves undetermined.
    func frames(with constraint: (Stage) -> LayoutConstraint) -> [Rect] {
        parent.addSubview(child)
        LayoutConstraint.activate([
            constraint(self),
            child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 101).withPriority(4),
            child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 103).withPriority(3),
            child.widthAnchor.constraint(equalToConstant: 37).withPriority(2),
            child.heightAnchor.constraint(equalToConstant: 31).withPriority(1),
        ])
        screen.layoutIfNeeded()
        return [parent.frame, red.frame, child.frame]
    }
}

/// A view with a first and a last baseline.
final class TextLine: View {
    override var firstBaselineOffsetFromTop: Double? { 11 }
    override var lastBaselineOffsetFromBottom: Double? { 4 }
}
