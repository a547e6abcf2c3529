import AutoLayout
import LayoutTesting
import Testing

@Suite("The rules on constraints")
struct ConstraintTests {
    let screen = makeScreen()
    let box = View(name: "box")

    init() {
        screen.addSubview(box)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: screen.topAnchor),
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 50),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 500),
        ])
    }

    @Test("report a conflict with the message of its diagnostic, and where the constraint given up was written")
    func conflict() throws {
        let line = #line + 1
        box.widthAnchor.constraint(equalToConstant: 400).isActive = true
        #expect(check(.noConflicts).faults(in: screen) == [])
        box.trailingAnchor.constraint(equalTo: screen.trailingAnchor).isActive = true
        let faults = check(.noConflicts).faults(in: screen)
        #expect(faults.map(\.viewName) == ["screen"])
        guard case .conflict(let diagnostic) = try #require(faults.first).problem else {
            Issue.record("A conflict was expected, not \(faults)")
            return
        }
        #expect(diagnostic.location == SourceLocation(line: line))
        #expect("\(faults[0])" == "screen: \(diagnostic.message) (320 × 568, left to right)")
    }

    @Test("report a conflict only on the screens that have one")
    func screens() {
        box.widthAnchor.constraint(equalToConstant: 400).isActive = true
        box.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor).isActive = true
        let check = LayoutCheck(sizes: [phone, tablet, phone], directions: [.leftToRight], rules: [.noConflicts])
        #expect(check.faults(in: screen).map(\.screenSize) == [phone, phone])
    }

    @Test("report attributes that no constraint determines")
    func ambiguity() {
        let faults = check(.noAmbiguity).faults(in: screen)
        #expect(faults.map(\.viewName) == ["box"])
        #expect(faults.map(\.problem) == [.ambiguity([.width])])
        #expect("\(faults[0])" == "screen > box: no constraint determines its width (320 × 568, left to right)")
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
        #expect(check(.noAmbiguity).faults(in: screen) == [])
    }

    @Test("list several attributes in a sentence")
    func attributes() {
        let open = View(name: "open")
        screen.addSubview(open)
        open.heightAnchor.constraint(equalToConstant: 10).isActive = true
        #expect(
            check(.noAmbiguity).faults(in: screen).last.map { "\($0.problem)" }
                == "no constraint determines its leading, top and width")
    }

    @Test("ignore views that are placed by their frames")
    func frames() {
        box.removeFromSuperview()
        screen.add("frame", 0, 0, 10, 10)
        #expect(LayoutCheck(sizes: [phone]).faults(in: screen) == [])
    }
}
