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
}
