internal import AppleLayout
public import AutoLayout
internal import Foundation
internal import LayoutMirroring
public import UIKit

/// A UIKit view controller on the screen of a simulated device.
///
/// The controller is created, shown and laid out as on a device: `viewDidLoad` and the layout callbacks are called in
/// the right order, preferred fonts follow the text size, and `UIScreen.main` is the device's screen. The screen is a
/// tree of AutoLayout views, which supports pictures, checks and explanations.
///
/// ```swift
/// let test = TestScreen(.phone) { SettingsViewController() }
/// print(test.view.layoutTree())
/// ```
@MainActor
public final class TestScreen {
    /// The device in its current state.
    public private(set) var device: TestDevice
    /// The controller on the screen.
    public let controller: UIViewController
    private let window: UIWindow
    private let recorder = AnimationRecorder()
    private var environment: TestEnvironment

    /// Creates a controller, shows it on a device and lays it out.
    ///
    /// - Parameters:
    ///   - device: The device, which is in effect while the closure and all later calls run.
    ///   - handler: A closure that is called with the layout's diagnostics; by default, they are printed as for any
    ///     tree.
    ///   - make: A closure that creates the controller.
    /// - Complexity: that of a first layout.
    public init(
        _ device: TestDevice = .phone, diagnostics handler: ((LayoutDiagnostic) -> Void)? = nil,
        _ make: () -> UIViewController
    ) {
        self.device = device
        environment = TestEnvironment(device, recorder)
        let environment = environment
        (controller, window) = TestEnvironment.$current.withValue(environment) {
            let window = UIWindow()
            return (make(), window)
        }
        let root = view
        root.name = "screen"
        if let handler { root.layoutDiagnosticHandler = handler }
        root.safeAreaInsets = device.safeAreaInsets
        root.displayScale = device.displayScale
        root.layoutDirection = device.direction
        recorder.watch(root)
        run {
            window.rootViewController = controller
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
        }
    }

    /// The tree on the screen; its root has the size and the safe area of the device.
    public var view: View { window.view }

    /// The names of fonts that the app has used and for which the device has no table, in the order of their first use.
    public var unknownFonts: [String] { environment.textMeasurer.namesOfUnknownFonts }

    /// Runs app code on the device, such as the handler of a touch, then lays out the screen with any presented
    /// controllers, and calls the completion handlers of animations.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        defer {
            layOut()
            nameViews()
        }
        return try TestEnvironment.$current.withValue(environment, operation: body)
    }

    /// Lays out the screen, and calls the completion handlers of the animations that have begun since it was last laid
    /// out.
    public func layOut() {
        TestEnvironment.$current.withValue(environment) {
            window.layoutIfNeeded()
            recorder.callCompletions { window.layoutIfNeeded() }
        }
    }

    /// Changes the size of the screen, in points, as when a device is rotated or a window is resized.
    public func resize(to size: Size) {
        device.size = size
        environment.screenSize = CGSize(size)
        run {
            controller.screenWillTransition(to: environment.screenSize, in: window)
        }
    }

    /// Shows a keyboard of the given height in points; the default of 291 is the height on many phones. The keyboard's
    /// notifications are posted, and keyboard guides follow it.
    public func showKeyboard(height: Double = 291) { moveKeyboard(height: height) }

    /// Hides the keyboard.
    public func hideKeyboard() { moveKeyboard(height: 0) }

    private func moveKeyboard(height: Double) {
        let screen = environment.screenSize
        func keyboard(height: CGFloat) -> NSValue {
            NSValue(cgRect: CGRect(x: 0, y: screen.height - height, width: screen.width, height: height))
        }
        let userInfo: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: keyboard(height: window.keyboardHeight),
            UIResponder.keyboardFrameEndUserInfoKey: keyboard(height: CGFloat(height)),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        ]
        let (before, after) =
            height > 0
            ? (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
            : (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
        run {
            window.keyboardHeight = CGFloat(height)
            for name in [UIResponder.keyboardWillChangeFrameNotification, before, after] {
                NotificationCenter.default.post(name: name, object: nil, userInfo: userInfo)
            }
        }
    }

    /// The animations that ran on the device, each with its duration in seconds and the transition of the frames.
    public var animations: [(duration: Double, transition: LayoutTransition)] { recorder.animations }

    /// Names each view without an `accessibilityIdentifier` after the property that stores it.
    private func nameViews() {
        var names = MirrorNames([])
        let controllers = Preorder(controller) { [$0.ownPresented].compactMap(\.self) + $0.children.reversed() }
        for controller in controllers { names.addProperties(of: controller) }
        let views = Preorder(window as UIView) { $0.subviews.reversed() }
        for view in views { names.addProperties(of: view) }
        for view in views where view.view.knownName == nil { view.view.name = names.property(of: view) }
    }
}

extension TestEnvironment {
    fileprivate init(_ device: TestDevice, _ recorder: AnimationRecorder) {
        self.init()
        screenSize = CGSize(device.size)
        displayScale = CGFloat(device.displayScale)
        isRightToLeft = device.direction == .rightToLeft
        contentSize = device.contentSize
        metrics = device.system == .iOS18 ? .iOS18 : .iOS26
        textMeasurer = SystemFontMeasurer(tables: device.fonts.tables, isOnMac: device.system == .catalyst26)
        for (name, image) in device.assets.images {
            images[name] = (image.size.map { CGSize($0) }, image.isTemplate ? .alwaysTemplate : .automatic)
        }
        for (name, size) in device.imageSizes { images[name] = (CGSize(size), .automatic) }
        colors = device.assets.colors
        self.recorder = recorder
    }
}

extension UIView {
    /// The backing AutoLayout view, with the same frame and constraints.
    public var layoutView: View { view }
}
