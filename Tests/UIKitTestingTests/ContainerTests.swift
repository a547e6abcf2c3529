import Foundation
import Testing
import UIKit
import UIKitTesting

/// A controller that records when it appears and disappears.
private final class NotingController: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
    override func viewWillDisappear(_ animated: Bool) {
        calls.append(navigationController == nil ? "disappear" : "disappear in its container")
    }
}

/// A controller and a view that record the sizes and traits of which they are notified.
private final class TurningController: UIViewController {
    final class TurningView: UIView {
        var oldWidths: [UIUserInterfaceSizeClass?] = []
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            oldWidths.append(previous?.horizontalSizeClass)
        }
    }

    let inner = TurningView()
    var widths: [CGFloat] = []
    var sizeClasses: [UIUserInterfaceSizeClass] = []

    override func viewDidLoad() { view.addSubview(inner) }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        widths.append(size.width)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        sizeClasses.append(traitCollection.horizontalSizeClass)
    }
}

/// A controller that widens a bar along with a change in the screen's size, and records the widths that it sees.
private final class WideningController: UIViewController {
    let bar = UIView()
    var width: NSLayoutConstraint!
    var widths: [(screen: CGFloat, bar: CGFloat)] = []
    var accompanied = 0

    override func viewDidLoad() {
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        width = bar.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40)
        width.isActive = true
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        note()
        coordinator.animate { _ in self.accompanied += 1 }
        coordinator.animate(
            alongsideTransition: { _ in
                self.note()
                self.width.constant = -10
            }, completion: { _ in self.note() })
    }

    private func note() { widths.append((view.bounds.width, bar.frame.width)) }
}

/// A controller that records the parents that it gets and loses.
private final class MovedController: UIViewController {
    var calls: [String] = []
    override func willMove(toParent parent: UIViewController?) { note("will move", parent) }
    override func didMove(toParent parent: UIViewController?) { note("did move", parent) }
    private func note(_ what: String, _ parent: UIViewController?) {
        calls.append("\(what) \(parent == nil ? "out" : "in")")
    }
}

/// A controller that records why it appears and disappears, and whether its view is in a window then.
private final class MotiveController: UIViewController {
    var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) {
        note("will disappear")
        #expect(view.window != nil)
    }
    override func viewDidDisappear(_ animated: Bool) {
        note("did disappear")
        #expect(view.window == nil)
    }

    private func note(_ what: String) {
        var motives: [String] = []
        if isBeingPresented { motives.append("presented") }
        if isBeingDismissed { motives.append("dismissed") }
        if isMovingToParent { motives.append("added") }
        if isMovingFromParent { motives.append("removed") }
        calls.append(([what] + motives).joined(separator: " "))
    }

    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A delegate of a navigation controller that hides the bar over the first controller.
private final class BarHider: UINavigationControllerDelegate {
    var shown: [(controller: UIViewController, top: CGFloat)] = []
    func navigationController(
        _ navigation: UINavigationController, willShow controller: UIViewController, animated: Bool
    ) { navigation.setNavigationBarHidden(controller === navigation.viewControllers[0], animated: animated) }
    func navigationController(
        _ navigation: UINavigationController, didShow controller: UIViewController, animated: Bool
    ) { shown.append((controller, controller.view.safeAreaInsets.top)) }
}

@Suite("Controllers in container controllers")
@MainActor
struct ContainerTests {
    private let first = NotingController()
    private let second = NotingController()

    @Test("A pushed controller appears and the one below disappears, until it is popped")
    func pushing() {
        let navigation = UINavigationController(rootViewController: first)
        let test = TestScreen { navigation }
        test.run { navigation.pushViewController(second, animated: false) }
        #expect(first.calls == ["appear", "disappear in its container"] && second.calls == ["appear"])
        test.run { _ = navigation.popViewController(animated: false) }
        #expect(first.calls.last == "appear" && first.calls.count == 3)
        #expect(second.calls == ["appear", "disappear in its container"] && second.parent == nil)
    }

    @Test("Of several controllers that are pushed or popped together, only the last is loaded and appears")
    func stack() {
        let root = NotingController()
        let navigation = UINavigationController(rootViewController: root)
        let test = TestScreen { navigation }
        test.run { navigation.setViewControllers([root, first, second], animated: false) }
        #expect(!first.isViewLoaded && second.calls == ["appear"])
        test.run {
            let popped = navigation.popToRootViewController(animated: false)
            #expect(popped == [first, second])
        }
        #expect(!first.isViewLoaded && navigation.viewControllers == [root])
        #expect(root.calls == ["appear", "disappear in its container", "appear"])
        #expect(test.run { navigation.popViewController(animated: false) } == nil)
    }

    @Test("A navigation delegate is told what is about to be shown, and what is shown once it is laid out")
    func navigationDelegate() {
        let (navigation, hider) = (UINavigationController(rootViewController: first), BarHider())
        navigation.delegate = hider
        let test = TestScreen { navigation }
        test.run { navigation.pushViewController(second, animated: false) }
        test.run { _ = navigation.popViewController(animated: false) }
        #expect(hider.shown.map(\.controller) == [first, second, first])
        #expect(hider.shown.map(\.top) == [47, 101, 47])
    }

