import AutoLayout
import Testing

@Suite("Delivery of diagnostics")
struct JournalTests {
    @Test("Without a handler, the first of each kind is printed to standard error, and all of them are kept")
    func printed() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let root = View(name: "root")
                root.addSubview(root)
                root.addSubview(root)
                root.frame.origin.x = .nan
                #expect(root.layoutDiagnostics.map(\.kind) == [.hierarchyCycle, .hierarchyCycle, .notFinite])
            })
        let words = String(decoding: result.standardErrorContent, as: UTF8.self)
        let kinds = words.split(separator: "\n").compactMap { line in
            ["hierarchy cycle", "invalid number"].first { line.contains("\($0): ") }
        }
        #expect(kinds == ["hierarchy cycle", "invalid number"])
    }

    @Test("A view is shown by its name, or by its type if it has none")
    func names() {
        let screen = makeScreen()
        let label = Label("text", name: "title")
        label.tag = 7
        for view in [label, View()] {
            screen.addSubview(view)
            view.frame.origin.x = .nan
        }
        #expect(screen.layoutDiagnostics.map(\.viewName) == ["title", "View"])
        #expect(screen.subviews.map(\.tag) == [7, 0])
    }

    @Test("A tree that joins another in the middle of its own pass reports its diagnostics there")
    func joined() {
        let (screen, panel) = (makeScreen(), Hooked("panel"))
        screen.layoutIfNeeded()
        var told: [LayoutDiagnostic.Kind] = []
        screen.layoutDiagnosticHandler = { told.append($0.kind) }
        panel.onLayout = { panel in
            panel.onLayout = { _ in }
            panel.widthAnchor.constraint(equalToConstant: .nan).isActive = true
            screen.addSubview(panel)
        }
        panel.layoutIfNeeded()
        screen.layoutIfNeeded()
        #expect(told == [.invalidConstraint])
    }

    @Test("The location of a conflict is that of the constraint that is given up, even if it is not the newest")
    func place() throws {
        let screen = makeScreen()
        let box = View(name: "box")
        screen.addSubview(box)
        box.pin(0, 0, 0, 10, to: screen)[2].isActive = false
        let wide = box.widthAnchor.constraint(equalToConstant: 40)
        let narrow = box.widthAnchor.constraint(equalToConstant: 30)
        LayoutConstraint.activate([wide, narrow])
        screen.layoutIfNeeded()
        let conflict = try #require(screen.layoutDiagnostics.first)
        #expect(conflict.kind == .conflict && conflict.constraint == wide.description)
        #expect(conflict.location == wide.location)
    }
}

/// Tests of the wording of diagnostics.
extension JournalTests {
    private func reason(_ first: View, _ second: View) -> String {
        let constraint = first.leadingAnchor.constraint(equalTo: second.leadingAnchor)
        first.layoutDiagnosticHandler = { _ in }
        constraint.isActive = true
        return first.layoutDiagnostics.last?.message ?? ""
    }

    @Test("The message about a missing common ancestor names the view that is in no tree, or the trees of both")
    func noTree() {
        let (screen, other) = (makeScreen(), makeScreen())
        let (alone, inside, outside) = (View(name: "alone"), View(name: "inside"), View(name: "outside"))
        other.name = "other"
        screen.addSubview(inside)
        other.addSubview(outside)
        #expect(reason(alone, screen).contains("no common ancestor (alone is in no tree); add both"))
        #expect(reason(inside, alone).contains("no common ancestor (alone is in no tree); add both"))
        #expect(
            reason(inside, outside).contains(
                "(inside is in the tree of screen and outside is in the tree of other); add both"))
        #expect(
            reason(inside, other).contains(
                "(inside is in the tree of screen and other is the root of its own tree); add both"))
    }

    @Test("NaN is shown as NaN, whatever its sign")
    func notANumber() {
        let view = View(name: "view")
        view.layoutDiagnosticHandler = { _ in }
        for number in [Double.nan, -.nan] {
            view.frame.size.width = number
            view.widthAnchor.constraint(equalToConstant: number).isActive = true
            view.safeAreaInsets.top = number
            view.directionalLayoutMargins.leading = number
        }
        for diagnostic in view.layoutDiagnostics {
            #expect(diagnostic.message.contains("NaN") && !diagnostic.message.contains("nan"))
        }
        #expect(view.layoutDiagnostics.count == 8)
    }

    @Test("Of several diagnostics of one kind in a pass, the first is printed in full and the others are counted")
    func counted() async throws {
        let result = try #require(
            await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
                let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 100), name: "screen")
                for index in 0..<3 {
                    let view = View(name: "view \(index)")
                    screen.addSubview(view)
                    view.pin(0, 0, 10, 10, to: screen)
                    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
                }
                screen.layoutIfNeeded()
                screen.subviews[0].heightAnchor.constraint(equalToConstant: 20).isActive = true
                screen.layoutIfNeeded()
            })
        let lines = String(decoding: result.standardErrorContent, as: UTF8.self).split(separator: "\n")
        #expect(lines.count { $0.contains("cannot both be satisfied") } == 1)
        #expect(lines.contains("conflict: 2 more; see layoutDiagnostics."))
    }
}
