import Foundation
import Testing
import UIKit
import UIKitTesting

/// A screen that records when it appears and disappears, with a view in its safe area.
private final class NotingController: UIViewController {
    let content = UIView()
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(content)
        content.translatesAutoresizingMaskIntoConstraints = false
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: safeArea.topAnchor),
            content.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
        ])
    }

    override func viewDidAppear(_ animated: Bool) { calls.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
}

/// A custom sheet at the bottom.
private final class BottomPresentation: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height - 200, width: bounds.width, height: 200)
    }
}

private final class BottomTransition: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        BottomPresentation(presentedViewController: presented, presenting: presenting)
    }
}

@Suite("Controllers presented over others")
@MainActor
struct PresentationTests {
    private let root = NotingController()
    private let shown = NotingController()
    private static let tablet = TestDevice(
        size: Size(width: 1024, height: 768), safeAreaInsets: EdgeInsets(top: 24, bottom: 20))

    /// Presents the controller on a device.
    private func present(on device: TestDevice = .phone, _ prepare: (NotingController) -> Void = { _ in }) -> TestScreen
    {
        let test = TestScreen(device) { root }
        prepare(shown)
        test.run { root.present(shown, animated: true) }
        return test
    }

    /// The frame of the presented view in the window.
    private var frame: CGRect { shown.view.convert(shown.view.bounds, to: nil) }

    @Test("A sheet begins at the safe area, has it at the bottom, and leaves its presenter in place")
    func pageSheet() {
        let test = present()
        #expect(frame == CGRect(x: 0, y: 47, width: 390, height: 797))
        #expect(shown.content.frame == CGRect(x: 0, y: 0, width: 390, height: 763))
        #expect(root.view.window?.layoutView === test.view && shown.content.layoutView.name == "content")
        #expect(root.calls == ["appeared"] && shown.calls == ["appeared"])
        #expect(root.presentedViewController === shown && shown.presentingViewController === root)
    }

    @Test(
        "A full-screen controller covers its presenter, which comes back when the controller is dismissed",
        arguments: [
            UIModalPresentationStyle.fullScreen, .overFullScreen,
        ])
    func fullScreen(_ style: UIModalPresentationStyle) {
        let test = TestScreen { root }
        shown.modalPresentationStyle = style
        var isCompleted = false
        test.run { root.present(shown, animated: true) { isCompleted = true } }
        #expect(shown.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && isCompleted)
        #expect(shown.content.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect((root.view.window == nil) == (style == .fullScreen))
        test.resize(to: Size(width: 844, height: 390))
        #expect(shown.view.frame.size == CGSize(width: 844, height: 390))
        test.run { shown.dismiss(animated: true) }
        #expect(root.view.window != nil && shown.view.window == nil && root.presentedViewController == nil)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
        #expect(shown.calls == ["appeared", "disappeared"])
        #expect(root.calls == (style == .fullScreen ? ["appeared", "disappeared", "appeared"] : ["appeared"]))
    }

    @Test("A controller and the one that covers it are released with the test's screen")
    func released() {
        weak var presenter: NotingController?
        weak var presented: NotingController?
        func show() {
            let controllers = (NotingController(), NotingController())
            let test = TestScreen { controllers.0 }
            controllers.1.modalPresentationStyle = .fullScreen
            test.run { controllers.0.present(controllers.1, animated: false) }
            (presenter, presented) = controllers
        }
        show()
        #expect(presenter == nil && presented == nil)
    }

