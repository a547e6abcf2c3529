import ConvertedSnapKit
import Testing
import UIKit
import UIKitTesting

@Suite("SnapKit's closures, converted")
@MainActor
struct SnapKitTests {
    @Test("The boxes have the frames that SnapKit's lines describe, as worked out by hand")
    func boxes() throws {
        // The screen is 390 by 844 points; the bottom 34 points are outside the safe area.
        let screen = TestScreen(.phone) { BoxesViewController() }
        let controller = try #require(screen.controller as? BoxesViewController)
        // The widths of red and blue plus the 20 points between them total 350, and blue is half as wide as red.
        #expect(controller.red.frame == CGRect(x: 20, y: 50, width: 220, height: 100))
        #expect(controller.blue.frame == CGRect(x: 260, y: 50, width: 110, height: 100))
        // The height of 10 yields to the minimum height of 50.
        #expect(controller.green.frame == CGRect(x: 20, y: 170, width: 350, height: 50))
        #expect(controller.badge.frame == CGRect(x: 98, y: 42, width: 24, height: 16))
        // A quarter of the screen's height, ending 8 above the bottom of the safe area.
        #expect(controller.footer.frame == CGRect(x: 0, y: 591, width: 390, height: 211))
        #expect(controller.note.frame == CGRect(x: 10, y: 10, width: 370, height: 191))
        #expect(controller.view.subviews == [controller.red, controller.blue, controller.green, controller.footer])
    }
}
