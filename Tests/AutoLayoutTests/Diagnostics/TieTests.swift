import AutoLayout
import Testing

@Suite("Ties")
struct TieTests {
    let screen = makeScreen()
    let box = View(name: "box")

    /// Adds the box with an optional constraint for each of the given widths, all of the same priority, and returns the
    /// ties.
    private func ties(of widths: [Double]) -> [LayoutDiagnostic] {
        screen.addSubview(box)
        box.pin(0, 0, 0, 10, to: screen)[2].isActive = false
        LayoutConstraint.activate(widths.map { box.widthAnchor.constraint(equalToConstant: $0).withPriority(500) })
        return screen.layoutTies
    }

    @Test("Two contradictory optional constraints of equal priority are a tie, and the older one holds")
    func two() {
        #expect(ties(of: [100, 50]).count == 1)
        #expect(box.frame.width == 100)
    }

    @Test("One optional constraint against two others is not a tie: satisfying it would cost more than it gains")
    func oneAgainstTwo() {
        #expect(ties(of: [100, 50, 100]).isEmpty)
        #expect(box.frame.width == 100)
    }
}
