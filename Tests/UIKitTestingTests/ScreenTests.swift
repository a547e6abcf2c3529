import Foundation
import Testing
import UIKit
import UIKitTesting

/// A screen that records its callbacks, with a field above the keyboard.
private final class FieldController: UIViewController {
    let field = UITextField()
    let note = UILabel()
    private(set) var calls: [String] = []
    private(set) var keyboards: [CGRect] = []
    private var observer: (any NSObjectProtocol)?
    private var height: NSLayoutConstraint!

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("load")
        note.font = .preferredFont(forTextStyle: .body)
        note.text = "Note"
        for view in [field, note] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        height = note.heightAnchor.constraint(equalToConstant: 40)
        NSLayoutConstraint.activate([
            note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            note.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor), height,
            field.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            field.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
            let rect = frame?.cgRectValue ?? .zero
            MainActor.assumeIsolated { self?.keyboards.append(rect) }
        }
    }

    override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
    override func viewWillLayoutSubviews() { calls.append("will lay out") }
    override func viewDidLayoutSubviews() { calls.append("did lay out") }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { calls.append("turn to \(Int(size.width))") }

    func grow() {
        height.constant = 80
        UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
    }
}

/// A view that derives its stack's axis from its traits as soon as the view is created.
private final class AdaptiveView: UIView {
    let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stack.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical
    }

    required init?(coder: NSCoder) { nil }
}

private final class AdaptiveController: UIViewController {
    private(set) var idiom = UIUserInterfaceIdiom.unspecified
    override func loadView() { view = AdaptiveView() }
    override func viewDidLoad() { idiom = traitCollection.userInterfaceIdiom }
}

@Suite("A view controller on the screen of a test", .serialized)
@MainActor
struct ScreenTests {
    @Test("is loaded, shown and laid out as on a device, inside safe area and margins")
    func lifeCycle() throws {
        let controller = FieldController()
        let test = TestScreen { controller }
        #expect(controller.calls == ["load", "appear", "will lay out", "did lay out"])
        #expect(controller.note.frame.origin == CGPoint(x: 16, y: 47))
        #expect(abs(controller.field.frame.maxY - 810) < 1e-9)
        #expect(test.view.layoutTree().contains("field"))
        #expect(test.view.layoutConflicts.isEmpty)
    }

