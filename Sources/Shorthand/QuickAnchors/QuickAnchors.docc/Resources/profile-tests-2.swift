import Testing
import UIKit
import UIKitTesting

@testable import Profile

@MainActor
struct ProfileTests {
    @Test("The button is above the home indicator")
    func button() {
        let profile = ProfileViewController()
        let test = TestScreen(.phone) { profile }
        // The screen is 844 points high, of which the indicator takes 34.
        #expect(profile.follow.frame.maxY == 794)
        #expect(test.view.layoutConflicts.isEmpty)
    }

    @Test("The layout has no fault on any screen", arguments: ["Ada", "Augusta Ada King, Countess of Lovelace"])
    func faults(name: String) {
        let check = LayoutCheck(
            sizes: [Size(width: 320, height: 568), Size(width: 844, height: 390)], textScales: [1, 2])
        expectNoFaults(by: check) {
            let profile = ProfileViewController()
            profile.loadViewIfNeeded()
            profile.name.text = name
            return profile
        }
    }
}
