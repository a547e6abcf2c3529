import AutoLayout
import Testing

@Suite("An ambiguity")
struct AmbiguityListTests {
    @Test("is listed for as long as it lasts, however often it is reported")
    func list() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 100), name: "screen")
        screen.layoutDiagnosticHandler = { _ in }
        let box = View(name: "box")
        screen.addSubview(
            box,
            withConstraints: [
                box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
            ])
        #expect(screen.layoutAmbiguities.isEmpty)
        for _ in 0..<2 {
            screen.layoutIfNeeded()
            #expect(screen.layoutAmbiguities.map(\.viewName) == ["box"])
            #expect(screen.layoutAmbiguities == screen.layoutDiagnostics)
            screen.frame.size.width += 10
        }
        let top = box.topAnchor.constraint(equalTo: screen.topAnchor)
        top.isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutAmbiguities.isEmpty)
        top.isActive = false
        screen.layoutIfNeeded()
        #expect(screen.layoutAmbiguities.map(\.viewName) == ["box"])
    }

    @Test("is reported at the newest constraint that has a source location, not at one made for a safe area")
    func place() {
        let (screen, box, child) = (makeScreen(), View(name: "box"), View(name: "child"))
        screen.addSubview(box)
        box.addSubview(child)
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        let line = #line - 1
        child.leadingAnchor.constraint(equalTo: box.safeAreaLayoutGuide.leadingAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutAmbiguities.first { $0.viewName == "box" }?.location?.line == line)
    }

    @Test("that causes most of the others is reported first")
    func order() {
        let screen = makeScreen()
        var above: View?
        for name in ["lone", "head", "second", "third"] {
            let view = View(name: name)
            screen.addSubview(view, withConstraints: [view.leftAnchor.constraint(equalTo: screen.leftAnchor)])
            view.widthAnchor.constraint(equalToConstant: 10).isActive = true
            view.heightAnchor.constraint(equalToConstant: 10).isActive = true
            if let above { view.topAnchor.constraint(equalTo: above.bottomAnchor).isActive = true }
            if name != "lone" { above = view }
        }
        screen.layoutIfNeeded()
        #expect(screen.layoutAmbiguities.map(\.viewName) == ["head", "lone"])
    }

    @Test("is reported once, even if another view becomes ambiguous later")
    func reportedOnce() {
        let screen = makeScreen()
        for name in ["first", "second"] {
            let view = View(name: name)
            screen.addSubview(view)
            view.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
            screen.layoutIfNeeded()
        }
        #expect(screen.layoutDiagnostics.map(\.viewName) == ["first", "second"])
    }
}
