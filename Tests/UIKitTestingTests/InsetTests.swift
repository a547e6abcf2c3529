import Foundation
import Testing
import UIKit
import UIKitTesting

/// The calls with which views and controllers are notified of changes to their insets.
@MainActor
private final class InsetLog {
    var safeAreas = 0
    var margins = 0
}

@MainActor
private protocol Noting: UIView {
    var log: InsetLog { get }
}

private final class NotingView: UIView, Noting {
    let log = InsetLog()
    override func safeAreaInsetsDidChange() { log.safeAreas += 1 }
    override func layoutMarginsDidChange() { log.margins += 1 }
}

private final class NotingLabel: UILabel, Noting {
    let log = InsetLog()
    override func safeAreaInsetsDidChange() { log.safeAreas += 1 }
    override func layoutMarginsDidChange() { log.margins += 1 }
}

private final class NotingImageView: UIImageView, Noting {
    let log = InsetLog()
    override func safeAreaInsetsDidChange() { log.safeAreas += 1 }
    override func layoutMarginsDidChange() { log.margins += 1 }
}

private final class NotingStackView: UIStackView, Noting {
    let log = InsetLog()
    override func safeAreaInsetsDidChange() { log.safeAreas += 1 }
    override func layoutMarginsDidChange() { log.margins += 1 }
}

private final class NotingTextView: UITextView, Noting {
    let log = InsetLog()
    override func safeAreaInsetsDidChange() { log.safeAreas += 1 }
    override func layoutMarginsDidChange() { log.margins += 1 }
}

private final class NotingScrollView: UIScrollView, Noting {
    let log = InsetLog()
    override func safeAreaInsetsDidChange() { log.safeAreas += 1 }
    override func layoutMarginsDidChange() { log.margins += 1 }
}

private final class NotingButton: UIButton, Noting {
    let log = InsetLog()
    override func safeAreaInsetsDidChange() { log.safeAreas += 1 }
    override func layoutMarginsDidChange() { log.margins += 1 }
}

/// A controller that places a view by its frame, inside the safe area, and records changes to its insets.
private final class ManualController: UIViewController {
    let content = UIView()
    let log = InsetLog()

    override func viewDidLoad() { view.addSubview(content) }
    override func viewDidLayoutSubviews() { content.frame = view.bounds.inset(by: view.safeAreaInsets) }
    override func viewSafeAreaInsetsDidChange() { log.safeAreas += 1 }
    override func viewLayoutMarginsDidChange() { log.margins += 1 }
}

/// A controller whose view sets its margins as soon as it is created.
private final class MarginController: UIViewController {
    private final class MarginView: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            directionalLayoutMargins = NSDirectionalEdgeInsets(top: 30, leading: 40, bottom: 0, trailing: 5)
        }

        required init?(coder: NSCoder) { nil }
    }

    override func loadView() { view = MarginView() }
}

@Suite("Safe areas and margins of UIKit on Linux")
@MainActor
struct InsetTests {
    private let plain = UIViewController()

    private func fill(with view: UIView) {
        view.frame = plain.view.bounds
        plain.view.addSubview(view)
    }

    @Test("A view of any class is notified when its safe area or its margins change, even if nothing else uses them")
    func notifications() {
        let views: [any Noting] = [
            NotingView(), NotingLabel(), NotingImageView(), NotingStackView(), NotingTextView(), NotingScrollView(),
            NotingButton(),
        ]
        let test = TestScreen { plain }
        test.run {
            for view in views { fill(with: view) }
        }
        for view in views {
            #expect(view.log.safeAreas == 1 && view.log.margins == 1, "\(view)")
        }
        test.run { plain.additionalSafeAreaInsets.top = 10 }
        for view in views {
            #expect(view.log.safeAreas == 2 && view.log.margins == 2, "\(view)")
        }
        test.run {
            for view in views { view.directionalLayoutMargins.leading = 20 }
        }
        for view in views {
            #expect(view.log.safeAreas == 2 && view.log.margins == 3, "\(view)")
        }
    }

    @Test("A view with the default margins and no safe area is not notified of them")
    func unchanged() {
        let (view, test) = (NotingView(), TestScreen { plain })
        view.frame = CGRect(x: 100, y: 100, width: 10, height: 10)
        test.run { plain.view.addSubview(view) }
        #expect(view.log.safeAreas == 0 && view.log.margins == 0)
    }

