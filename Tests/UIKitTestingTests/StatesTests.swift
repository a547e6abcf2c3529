import QuickAnchorsUIKit
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("In a file that imports QuickAnchorsUIKit and UIKitTesting")
struct StatesTests {
    @Test("layout states are those for UIKit's constraints")
    func states() {
        let view = UIView()
        let states = LayoutStates<String>()
        states["wide"] = [view.constraint(widthToConstant(300))]
        states.activate("wide")
        #expect(states.active == "wide" && view.constraints.map(\.constant) == [300])
    }
}