    @Test("A controller is told before and after it enters or leaves a container")
    func leaving() {
        let (pushed, tab, page) = (MovedController(), MovedController(), MovedController())
        let (navigation, tabs) = (UINavigationController(rootViewController: first), UITabBarController())
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        navigation.pushViewController(pushed, animated: false)
        navigation.popViewController(animated: false)
        tabs.viewControllers = [tab]
        tabs.viewControllers = []
        pages.setViewControllers([page], direction: .forward, animated: false)
        pages.setViewControllers([second], direction: .forward, animated: false)
        for controller in [pushed, tab, page] {
            #expect(controller.calls == ["will move in", "did move in", "will move out", "did move out"])
        }
    }

    @Test("Only the selected controller of a tab bar has appeared")
    func tabs() {
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let test = TestScreen { tabs }
        #expect(first.calls == ["appear"] && !second.isViewLoaded)
        test.run { tabs.selectedIndex = 1 }
        #expect(first.calls == ["appear", "disappear"] && second.calls == ["appear"])
    }

    @Test("A child appears once its view is on the screen, and disappears with it")
    func child() {
        let parent = UIViewController()
        let test = TestScreen { parent }
        test.run {
            parent.addChild(first)
            parent.view.addSubview(first.view)
            first.didMove(toParent: parent)
        }
        #expect(first.calls == ["appear"])
        test.run { first.view.removeFromSuperview() }
        #expect(first.calls == ["appear", "disappear"])
    }

