import Foundation
import LayoutPreview
import Screens
import Testing
import UIKit
import UIKitTesting
@MainActor struct DebugTests {
    @Test func debug() throws {
        for screen in Screen.allCases {
            for (name, w, h, scale, dir) in [("phone", 390.0, 844.0, 1.0, LayoutDirection.leftToRight), ("rtl", 320, 568, 1.5, .rightToLeft), ("pad", 1024, 768, 1, .leftToRight), ("large", 390, 844, 3, .leftToRight)] {
                var d = device; d.size = Size(width: w, height: h); d.textScale = scale; d.direction = dir
                let t = TestScreen(d) { screen.make() }
                if screen == .chat && name == "phone" { t.showKeyboard() }
                try t.view.svg([]).write(toFile: "/tmp/shots/\(screen)-\(name).svg", atomically: true, encoding: .utf8)
            }
        }
    }
}