    @Test("has appeared once it is laid out, and what it presents then is laid out, too")
    func appearing() {
        final class Root: UIViewController {
            let presented = UIViewController()
            var width: CGFloat?
            private var inner = UIView()
            override func viewDidLoad() {
                inner.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(inner)
                inner.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5).isActive = true
            }
            override func viewDidAppear(_ animated: Bool) {
                width = inner.frame.width
                presented.modalPresentationStyle = .fullScreen
                present(presented, animated: false) { self.width = self.presented.view.frame.width }
                #expect(width == 195)
            }
        }
        let root = Root()
        _ = TestScreen { root }
        #expect(root.width == 390 && root.presentedViewController === root.presented)
    }

    @Test("keeps its field above the keyboard, and is notified of the keyboard")
    func keyboard() {
        let controller = FieldController()
        let test = TestScreen { controller }
        test.showKeyboard(height: 300)
        #expect(abs(controller.field.frame.maxY - 544) < 1e-9)
        #expect(controller.keyboards == [CGRect(x: 0, y: 544, width: 390, height: 300)])
        test.hideKeyboard()
        #expect(abs(controller.field.frame.maxY - 810) < 1e-9)
    }

    @Test("stays above a keyboard that was shown before it, and when the screen changes its size")
    func earlyKeyboard() {
        let (controller, navigation) = (FieldController(), UINavigationController())
        let test = TestScreen { navigation }
        test.showKeyboard(height: 300)
        test.run { navigation.pushViewController(controller, animated: false) }
        #expect(abs(controller.field.frame.maxY - 544) < 1e-9)
        test.resize(to: Size(width: 844, height: 390))
        #expect(abs(controller.field.frame.maxY - 90) < 1e-9)
        test.hideKeyboard()
        #expect(abs(controller.field.frame.maxY - 356) < 1e-9)
    }

    @Test("reaches the bottom without a keyboard if the keyboard's guide does not use the safe area")
    func wholeHeight() {
        let controller = FieldController()
        let test = TestScreen { controller }
        test.run { controller.view.keyboardLayoutGuide.usesBottomSafeArea = false }
        #expect(abs(controller.field.frame.maxY - 844) < 1e-9)
        test.showKeyboard(height: 300)
        #expect(abs(controller.field.frame.maxY - 544) < 1e-9)
        test.hideKeyboard()
        test.run { controller.view.keyboardLayoutGuide.usesBottomSafeArea = true }
        #expect(abs(controller.field.frame.maxY - 810) < 1e-9)
    }

    @Test("adapts to another size, with the margins of a wider screen")
    func resizing() {
        let controller = FieldController()
        let test = TestScreen { controller }
        test.resize(to: Size(width: 844, height: 390))
        #expect(controller.calls.contains("turn to 844"))
        #expect(controller.field.frame == CGRect(x: 20, y: 356 - controller.field.frame.height, width: 804, height: 22))
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
        #expect(controller.traitCollection.verticalSizeClass == .compact)
    }

    @Test("runs an animation at once, and has its frames recorded")
    func animation() throws {
        let controller = FieldController()
        let test = TestScreen { controller }
        test.run { controller.grow() }
        #expect(controller.note.frame.height == 80)
        let (duration, transition) = try #require(test.animations.first)
        #expect(test.animations.count == 1 && duration == 0.3)
        #expect(transition.frame(of: controller.note.layoutView, at: 0.5)?.height == 60)
    }

    @Test("completes animations and transactions after the code that began them, once it is laid out")
    func completions() {
        let test = TestScreen { UIViewController() }
        var calls: [String] = []
        test.run {
            UIView.animate(withDuration: 0) {
                calls.append("animation")
            } completion: { _ in
                calls.append("completion")
                UIView.animate(
                    withDuration: 0, animations: {}, completion: { _ in calls.append("second completion") })
            }
            CATransaction.begin()
            CATransaction.setCompletionBlock { calls.append("transaction") }
            CATransaction.commit()
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.addCompletion { _ in calls.append("animator") }
            animator.startAnimation()
            calls.append("end")
        }
        #expect(calls == ["animation", "end", "completion", "transaction", "animator", "second completion"])
        // Without a screen, nothing would call the completion later, so it is called at once.
        UIView.animate(withDuration: 0, animations: {}, completion: { _ in calls = [] })
        #expect(calls.isEmpty)
    }

    @Test("continues despite an animation that restarts itself on completion")
    func pulse() {
        final class Pulse {
            var count = 0
            @MainActor func start() {
                UIView.animate(
                    withDuration: 1, animations: { self.count += 1 }, completion: { _ in self.start() })
            }
        }
        let (test, pulse) = (TestScreen { UIViewController() }, Pulse())
        test.run { pulse.start() }
        #expect(pulse.count > 1 && pulse.count < 1000)
    }

    @Test("runs animations without recording them while they are disabled")
    func disabledAnimations() {
        let controller = FieldController()
        let test = TestScreen { controller }
        test.run {
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            controller.grow()
            UIView.setAnimationsEnabled(true)
            UIView.performWithoutAnimation {
                #expect(!UIView.areAnimationsEnabled)
                UIView.animate(withDuration: 1) { controller.view.layoutIfNeeded() }
            }
            #expect(UIView.areAnimationsEnabled)
        }
        #expect(controller.note.frame.height == 80 && test.animations.isEmpty)
    }

    @Test("gives preferred fonts the sizes of the text size, but not fonts of a fixed size")
    func textScale() {
        var device = TestDevice.phone
        device.textScale = 2
        let test = TestScreen(device) { FieldController() }
        let controller = test.controller as? FieldController
        #expect(controller?.note.font.pointSize == 33)
        #expect(controller?.field.font?.pointSize == 17)
        let category = test.run { controller?.traitCollection.preferredContentSizeCategory }
        #expect(category == .accessibilityLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }

    @Test("knows the traits of the screen before its view is in the window, as views do")
    func earlyTraits() {
        let controller = AdaptiveController()
        let test = TestScreen(TestDevice(size: Size(width: 834, height: 1112))) { controller }
        #expect(controller.idiom == .pad)
        #expect(test.run { AdaptiveView() }.stack.axis == .horizontal)
    }

    @Test("is checked on all screens, as a tree of views is")
    func checking() throws {
        let sizes = [Size(width: 320, height: 568), Size(width: 768, height: 1024)]
        let faults = LayoutCheck(sizes: sizes, textScales: [1, 3]).faults { FieldController() }
        // Text at three times 17 points does not fit into 40 points.
        #expect(faults.map(\.problem.rule) == [.textFits])
        #expect(faults[0].path.hasSuffix("note") && faults[0].worstScreen.textScale == 3)
    }

    @Test("is compared with its recording")
    func recording() throws {
        let check = LayoutCheck(sizes: [Size(width: 320, height: 568)])
        let recording = check.recording { FieldController() }
        #expect(check.differences(from: recording) { FieldController() }.isEmpty)
        let other = check.differences(from: recording) {
            let controller = FieldController()
            controller.loadViewIfNeeded()
            controller.grow()
            return controller
        }
        #expect(other.first?.changes.map(\.path) == ["screen > UIView > note"])
        #expect(other.first?.changes.first?.causes.map(\.sentence) == ["note's height is 80"])
    }
}