    @Test("A new screen size reaches children, controllers that they present and hidden ones, once each")
    func turning() {
        let (root, presented, hidden) = (TurningController(), TurningController(), TurningController())
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: root), hidden]
        let test = TestScreen { tabs }
        test.run {
            hidden.loadViewIfNeeded()
            presented.modalPresentationStyle = .fullScreen
            root.present(presented, animated: false)
        }
        test.resize(to: Size(width: 844, height: 390))
        for controller in [root, presented, hidden] {
            #expect(controller.widths == [844] && controller.sizeClasses == [.regular])
            #expect(controller.inner.oldWidths == [.compact])
        }
        // At this size, the size classes are the same as before.
        test.resize(to: Size(width: 800, height: 390))
        #expect(root.widths == [844, 800] && root.sizeClasses == [.regular] && root.inner.oldWidths == [.compact])
    }

    @Test("Code alongside a change of the screen's size runs in the new size, and is laid out before completion")
    func accompanying() {
        let controller = WideningController()
        let test = TestScreen { controller }
        test.resize(to: Size(width: 844, height: 390))
        #expect(controller.widths.map(\.screen) == [390, 844, 844])
        #expect(controller.widths.map(\.bar) == [350, 804, 834])
        #expect(controller.accompanied == 1)
    }

    @Test("The insets of bars are added to a controller's own, and are removed with the bars")
    func insets() {
        first.additionalSafeAreaInsets.bottom = 60
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let test = TestScreen { tabs }
        #expect(first.view.safeAreaInsets.bottom == 34 + 49 + 60 && first.additionalSafeAreaInsets.bottom == 60)
        test.run { tabs.viewControllers = [second] }
        test.run { second.view.addSubview(first.view) }
        #expect(first.view.safeAreaInsets.bottom == second.view.safeAreaInsets.bottom + 60)
    }

    @Test("A layout that does not extend to the edges is between the bars, whichever containers they belong to")
    func edges() {
        first.edgesForExtendedLayout = []
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: first)]
        let test = TestScreen { tabs }
        #expect(first.view.convert(first.view.bounds, to: nil) == CGRect(x: 0, y: 101, width: 390, height: 660))
        #expect(first.view.safeAreaInsets == .zero)
        test.run { first.edgesForExtendedLayout = .bottom }
        #expect(first.view.convert(first.view.bounds, to: nil) == CGRect(x: 0, y: 101, width: 390, height: 743))
        #expect(first.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0))
    }

    @Test("Views that an app adds to a container stay when another child is shown")
    func foreignViews() {
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        let test = TestScreen { tabs }
        let button = UIButton(frame: CGRect(x: 160, y: 700, width: 60, height: 60))
        test.run { tabs.view.addSubview(button) }
        test.run { tabs.selectedIndex = 1 }
        #expect(tabs.view.subviews == [second.view, tabs.tabBar, button])
    }

    @Test("A tab bar with new controllers keeps the selected one, or else its index, or else selects the first")
    func reselecting() {
        let (tabs, third) = (UITabBarController(), NotingController())
        tabs.viewControllers = [first, second, third]
        tabs.selectedIndex = 2
        let test = TestScreen { tabs }
        test.run { tabs.viewControllers = [third, first] }
        #expect(tabs.selectedViewController === third && tabs.selectedIndex == 0)
        #expect(third.calls == ["appear"] && first.calls.isEmpty)
        test.run { tabs.selectedIndex = 1 }
        test.run { tabs.viewControllers = [third, second] }
        #expect(tabs.selectedViewController === second)
        test.run { tabs.viewControllers = [first] }
        #expect(tabs.selectedViewController === first && first.view.window != nil)
    }

    /// The titles that a bar shows.
    private func titles(of bar: UIView) -> [String?] { bar.subviews.compactMap { $0 as? UILabel }.map(\.text) }

    @Test("Bars show the current titles of their items, which follow those of their controllers")
    func currentTitles() {
        let (navigation, tabs) = (UINavigationController(rootViewController: first), UITabBarController())
        tabs.viewControllers = [navigation, second]
        let test = TestScreen { tabs }
        test.run { first.navigationItem.title = "Late" }
        #expect(titles(of: navigation.navigationBar) == ["Late"] && first.title == nil)
        test.run { first.title = "Later" }
        #expect(first.navigationItem.title == "Later" && titles(of: navigation.navigationBar) == ["Later"])
        test.run { second.tabBarItem.title = "Tab" }
        #expect(titles(of: tabs.tabBar) == [nil, "Tab"])
        test.run { second.title = "Second" }
        #expect(second.tabBarItem.title == "Second" && titles(of: tabs.tabBar) == [nil, "Second"])
        test.run { second.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 0) }
        #expect(titles(of: tabs.tabBar) == [nil, "Other"])
        test.run { navigation.pushViewController(UIViewController(), animated: false) }
        test.run { first.title = "Hidden" }
        #expect(titles(of: navigation.navigationBar) == [nil])
    }

    @Test("The stack of a navigation controller may be set as a whole, or changed in place")
    func settingStack() {
        let navigation = UINavigationController(rootViewController: first)
        let test = TestScreen { navigation }
        test.run { navigation.viewControllers = [second] }
        #expect(second.calls == ["appear"] && first.parent == nil && second.parent === navigation)
        test.run { navigation.viewControllers.append(first) }
        #expect(navigation.topViewController === first && first.view.window != nil)
    }

    @Test("The visible controller of a navigation controller is the one that it presents, or else the top one")
    func visible() {
        let (navigation, sheet) = (UINavigationController(rootViewController: first), UIViewController())
        #expect(navigation.visibleViewController === first)
        first.present(sheet, animated: false)
        #expect(navigation.visibleViewController === sheet && navigation.topViewController === first)
    }

    @Test("A controller knows why it appears and disappears, and disappears before its view leaves the window")
    func motives() {
        let (root, pushed, sheet) = (MotiveController(), MotiveController(), MotiveController())
        let navigation = UINavigationController(rootViewController: root)
        let test = TestScreen { navigation }
        #expect(root.takeCalls().count == 2)
        test.run { navigation.pushViewController(pushed, animated: false) }
        #expect(pushed.takeCalls() == ["will appear added", "did appear added"])
        #expect(root.takeCalls() == ["will disappear", "did disappear"])
        sheet.modalPresentationStyle = .fullScreen
        test.run { pushed.present(sheet, animated: false) }
        #expect(sheet.takeCalls() == ["will appear presented", "did appear presented"])
        #expect(pushed.takeCalls() == ["will disappear", "did disappear"])
        test.run { pushed.dismiss(animated: false) }
        #expect(sheet.takeCalls() == ["will disappear dismissed", "did disappear dismissed"])
        #expect(pushed.takeCalls() == ["will appear", "did appear"])
        test.run { _ = navigation.popViewController(animated: false) }
        #expect(pushed.takeCalls() == ["will disappear removed", "did disappear removed"])
        #expect(root.takeCalls() == ["will appear", "did appear"])
        #expect(!pushed.isMovingFromParent && !sheet.isBeingDismissed)
    }

    @Test("A controller that is pushed below another one is not moving to its parent when it appears later")
    func pushedBelow() {
        let (below, top) = (MotiveController(), MotiveController())
        let navigation = UINavigationController(rootViewController: first)
        let test = TestScreen { navigation }
        test.run { navigation.setViewControllers([first, below, top], animated: false) }
        test.run { _ = navigation.popViewController(animated: false) }
        #expect(below.calls == ["will appear", "did appear"])
    }

    @Test("A controller that leaves while it appears disappears, and one that was never in a window does not")
    func leavingEarly() {
        let (parent, child, stranger) = (UIViewController(), MotiveController(), MotiveController())
        let test = TestScreen { parent }
        test.run {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.view.removeFromSuperview()
            child.removeFromParent()
            let container = UIView()
            container.addSubview(stranger.view)
            stranger.view.removeFromSuperview()
        }
        #expect(child.takeCalls() == ["will appear added", "will disappear", "did disappear"])
        #expect(stranger.calls.isEmpty)
    }

    @Test("A controller knows that a custom container adds and removes it")
    func motivesInOwnContainer() {
        let (parent, child) = (UIViewController(), MotiveController())
        let test = TestScreen { parent }
        test.run {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }
        #expect(child.takeCalls() == ["will appear added", "did appear added"])
        test.run {
            child.willMove(toParent: nil)
            child.view.removeFromSuperview()
            child.removeFromParent()
        }
        #expect(child.takeCalls() == ["will disappear removed", "did disappear removed"])
    }
}
