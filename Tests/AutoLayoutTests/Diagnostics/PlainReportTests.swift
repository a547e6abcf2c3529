import ConstraintSolver
import Testing

@testable import AutoLayout
@testable import LayoutCore

/// What the engine reports by itself, in programs that do not contain the module that finds the members of conflicts.
@Suite("Reports without a reader of problems")
struct PlainReportTests {
    private let screen = makeScreen()

    private func addBox(_ name: String, widths: [Double]) -> [LayoutConstraint] {
        let box = View(name: name)
        screen.addSubview(box)
        box.pin(0, 0, 0, 10, to: screen)[2].isActive = false
        let constraints = widths.map { box.widthAnchor.constraint(equalToConstant: $0) }
        LayoutConstraint.activate(constraints)
        return constraints
    }

    @Test("A conflict is reported once, by the constraint that was given up")
    func conflicts() throws {
        let first = addBox("first", widths: [40, 30])
        screen.layoutDiagnosticHandler = nil
        let engine = screen.layoutNode.engineOfTree()
        engine.solve()
        var told: [LayoutDiagnostic] = []
        screen.layoutDiagnosticHandler = { told.append($0) }
        engine.reportConflicts()
        let dropped = try #require(first.first { told.last?.constraint == $0.description })
        #expect(told.map(\.kind) == [.conflict] && told[0].viewName == "first")
        #expect(told[0].message == "Required constraints conflict, and \(dropped) was given up.")
        #expect(told[0].location == dropped.location)
        engine.reportConflicts()
        #expect(told.count == 1)
        _ = addBox("second", widths: [20, 25])
        engine.solve()
        engine.reportConflicts()
        #expect(told.map(\.viewName) == ["first", "second"])
        // A conflict that has ended is reported again if it comes back.
        for constant in [30.0, 45] {
            dropped.constant = constant
            engine.solve()
            engine.reportConflicts()
        }
        #expect(told.map(\.viewName) == ["first", "second", "first"])
    }

    @Test("An edit that the solver refuses is reported with its subject and the error")
    func refusal() throws {
        let engine = screen.layoutNode.engineOfTree()
        let result = engine.attempt("A row") { () throws(SolverError) -> Int in throw .notFinite(.infinity) }
        #expect(result == nil)
        #expect(engine.attempt("A row") { () throws(SolverError) in 3 } == 3)
        let diagnostic = try #require(screen.layoutDiagnostics.first)
        #expect(screen.layoutDiagnostics.count == 1 && diagnostic.kind == .notFinite)
        #expect(diagnostic.message.hasPrefix("A row was refused by the solver ("))
        #expect(diagnostic.message.hasSuffix("); the previous value is kept."))
    }
}
