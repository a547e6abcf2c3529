import AutoLayout
import Testing

@Suite("Limits of passes")
struct PassLimitTests {
    private let screen = makeScreen()

    @Test("A view that invalidates its layout whenever it is laid out is laid out 32 times")
    func rounds() {
        let log = Witness.Log()
        let restless = Witness("restless", log)
        screen.addSubview(restless)
        restless.onLayout = { $0.setNeedsLayout() }
        screen.layoutIfNeeded()
        #expect(log.entries.count { $0 == "layout restless" } == 32)
        #expect(screen.layoutDiagnostics.map(\.message).first?.contains("stopped after 32 rounds") == true)
        restless.onLayout = { _ in }
        screen.layoutIfNeeded()
        #expect(log.entries.count { $0 == "layout restless" } == 33 && screen.layoutDiagnostics.count == 1)
    }

    /// A view that delegates its baseline to its only subview.
    private final class Link: View {
        override var forFirstBaselineLayout: View { subviews.first ?? self }
    }

    @Test("A baseline may be delegated 63 times; a longer way counts as none", arguments: [1, 62, 63, 64])
    func baselines(length: Int) {
        let (text, other) = (Label("text", fontSize: 10), View(name: "other"))
        screen.textMeasurer = GridMeasurer()
        let links = (0..<length).map { _ in Link() }
        var parent = screen
        for view in links + [text] {
            parent.addSubview(view)
            LayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
                view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
            ])
            parent = view
        }
        screen.addSubview(other)
        LayoutConstraint.activate([
            other.topAnchor.constraint(equalTo: links[0].firstBaselineAnchor),
            other.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
        ])
        screen.layoutIfNeeded()
        // The label's baseline is 8 points below its top; a view without a baseline has it at its bottom.
        let expected = length < 64 ? Double(length + 1) + 8 : links[0].frame.maxY
        #expect(other.frame.minY == expected)
    }
}
