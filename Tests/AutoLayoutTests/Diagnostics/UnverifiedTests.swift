import AutoLayout
import Testing

@Suite("Values that rounding may have changed")
struct UnverifiedTests {
    private let screen = makeScreen()

    /// Adds a chain of views, each `factor` times as wide as the previous one plus the constant that makes all of them
    /// 10 points wide, and returns the width constraints.
    private func chain(_ count: Int, factor: Double) -> [LayoutConstraint] {
        let views = (0..<count).map { View(name: "v\($0)") }
        for view in views {
            screen.addSubview(view)
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
            view.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        }
        let first = views[0].widthAnchor.constraint(equalToConstant: 10)
        let others = zip(views, views.dropFirst()).map { before, after in
            after.widthAnchor.constraint(
                equalTo: before.widthAnchor, multiplier: factor, constant: 10 - 10 * factor)
        }
        LayoutConstraint.activate([first] + others)
        return [first] + others
    }

    private var found: [LayoutDiagnostic] { screen.layoutDiagnostics.filter { $0.kind == .unverified } }

    @Test("A value that may be wrong is reported only once while that lasts")
    func once() throws {
        screen.layoutDiagnosticHandler = { _ in }
        let constraints = chain(12, factor: 1000)
        screen.layoutIfNeeded()
        let diagnostic = try #require(found.first)
        #expect(found.count == 1)
        #expect(diagnostic.viewName == "v7")
        #expect(
            diagnostic.message.hasPrefix(
                "Rounding may have changed v7's width, v8's width, v9's width, v10's width and 1 more: the numbers"))
        constraints[0].constant = 11
        screen.layoutIfNeeded()
        #expect(found.count == 1)
    }

    @Test("A value that becomes uncertain again is reported again")
    func again() {
        screen.layoutDiagnosticHandler = { _ in }
        let constraints = chain(9, factor: 1000)
        screen.layoutIfNeeded()
        #expect(found.count == 1)
        constraints[4].isActive = false
        screen.layoutIfNeeded()
        constraints[4].isActive = true
        screen.layoutIfNeeded()
        #expect(found.count == 2)
    }

    @Test("Ordinary numbers cause no diagnostic")
    func silent() {
        _ = chain(5, factor: 3)
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.isEmpty)
    }
}