    @Test("A stack view is still notified after it has stopped arranging its views by its margins")
    func stackWithoutMargins() {
        let (stack, test) = (NotingStackView(), TestScreen { plain })
        stack.isLayoutMarginsRelativeArrangement = true
        test.run { fill(with: stack) }
        test.run { stack.isLayoutMarginsRelativeArrangement = false }
        let calls = stack.log.safeAreas
        test.run { plain.additionalSafeAreaInsets.top = 10 }
        #expect(stack.log.safeAreas == calls + 1)
    }

    @Test("A controller that sets frames is laid out again when a bar above it disappears")
    func manualLayout() {
        let controller = ManualController()
        let navigation = UINavigationController(rootViewController: controller)
        let test = TestScreen { navigation }
        #expect(controller.content.frame == CGRect(x: 0, y: 101, width: 390, height: 709))
        let (safeAreas, margins) = (controller.log.safeAreas, controller.log.margins)
        #expect(safeAreas > 0 && margins > 0)
        test.run { navigation.isNavigationBarHidden = true }
        #expect(controller.content.frame == CGRect(x: 0, y: 47, width: 390, height: 763))
        #expect(controller.log.safeAreas == safeAreas + 1 && controller.log.margins == margins + 1)
    }

    @Test("The margins of a controller's view are those that it sets, but not smaller than the system's")
    func minimumMargins() {
        let controller = MarginController()
        let test = TestScreen { controller }
        let expected = NSDirectionalEdgeInsets(top: 30, leading: 40, bottom: 0, trailing: 16)
        #expect(controller.view.directionalLayoutMargins == expected)
        test.resize(to: Size(width: 844, height: 390))
        #expect(controller.view.directionalLayoutMargins.trailing == 20)
        test.run { controller.view.layoutMargins = .zero }
        #expect(
            controller.view.directionalLayoutMargins
                == NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20))
        test.run { controller.viewRespectsSystemMinimumLayoutMargins = false }
        #expect(controller.view.directionalLayoutMargins == .zero)
        test.run { controller.view = UIView() }
        #expect(controller.view.directionalLayoutMargins.top == 8)
    }

    @Test("The margins of a controller's view follow the reading direction")
    func direction() {
        let test = TestScreen(TestDevice(size: Size(width: 390, height: 844), direction: .rightToLeft)) { plain }
        test.run { plain.view.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0) }
        #expect(plain.view.directionalLayoutMargins.trailing == 50 && plain.view.layoutMargins.right == 16)
    }

    @Test("A view is next to an opaque bar, unless its controller includes these bars in its layout")
    func opaqueBars() {
        let content = UIViewController()
        let (navigation, tabs) = (UINavigationController(rootViewController: content), UITabBarController())
        tabs.viewControllers = [navigation]
        let test = TestScreen(.phone) { tabs }
        // The screen is 844 points high. The bars are 47 + 54 and 49 + 34 points high.
        #expect(content.view.frame.height == 844 && content.view.safeAreaInsets.top == 101)
        test.run { navigation.navigationBar.isTranslucent = false }
        #expect(content.view.frame == CGRect(x: 0, y: 101, width: 390, height: 743))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0))
        test.run { tabs.tabBar.isTranslucent = false }
        #expect(content.view.safeAreaInsets == .zero)
        #expect(content.view.convert(content.view.bounds, to: nil).maxY == 761)
        test.run {
            content.extendedLayoutIncludesOpaqueBars = true
            navigation.extendedLayoutIncludesOpaqueBars = true
        }
        #expect(content.view.frame.height == 844 && content.view.safeAreaInsets.top == 101)
    }

    @Test("The old guides of a controller follow its safe area, with two constraints in its view for each")
    func layoutSupport() {
        let controller = UIViewController()
        let (top, bottom) = (controller.topLayoutGuide, controller.bottomLayoutGuide)
        #expect(controller.topLayoutGuide === top && top !== bottom)
        #expect(controller.view.constraints.count == 4)
        let view = UIView()
        controller.view.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: top.bottomAnchor),
            view.bottomAnchor.constraint(equalTo: bottom.topAnchor, constant: -10),
            view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            view.widthAnchor.constraint(equalTo: top.heightAnchor),
        ])
        let test = TestScreen(.phone) { UINavigationController(rootViewController: controller) }
        #expect(top.length == 101 && bottom.length == 34)
        #expect(view.frame == CGRect(x: 0, y: 101, width: 101, height: 699))
        test.run { controller.additionalSafeAreaInsets.top = 9 }
        #expect(top.length == 110 && view.frame == CGRect(x: 0, y: 110, width: 110, height: 690))
    }
}
