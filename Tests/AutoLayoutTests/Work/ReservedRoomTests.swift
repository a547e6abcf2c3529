import TestSupport
import Testing

@testable import AutoLayout
@testable import ConstraintSolver
@testable import LayoutCore

/// The room that the first pass reserves in the solver, so that the storage of a large layout grows only once.
@Suite("Reserved room")
struct ReservedRoomTests {
    private let screen = makeScreen()

    /// The elements that the solver's lists of variables, constraints and terms have room for, and that they have.
    private func room() -> (reserved: [Int], used: [Int]) {
        screen.layoutIfNeeded()
        let solver = screen.layoutNode.engineOfTree().solver
        return (
            [
                solver.state.store.variables.capacity, solver.state.store.constraints.capacity,
                solver.state.store.terms.capacity,
            ],
            [
                solver.state.store.variables.count, solver.state.store.constraints.count,
                solver.state.store.terms.count,
            ]
        )
    }

    @Test("for boxes is that for their constraints, with three terms each, and for the frame of one item")
    func boxes() {
        for index in 0..<500 {
            let box = View()
            screen.addSubview(box)
            box.pin(Double(index), 0, 10, 10, to: screen)
        }
        let (reserved, used) = room()
        // The screen and 500 boxes, and one more; each box has four constraints of one term each, which name no edge
        // that depends on an extent.
        #expect(reserved == [4 * 502, 4 * 500 + 4, 3 * 4 * 500 + 4])
        #expect(used == [4 * 501, 4 * 500 + 4, 4 * 500 + 4])
    }

    @Test("for views with content is also that for four rows of one term for each view")
    func contents() {
        for _ in 0..<500 {
            let content = Content(10, 10)
            screen.addSubview(content)
            LayoutConstraint.activate([
                content.centerXAnchor.constraint(equalTo: screen.trailingAnchor),
                content.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
            ])
        }
        let (reserved, used) = room()
        // An edge that depends on an extent has two terms, or one in the container.
        #expect(reserved == [4 * 502, 2 * 500 + 4 * 501, 2 * 500 * 3 + 4 * 501])
        #expect(used == [4 * 501, 2 * 500 + 4 * 501, 2 * 500 * 3 + 4 * 501])
    }

    @Test("is not more than needed if a large layout gets a few views")
    func later() {
        for _ in 0..<500 { screen.addSubview(View(), withEdgeInsets: .zero) }
        let before = room().reserved
        let content = Content(10, 10)
        screen.addSubview(content)
        content.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        // A list that is full grows by half.
        #expect(zip(room().reserved, before).allSatisfy { $0 <= 2 * $1 })
    }
}
