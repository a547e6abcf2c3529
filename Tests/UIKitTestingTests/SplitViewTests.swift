import AutoLayout
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("A split view")
struct SplitViewTests {
    private func split(_ columns: [UISplitViewController.Column]) -> UISplitViewController {
        let split = UISplitViewController(style: columns.count == 3 ? .tripleColumn : .doubleColumn)
        for column in columns {
            let controller = UIViewController()
            controller.view.accessibilityIdentifier = "\(column)"
            split.setViewController(controller, for: column)
        }
        return split
    }

    private func spans(_ size: Size, direction: LayoutDirection = .leftToRight, _ split: () -> UISplitViewController)
        -> [String]
    {
        let test = TestScreen(TestDevice(size: size, direction: direction), split)
        guard let split = test.controller as? UISplitViewController else { return [] }
        return split.view.subviews.map { "\(Int($0.frame.minX))...\(Int($0.frame.maxX))" }
    }

    @Test("shows its columns side by side on a wide screen, and the first one on a narrow one")
    func widths() {
        let make = { self.split([.primary, .secondary]) }
        #expect(spans(Size(width: 1024, height: 768), make) == ["0...320", "320...1024"])
        #expect(spans(Size(width: 1024, height: 768), direction: .rightToLeft, make) == ["704...1024", "0...704"])
        #expect(spans(Size(width: 768, height: 1024), make) == ["0...768"])
        #expect(spans(Size(width: 390, height: 844), make) == ["0...390"])
    }

    @Test("has the columns and the width that the app prefers")
    func preferences() {
        let three = {
            let split = self.split([.primary, .supplementary, .secondary])
            split.preferredDisplayMode = .twoBesideSecondary
            split.preferredPrimaryColumnWidthFraction = 0.5
            split.maximumPrimaryColumnWidth = 200
            split.preferredSupplementaryColumnWidth = 250
            return split
        }
        #expect(spans(Size(width: 1366, height: 1024), three) == ["0...200", "200...450", "450...1366"])
    }

    @Test("is found by its children, and shows a detail in its last column")
    func detail() {
        let split = split([.primary, .secondary])
        let detail = UIViewController()
        let list = (split.viewController(for: .primary) as? UINavigationController)?.viewControllers.first
        #expect(list?.splitViewController === split)
        list?.showDetailViewController(detail, sender: nil)
        #expect(detail.splitViewController === split && split.viewControllers.count == 2)
        #expect((split.viewController(for: .secondary) as? UINavigationController)?.viewControllers == [detail])
    }
}
