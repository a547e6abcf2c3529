import TestSupport
import Testing

@testable import AutoLayout
@testable import LayoutCore

@Suite("Constraints of an activation")
struct ActivatedConstraintsTests {
    @Test("are asked for by their positions; any other number stops the program", arguments: [-1, 2])
    func positions(position: Int) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [position = position as Int] in
            let view = View()
            let constraints = [1.0, 2].map { view.widthAnchor.constraint(equalToConstant: $0) }
            let activated = ActivatedConstraints(constraints, of: nil)
            #expect(activated.constraint(at: 0) === constraints[0] && activated.constraint(at: 1) === constraints[1])
            _ = activated.constraint(at: position)
        }
        expectMessage("The position is not one of the 2 constraints.", in: result?.standardErrorContent)
    }
}
