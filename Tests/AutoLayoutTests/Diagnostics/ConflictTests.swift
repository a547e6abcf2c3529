import AutoLayout
import Testing

@Suite("Conflicts")
struct ConflictTests {
    let screen = makeScreen()
    let box = View(name: "box")

    init() {
        screen.addSubview(box)
    }

    @Test("A conflict that shrinks below what frames can show ends, and returns when it grows")
    func shrinking() {
        let screen = makeScreen(width: 100)
        screen.layoutDiagnosticHandler = { _ in }
        let view = View()
        screen.addSubview(view)
        let widths = [30, 30.25].map { view.widthAnchor.constraint(equalToConstant: $0) }
        LayoutConstraint.activate(widths)
        for (width, isInConflict) in [(30.25, true), (30 + 3e-10, false), (30.25, true)] {
            widths[1].constant = width
            screen.layoutIfNeeded()
            #expect(widths[1].isInConflict == isInConflict)
            #expect(screen.layoutConflicts.count == (isInConflict ? 1 : 0))
        }
    }

    @Test("One of the conflicting constraints is given up, and the diagnostic names them all")
    func givenUp() throws {
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

    @Test("A constraint that contradicts itself is a conflict of one, in the singular")
    func contradictsItself() throws {
        _ = box.pin(0, 0, 30, 40, to: screen)
        box.widthAnchor.constraint(equalTo: box.widthAnchor, constant: 11).isActive = true
        screen.layoutIfNeeded()
        let message = try #require(screen.layoutDiagnostics.first).message
        #expect(message.hasPrefix("This constraint cannot be satisfied; its sides differ by 11:\n"))
        #expect(message.contains("\n  1. box's width is its width plus 11 ("))
        #expect(message.contains("\nIt was given up, and is off by 11.\n"))
    }

    @Test("A conflict is reported once while it lasts, and again when it returns")
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

    @Test("A handler receives each diagnostic of its tree, wherever in the tree it was set")
    func handler() {
        var told: [LayoutDiagnostic.Kind] = []
        box.layoutDiagnosticHandler = { told.append($0.kind) }
        box.pin(0, 0, 30, -1, to: screen)
        screen.layoutIfNeeded()
        #expect(told == [.conflict])
    }

    @Test(
        "The message of a conflict of 202 constraints lists both ends; statements lists all"
    )
    func long() throws {
        var above = screen.topAnchor
        for index in 1...100 {
            let row = View(name: "row \(index)")
            screen.addSubview(row)
            let height: Double = index <= 50 ? 40 : 0
            row.topAnchor.constraint(equalTo: above).isActive = true
            row.bottomAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: height).isActive = true
            above = row.bottomAnchor
        }
        screen.bottomAnchor.constraint(equalTo: above).isActive = true
        screen.layoutIfNeeded()
        let diagnostic = try #require(screen.layoutDiagnostics.first)
        #expect(diagnostic.statements.count == 202)
        let lines = diagnostic.message.split(separator: "\n").map(String.init)
        #expect(lines.count < 20)
        #expect(lines[0] == "These 202 constraints cannot all be satisfied; they differ by 1156:")
        #expect(lines.contains { $0.hasPrefix("     … ") && $0.hasSuffix(" more") })
        // Without any one of the limits, a row would be less than 0 high.
        #expect(lines.suffix(2).first == "To fix it: lower the priority of constraint 202 to 999.")
        #expect(lines.last == "Or: give screen a height of 2000: it has 844.")
        #expect(lines.contains { $0.hasPrefix("  202. screen's bottom is at row 100's bottom") })
    }

    @Test(
        "The advice for contradictory limits names the minimum and the maximum, whichever is older",
        arguments: [1, 2])
    func crossedLimits(minimum: Int) throws {
        let limits = [
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 50),
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 30),
        ]
        LayoutConstraint.activate(minimum == 1 ? limits : limits.reversed())
        screen.layoutIfNeeded()
        let message = try #require(screen.layoutDiagnostics.first { $0.kind == .conflict }).message
        let words = message.split { $0.isWhitespace }.joined(separator: " ")
        #expect(words.hasSuffix("make the minimum, 50, no larger than the maximum, 30."))
    }

    @Test("A negative minimum distance below is described as a maximum distance above")
    func negativeDistances() throws {
        box.topAnchor.constraint(greaterThanOrEqualTo: screen.topAnchor, constant: -8).isActive = true
        box.topAnchor.constraint(equalTo: screen.topAnchor, constant: -20).isActive = true
        screen.layoutIfNeeded()
        let diagnostic = try #require(screen.layoutDiagnostics.first { $0.kind == .conflict })
        #expect(
            diagnostic.statements.map(\.sentence) == [
                "box's top is at most 8 above screen's top", "box's top is 20 above screen's top",
            ])
    }
}
