import LayoutScript
import QuickAnchors
import Testing

/// A screen of 390 by 844 points that does not print its diagnostics.
func makeScreen() -> View {
    let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
    screen.layoutDiagnosticHandler = { _ in }
    return screen
}

/// The frames of a screen and all views in it, with their bits, in the order of the tree.
func frames(in screen: View) -> [String] {
    screen.layoutIfNeeded()
    return views(in: screen).map { view in
        let frame = view.frame
        let bits = [frame.minX, frame.minY, frame.width, frame.height].map { String($0.bitPattern, radix: 16) }
        return "\(bits.joined(separator: " ")) = \(frame)"
    }
}

/// Expects a script to be read without problems, and to make the same layout as when it is compiled as Swift: on a
/// phone, and on a tablet with large text, read from right to left.
func expectSame(
    _ source: String, sourceLocation: Testing.SourceLocation = #_sourceLocation, _ compiled: (View) -> Void
) {
    let (screen, other) = (makeScreen(), makeScreen())
    let script = Script(source, on: screen)
    compiled(other)
    #expect(script.problems.isEmpty, "\(script.problems)", sourceLocation: sourceLocation)
    #expect(frames(in: screen) == frames(in: other), sourceLocation: sourceLocation)
    expectSameDetails(screen, other, sourceLocation)
    for (view, twin) in zip(views(in: screen), views(in: other)) where twin.name != nil {
        #expect(view.name == twin.name, sourceLocation: sourceLocation)
    }
    for view in [screen, other] {
        view.frame.size = Size(width: 768, height: 390)
        (view.layoutDirection, view.textScale) = (.rightToLeft, 1.5)
    }
    expectSameDetails(screen, other, sourceLocation)
}

private func expectSameDetails(_ screen: View, _ other: View, _ sourceLocation: Testing.SourceLocation) {
    let changes = details(of: screen).difference(from: details(of: other))
    #expect(changes.isEmpty, "\(changes)", sourceLocation: sourceLocation)
}

/// The problems in a script, each as a line, a column and a sentence.
func problems(of source: String) -> [String] {
    Script(source, on: makeScreen()).problems.map { $0.description }
}

/// The frame of the first view that a script makes.
func frame(of source: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) -> Rect? {
    let screen = makeScreen()
    let script = Script(source, on: screen)
    #expect(script.problems.isEmpty, "\(script.problems)", sourceLocation: sourceLocation)
    screen.layoutIfNeeded()
    return script.views.first?.view.frame
}
