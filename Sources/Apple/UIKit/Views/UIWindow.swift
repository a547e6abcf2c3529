public import Foundation

@MainActor @preconcurrency
open class UIWindow: UIView {
    open var windowLevel = Level.normal
    open weak var windowScene: UIWindowScene?
    open var screen = UIScreen.main
    open var isKeyWindow: Bool { true }
    /// Whether the window has been made visible; if so, the controllers of its views have appeared.
    private(set) var isShown = false
    /// The height of the keyboard at the bottom, in points; 0 while there is none.
    package var keyboardHeight: CGFloat = 0 { didSet { followKeyboard() } }

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let rootViewController else { return }
            let view = rootViewController.view!
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// A window as large as the screen.
    public convenience init() { self.init(frame: UIScreen.main.bounds) }

    /// A window as large as the screen of a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: UIScreen.main.bounds)
        self.windowScene = windowScene
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public struct Level: Hashable, RawRepresentable, Sendable {
        public let rawValue: CGFloat
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
    }

    /// The closures to run once the views that have appeared on the screen are laid out.
    private var afterLayout: [() -> Void] = []

    open func makeKey() {}

    open func makeKeyAndVisible() {
        isHidden = false
        if !isShown, TestEnvironment.current.recorder == nil { layOutWhenIdle() }
        isShown = true
        rootViewController?.appear()
    }

    /// Lays out the window whenever the main actor is idle, as the run loop does on a device. A test screen lays out its
    /// window itself.
    private func layOutWhenIdle() {
        Task { [weak self] in
            while self != nil {
                self?.layoutIfNeeded()
                try? await Task.sleep(nanoseconds: 16_000_000)
            }
        }
    }

    /// Runs a closure after the next layout.
    func afterLayout(_ action: @escaping () -> Void) { afterLayout.append(action) }

    override open func layoutIfNeeded() {
        super.layoutIfNeeded()
        while !afterLayout.isEmpty {
            let actions = afterLayout
            afterLayout = []
            for action in actions { action() }
            super.layoutIfNeeded()
        }
    }
}

@MainActor @preconcurrency
public final class UIScreen: NSObject {
    /// The screen of the running test.
    public static let main = UIScreen()
    public static var screens: [UIScreen] { [main] }

    public var bounds: CGRect { CGRect(origin: .zero, size: TestEnvironment.current.screenSize) }
    public var scale: CGFloat { max(1, TestEnvironment.current.displayScale) }
    public var nativeScale: CGFloat { scale }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }
    public var maximumFramesPerSecond: Int { 60 }
    public var brightness: CGFloat { 0.5 }
    public var traitCollection: UITraitCollection { UITraitCollection.current }
}

@MainActor @preconcurrency
public final class UIDevice: NSObject {
    public static let current = UIDevice()
    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public var orientation: UIDeviceOrientation {
        UIInterfaceOrientation.ofScreen.isLandscape ? .landscapeLeft : .portrait
    }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
}

// The name is UIKit's.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor @preconcurrency
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

@MainActor @preconcurrency
open class UIEvent: NSObject {
    open var allTouches: Set<UITouch>? { nil }
    open var timestamp: TimeInterval { 0 }
}

@MainActor @preconcurrency
open class UITouch: NSObject {
    open var view: UIView? { nil }
    open var tapCount: Int { 1 }
    open var timestamp: TimeInterval { 0 }
    open func location(in view: UIView?) -> CGPoint { .zero }
    open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