    @Test("A sheet has the height of its smallest or selected detent and floats unless that is the maximum")
    func detents() {
        let test = present { $0.sheetPresentationController?.detents = [.large(), .medium()] }
        // The distance from 47 to 810 is 763 points, of which 56 % are 427; with the safe area, this is scaled to the
        // width of 374 of 390 points.
        #expect(abs(frame.height - (427 + 34) * 374 / 390) < 1e-9 && abs(frame.maxY - 836) < 1e-9)
        let presentation = shown.sheetPresentationController
        test.run { presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large } }
        #expect(frame.minY == 47)
        test.run { presentation?.detents = [.custom { _ in 100 }] }
        // The inset is 28 - 20 * 24/74.
        let low = CGRect(x: 21.513_514, y: 733.519_058, width: 346.972_973, height: 88.967_429)
        #expect(abs(frame.minX - low.minX) + abs(frame.minY - low.minY) < 1e-5)
        #expect(abs(frame.width - low.width) + abs(frame.height - low.height) < 1e-5)
    }

    @Test("On iOS 18, a sheet begins 10 points below the safe area and is attached to the bottom of the screen")
    func earlierDetents() {
        let test = present(on: TestDevice(.phone, system: .iOS18)) {
            $0.sheetPresentationController?.detents = [.large(), .medium()]
        }
        // The distance from 57 to 810 is 753 points, half of which is 376.5.
        #expect(abs(frame.minY - (810 - 376.5)) < 0.2 && frame.maxY == 844)
        let presentation = shown.sheetPresentationController
        test.run { presentation?.animateChanges { presentation?.selectedDetentIdentifier = .large } }
        #expect(frame.minY == 57)
        test.run { presentation?.detents = [.custom { _ in 100 }] }
        #expect(frame == CGRect(x: 0, y: 710, width: 390, height: 134))
    }

    @Test("On a tablet, sheets are centered and have the size of their style")
    func tablet() {
        let test = present(on: Self.tablet)
        #expect(frame == CGRect(x: 160, y: 20, width: 704, height: 728))
        #expect(test.view.layoutConflicts.isEmpty)
    }

    @Test("A form sheet is 540 by 620 points, or has the preferred size")
    func formSheet() {
        let test = present(on: Self.tablet) { $0.modalPresentationStyle = .formSheet }
        #expect(frame == CGRect(x: 242, y: 74, width: 540, height: 620))
        test.run { shown.preferredContentSize = CGSize(width: 400, height: 300) }
        #expect(frame == CGRect(x: 312, y: 234, width: 400, height: 300))
    }

    @Test("In compact height a sheet fills the screen")
    func landscape() {
        let test = present(on: TestDevice(size: Size(width: 700, height: 375)))
        #expect(frame == CGRect(x: 0, y: 0, width: 700, height: 375))
        test.resize(to: Size(width: 375, height: 700))
        #expect(frame == CGRect(x: 0, y: 0, width: 375, height: 700))
    }

    @Test("The medium detent is inactive in compact height")
    func mediumInLandscape() {
        let test = present(on: TestDevice(size: Size(width: 568, height: 320))) {
            $0.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
            $0.sheetPresentationController?.detents = [.medium(), .large()]
        }
        #expect(frame == CGRect(x: 0, y: 0, width: 568, height: 320))
        // 56 % of 700 is 392.
        test.resize(to: Size(width: 375, height: 700))
        #expect(frame.minX == 8 && abs(frame.height - 392 * 359 / 375.0) < 1e-9)
    }

    @Test("A custom presentation controller determines the frame of the presented view")
    func custom() {
        let transition = BottomTransition()
        let test = present {
            $0.modalPresentationStyle = .custom
            $0.transitioningDelegate = transition
        }
        #expect(frame == CGRect(x: 0, y: 644, width: 390, height: 200))
        #expect(test.view.layoutConflicts.isEmpty)
    }

    @Test("A child presents over its container, and what is on top is dismissed first")
    func chain() {
        let navigation = UINavigationController(rootViewController: root)
        let test = TestScreen { navigation }
        let (second, third) = (NotingController(), NotingController())
        test.run {
            root.present(second, animated: false)
            root.present(third, animated: false)
        }
        #expect(navigation.presentedViewController === second && root.presentedViewController === second)
        // The first controller already presents another one, and refuses this one.
        #expect(third.presentingViewController == nil && !third.isViewLoaded)
        test.run { second.present(third, animated: false) }
        #expect(third.presentingViewController === second)
        test.run { navigation.dismiss(animated: false) }
        #expect(second.calls == ["appeared", "disappeared"] && third.calls == ["appeared", "disappeared"])
        #expect(navigation.presentedViewController == nil && second.presentedViewController == nil)
        test.run { root.present(second, animated: false) }
        #expect(second.calls == ["appeared", "disappeared", "appeared"])
    }

    @Test("In the current context, a controller fills the part of the screen that defines the context")
    func currentContext() {
        let test = TestScreen { UITabBarController() }
        let tabs = test.controller as? UITabBarController
        test.run { tabs?.viewControllers = [root] }
        root.definesPresentationContext = true
        shown.modalPresentationStyle = .overCurrentContext
        test.run { root.present(shown, animated: false) }
        #expect(shown.presentingViewController === root && root.view.window != nil)
        #expect(shown.view.superview?.superview === root.view.superview)
    }

    @Test("An alert is presented without its view being loaded")
    func alert() {
        let test = TestScreen { root }
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        test.run { root.present(alert, animated: true) }
        #expect(root.presentedViewController === alert && !alert.isViewLoaded)
        test.run { alert.dismiss(animated: true) }
        #expect(root.presentedViewController == nil)
    }

    @Test("A child dismisses what its container presents, or the container itself if it presents nothing")
    func dismissingFromChild() {
        let navigation = UINavigationController(rootViewController: root)
        let outer = NotingController()
        let test = TestScreen { outer }
        test.run { outer.present(navigation, animated: false) }
        test.run { root.present(shown, animated: false) }
        test.run { root.dismiss(animated: false) }
        #expect(navigation.presentedViewController == nil && shown.calls == ["appeared", "disappeared"])
        #expect(outer.presentedViewController === navigation)
        test.run { root.dismiss(animated: false) }
        #expect(outer.presentedViewController == nil)
    }

    @Test("A controller that outlives its presenter has no presenter")
    func outlivingPresenter() {
        func show() { UIViewController().present(shown, animated: false) }
        show()
        #expect(shown.presentingViewController == nil)
        shown.dismiss(animated: false)
    }
}
