import AutoLayout
import Testing

@Suite("Conflicts")
struct ConflictTests {
    let screen = makeScreen()
    let box = View(name: "box")

    init() {
        screen.addSubview(box)
    }

    @Test("The newest of the constraints that cannot hold together is given up, and the diagnostic names them all")
    func newest() throws {
        let constraints = box.pin(0, 0, 30, 40, to: screen)
        let wide = box.widthAnchor.constraint(equalToConstant: 50)
        wide.isActive = true
        screen.layoutIfNeeded()
        #expect(box.frame.width == 30)
        let diagnostic = try #require(screen.layoutDiagnostics.first)
        #expect(diagnostic.kind == .conflict && diagnostic.viewName == "box" && diagnostic.location == wide.location)
        #expect(diagnostic.statements.map(\.sentence) == ["box's width is 30", "box's width is 50"])
        constraints[2].isActive = false
        screen.layoutIfNeeded()
        #expect(box.frame.width == 50)
    }

    @Test("A conflict is told once while it lasts, and again when it comes back")
    func once() {
        let width = box.pin(0, 0, 30, 40, to: screen)[2]
        let wide = box.widthAnchor.constraint(equalToConstant: 50)
        wide.isActive = true
        screen.layoutIfNeeded()
        screen.frame.size.width += 1
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.count == 1)
        width.constant = 50
        screen.layoutIfNeeded()
        width.constant = 30
        screen.layoutIfNeeded()
        #expect(screen.layoutDiagnostics.count == 2)
    }

    @Test("A handler is told of each diagnostic of its tree, wherever in the tree it was set")
    func handler() {
        var told: [LayoutDiagnostic.Kind] = []
        box.layoutDiagnosticHandler = { told.append($0.kind) }
        box.pin(0, 0, 30, -1, to: screen)
        screen.layoutIfNeeded()
        #expect(told == [.conflict])
    }
}
