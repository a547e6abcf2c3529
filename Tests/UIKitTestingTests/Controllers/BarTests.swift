import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("The bars of containers")
@MainActor
struct BarTests {
    /// A phone on its side with a safe area of 47 points at the sides and 21 at the bottom.
    private nonisolated static let landscape = TestDevice(
        size: Size(width: 844, height: 390), safeAreaInsets: EdgeInsets(left: 47, bottom: 21, right: 47),
        displayScale: 3)

    private func navigation(_ device: TestDevice, _ system: TestDevice.System = .iOS26) -> (
        UINavigationController, TestScreen
    ) {
        let root = UIViewController()
        (root.title, root.toolbarItems) = ("Title", [UIBarButtonItem.flexibleSpace()])
        let navigation = UINavigationController(rootViewController: root)
        navigation.setToolbarHidden(false, animated: false)
        return (navigation, TestScreen(TestDevice(device, system: system)) { navigation })
    }

    /// The frames of the bars and the safe area between them; those of iOS 26 were measured on iOS 26.1.
    @Test(
        "have the heights of the system, in both orientations and on tablets",
        arguments: [
            (TestDevice.phone, TestDevice.System.iOS26, [0, 101, 768, 48], [101, 86]),
            (.phone, .iOS18, [0, 91, 766, 78], [91, 78]),
            (landscape, .iOS26, [0, 78, 318, 48], [78, 82]), (landscape, .iOS18, [0, 44, 325, 65], [44, 65]),
            (.phoneWithHomeButton, .iOS26, [0, 74, 591, 48], [74, 86]),
            (.tablet, .iOS26, [0, 86, 1111, 44], [86, 79]),
            (.tablet, .iOS18, [0, 76, 1111, 69], [76, 69]),
        ] as [(TestDevice, TestDevice.System, [CGFloat], [CGFloat])])
    func heights(device: TestDevice, system: TestDevice.System, bars: [CGFloat], insets: [CGFloat]) {
        let (navigation, test) = navigation(device, system)
        let (bar, toolbar) = (navigation.navigationBar.frame, navigation.toolbar.frame)
        #expect([bar.minY, bar.height, toolbar.minY, toolbar.height] == bars)
        let width = CGFloat(device.size.width)
        #expect(bar.width == width && toolbar.width == width && bar.minX == 0 && toolbar.minX == 0)
        let safeArea = navigation.topViewController?.view.safeAreaInsets
        #expect([safeArea?.top, safeArea?.bottom] == insets)
        test.run { navigation.topViewController?.setToolbarItems([], animated: false) }
        test.run { navigation.view.setNeedsLayout() }
        #expect(navigation.toolbar.isHidden)
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == CGFloat(device.safeAreaInsets.bottom))
        test.run { navigation.setNavigationBarHidden(true, animated: false) }
        #expect(navigation.navigationBar.isHidden)
        #expect(navigation.topViewController?.view.safeAreaInsets.top == CGFloat(device.safeAreaInsets.top))
    }

    @Test("have a title between the ends or, if it is large, below the bar and beside the margins")
    func titles() throws {
        let (navigation, test) = navigation(.phone)
        let title = try #require(navigation.navigationBar.subviews.first as? UILabel)
        #expect(
            title.text == "Title" && title.textAlignment == .center
                && title.font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(title.frame == CGRect(x: 54, y: 47, width: 282, height: 54))
        test.run { navigation.navigationBar.prefersLargeTitles = true }
        #expect(abs(navigation.navigationBar.frame.height - (47 + 54 + 52)) < 1e-9)
        #expect(title.textAlignment == .natural && title.font == .systemFont(ofSize: 34, weight: .bold))
        #expect(title.frame == CGRect(x: 16, y: 101, width: 358, height: 52))
        test.run { navigation.topViewController?.navigationItem.title = "New" }
        #expect(
            title.text == "New" && navigation.navigationBar.topItem === navigation.topViewController?.navigationItem)
    }

    @Test("of their own have the height of a toolbar on the device")
    func toolbars() {
        for (device, height) in [(TestDevice.phone, 48), (.tablet, 44), (TestDevice(.phone, system: .iOS18), 44)]
            as [(TestDevice, CGFloat)]
        {
            TestScreen(device) { UIViewController() }.run {
                #expect(UIToolbar().intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
                #expect(UIToolbar().sizeThatFits(CGSize(width: 5, height: 6)) == CGSize(width: 5, height: height))
            }
        }
    }

    @Test(
        "of tabs have equal shares for their titles above the bottom",
        arguments: [
            (TestDevice.phone, TestDevice.System.iOS26, 83), (.phoneWithHomeButton, .iOS26, 83),
            (landscape, .iOS26, 83),
            (.phone, .iOS18, 83), (.phoneWithHomeButton, .iOS18, 49), (landscape, .iOS18, 70),
        ] as [(TestDevice, TestDevice.System, CGFloat)])
    func tabs(device: TestDevice, system: TestDevice.System, height: CGFloat) {
        let tabs = UITabBarController()
        tabs.setViewControllers(
            ["A", "B", "C"].map { title in
                let controller = UIViewController()
                controller.title = title
                return controller
            }, animated: false)
        let test = TestScreen(TestDevice(device, system: system)) { tabs }
        let (width, bottom) = (CGFloat(device.size.width), CGFloat(device.size.height))
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: bottom - height, width: width, height: height))
        #expect(tabs.selectedViewController?.view.safeAreaInsets.bottom == height)
        let labels = tabs.tabBar.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.text) == ["A", "B", "C"])
        for (index, label) in labels.enumerated() {
            #expect(
                abs(label.frame.minX - CGFloat(index) * width / 3) < 0.5 && abs(label.frame.width - width / 3) < 0.5)
            #expect(label.frame.minY == 32 && label.frame.height == 14 && label.textAlignment == .center)
            #expect(label.font == .systemFont(ofSize: 10, weight: .medium))
        }
        test.run { tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "New", image: nil, tag: 0) }
        #expect(tabs.tabBar.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "New", "C"])
        test.run { tabs.viewControllers = [] }
        #expect(tabs.tabBar.subviews.isEmpty && tabs.selectedViewController == nil)
    }

    @Test("belong to a selected tab, which can be chosen by its controller")
    func selecting() {
        let (tabs, controllers) = (UITabBarController(), (0..<3).map { _ in UIViewController() })
        tabs.viewControllers = controllers
        let test = TestScreen { tabs }
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === controllers[0])
        test.run { tabs.selectedViewController = controllers[2] }
        #expect(
            tabs.selectedIndex == 2 && controllers[2].view.superview === tabs.view
                && controllers[0].view.superview == nil)
        #expect(controllers[2].view.frame == tabs.view.bounds && tabs.view.subviews.last === tabs.tabBar)
        test.run { tabs.selectedViewController = UIViewController() }
        #expect(tabs.selectedIndex == 2)
        test.run { tabs.selectedIndex = 7 }
        #expect(tabs.selectedViewController == nil)
        let child = UIViewController()
        controllers[1].addChild(child)
        #expect(
            child.tabBarController === tabs && controllers[1].tabBarController === tabs && tabs.tabBarController == nil)
        #expect(child.navigationController == nil && child.splitViewController == nil)
    }

    @Test("show what a controller shows: in its navigation controller or split view, or presented over it")
    func showing() {
        let (root, next, alone) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        root.show(next, sender: nil)
        #expect(navigation.viewControllers == [root, next] && next.navigationController === navigation)
        alone.show(UIViewController(), sender: nil)
        #expect(
            alone.presentedViewController != nil && alone.presentedViewController?.presentingViewController === alone)
        let other = UIViewController()
        other.showDetailViewController(next, sender: nil)
        #expect(other.presentedViewController === next)
        root.setEditing(true, animated: false)
        #expect(root.isEditing && !next.isEditing)
        navigation.popViewController(animated: false)
        #expect(navigation.viewControllers == [root] && navigation.popViewController(animated: false) == nil)
        #expect(navigation.interactivePopGestureRecognizer != nil && !navigation.hidesBarsOnSwipe)
        let sharing = UIActivityViewController(activityItems: [], applicationActivities: nil)
        let test = TestScreen { navigation }
        for presented in [sharing, UISearchController(searchResultsController: nil)] {
            test.run { root.present(presented, animated: false) }
            #expect(root.presentedViewController === presented && !presented.isViewLoaded)
            test.run { root.dismiss(animated: false) }
        }
    }

    @Test("leave a page to fill the screen, and the one before it to go")
    func pages() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
        #expect(UIPageViewController().transitionStyle == .pageCurl)
        final class Page: UIViewController {
            var calls: [String] = []
            override func willMove(toParent parent: UIViewController?) {
                calls.append(parent == nil ? "will leave" : "will enter")
            }
            override func didMove(toParent parent: UIViewController?) {
                calls.append(parent == nil ? "left" : "entered")
            }
        }
        let (first, second) = (Page(), Page())
        let test = TestScreen { pages }
        var completed: [Bool] = []
        test.run { pages.setViewControllers([first], direction: .forward, animated: true) { completed.append($0) } }
        #expect(first.view.frame == pages.view.bounds && pages.viewControllers == [first])
        test.run { pages.setViewControllers([second], direction: .reverse, animated: true) { completed.append($0) } }
        #expect(
            first.calls == ["will enter", "entered", "will leave", "left"] && second.calls == ["will enter", "entered"])
        #expect(completed == [true, true] && pages.viewControllers == [second] && first.view.superview == nil)
        test.run { pages.setViewControllers(nil, direction: .forward, animated: false) }
        #expect(pages.viewControllers == nil && pages.children.isEmpty)
    }
}
