import AutoLayout
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Columns on a screen of 1400 by 1000 points.
@MainActor
@Suite("The columns of a split view")
struct SplitViewWidthTests {
    private let split = UISplitViewController(style: .tripleColumn)

    private func show(
        _ columns: [UISplitViewController.Column], size: Size = Size(width: 1400, height: 1000),
        direction: LayoutDirection = .leftToRight
    ) -> TestScreen {
        for column in columns { split.setViewController(UIViewController(), for: column) }
        return TestScreen(TestDevice(size: size, direction: direction)) { split }
    }

    /// The columns on the screen, with their edges.
    private var spans: [String] {
        let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
        let shown = columns.compactMap { column in split.viewController(for: column).map { (column, $0.view!) } }
            .filter { $0.1.superview === split.view }
        return shown.sorted { $0.1.frame.minX < $1.1.frame.minX }
            .map { "\($0.0) \(Int($0.1.frame.minX))–\(Int($0.1.frame.maxX))" }
    }

    @Test("are the last ones, as many as the display mode says")
    func modes() {
        let test = show([.primary, .supplementary, .secondary])
        for (mode, expected) in [
            (.secondaryOnly, ["secondary 0–1400"]),
            (.automatic, ["supplementary 0–320", "secondary 320–1400"]),
            (.oneBesideSecondary, ["supplementary 0–320", "secondary 320–1400"]),
            (.oneOverSecondary, ["supplementary 0–320", "secondary 320–1400"]),
            (.twoBesideSecondary, ["primary 0–320", "supplementary 320–640", "secondary 640–1400"]),
            (.twoOverSecondary, ["primary 0–320", "supplementary 320–640", "secondary 640–1400"]),
            (.twoDisplaceSecondary, ["primary 0–320", "supplementary 320–640", "secondary 640–1400"]),
        ] as [(UISplitViewController.DisplayMode, [String])] {
            test.run { split.preferredDisplayMode = mode }
            #expect(spans == expected, "\(mode)")
            #expect(test.run { split.displayMode } == (mode == .automatic ? .oneBesideSecondary : mode))
        }
        test.run { split.hide(.primary) }
        #expect(spans == ["secondary 0–1400"] && split.displayMode == .secondaryOnly)
        test.run { split.hide(.secondary) }
        test.run { split.show(.supplementary) }
        #expect(spans == ["secondary 0–1400"])
        test.run { split.show(.primary) }
        #expect(spans.count == 3)
        #expect(split.viewControllers.count == 3)
    }

    @Test("have the widths that are preferred, within the limits")
    func widths() {
        let test = show([.primary, .supplementary, .secondary], direction: .rightToLeft)
        func widths(_ change: () -> Void) -> [CGFloat] {
            test.run(change)
            #expect(split.viewController(for: .primary)?.view.frame.width == split.primaryColumnWidth)
            #expect(split.viewController(for: .primary)?.view.frame.maxX == 1400)
            #expect(split.viewController(for: .supplementary)?.view.frame.maxX == 1400 - split.primaryColumnWidth)
            return [split.primaryColumnWidth, split.supplementaryColumnWidth]
        }
        #expect(widths { split.preferredDisplayMode = .twoBesideSecondary } == [320, 320])
        #expect(widths { split.preferredPrimaryColumnWidth = 250 } == [250, 320])
        #expect(widths { split.preferredSupplementaryColumnWidth = 270 } == [250, 270])
        #expect(widths { split.minimumPrimaryColumnWidth = 260 } == [260, 270])
        #expect(widths { split.preferredPrimaryColumnWidth = 400 } == [400, 270])
        #expect(widths { split.maximumPrimaryColumnWidth = 390 } == [390, 270])
        #expect(widths { split.preferredPrimaryColumnWidthFraction = 0.2 } == [280, 270])
        #expect(widths { split.preferredPrimaryColumnWidthFraction = 0.5 } == [390, 270])
        #expect(widths { split.preferredPrimaryColumnWidthFraction = 0.1 } == [260, 270])
        #expect(spans == ["secondary 0–870", "supplementary 870–1140", "primary 1140–1400"])
    }

    @Test("are one in compact width: that for compact width, or else the first one")
    func compact() {
        let phone = Size(width: 390, height: 844)
        let test = show([.primary, .secondary], size: phone)
        #expect(split.isCollapsed && split.displayMode == .secondaryOnly && spans == ["primary 0–390"])
        test.run { split.setViewController(UIViewController(), for: .compact) }
        #expect(spans == ["compact 0–390"])
        test.resize(to: Size(width: 1400, height: 1000))
        #expect(!split.isCollapsed && spans == ["primary 0–320", "secondary 320–1400"])
        test.resize(to: Size(width: 1000, height: 1400))
        #expect(split.displayMode == .secondaryOnly && spans == ["secondary 0–1000"])
    }

    @Test("are put into navigation controllers, unless the split view has no style")
    func wrapping() {
        let (detail, navigation) = (UIViewController(), UINavigationController())
        split.setViewController(detail, for: .secondary)
        #expect(split.viewController(for: .secondary) === detail.navigationController)
        split.setViewController(navigation, for: .primary)
        #expect(split.viewController(for: .primary) === navigation && split.children.count == 2)
        split.setViewController(nil, for: .primary)
        #expect(split.viewController(for: .primary) == nil && split.children.count == 1 && navigation.parent == nil)
        let plain = UISplitViewController()
        plain.viewControllers = [detail, navigation]
        #expect(plain.style == .unspecified && plain.viewControllers == [detail, navigation])
        #expect(plain.viewController(for: .primary) === detail && plain.viewController(for: .secondary) === navigation)
        plain.viewControllers = [navigation, detail]
        #expect(
            plain.viewControllers == [navigation, detail] && navigation.parent === plain && detail.parent === plain)
        plain.viewControllers = [detail]
        #expect(plain.viewControllers == [detail] && detail.parent === plain && plain.children == [detail])
    }
}
