public import AppleLayout
public import Foundation

/// The app, which in a test has no scenes or windows of its own.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public enum State: Int, Sendable {
        case active, inactive, background
    }

    public static let shared = UIApplication(onMainActor: ())
    public nonisolated static let didBecomeActiveNotification = named("DidBecomeActive")
    public nonisolated static let willResignActiveNotification = named("WillResignActive")
    public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
    public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
    public nonisolated static let openSettingsURLString = "app-settings:"

    public nonisolated static let willChangeStatusBarFrameNotification = named("WillChangeStatusBarFrame")
    public nonisolated static let didChangeStatusBarFrameNotification = named("DidChangeStatusBarFrame")
    public nonisolated static let willTerminateNotification = named("WillTerminate")
    public nonisolated static let didReceiveMemoryWarningNotification = named("DidReceiveMemoryWarning")
    public nonisolated static let userDidTakeScreenshotNotification = named("UserDidTakeScreenshot")

    private nonisolated static func named(_ event: String) -> Notification.Name {
        Notification.Name("UIApplication\(event)Notification")
    }

    open weak var delegate: (any UIApplicationDelegate)?
    open var connectedScenes: Set<UIScene> { [] }
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden = false
    open var statusBarStyle = UIStatusBarStyle.default
    open var statusBarOrientation: UIInterfaceOrientation { .ofScreen }
    open var applicationState: State { .active }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        TestEnvironment.current.isRightToLeft ? .rightToLeft : .leftToRight
    }

    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing, and calls the completion handler with false.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) { completion?(false) }

    /// Calls the method of the target or, without a target, of the first responder from the sender up that has it.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target { return action.send(to: target, sender, event) != nil }
        return sequence(first: sender as? UIResponder, next: { $0?.next }).prefix { $0 != nil }
            .contains { action.send(to: $0 as Any, sender, event) != nil }
    }
}

/// A pasteboard that keeps its contents until they are replaced.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    public static let general = UIPasteboard()
    open var string: String?
    open var strings: [String]?
    open var url: URL?
    open var image: UIImage?
    open var hasStrings: Bool { string != nil }
    open var hasURLs: Bool { url != nil }
    open var hasImages: Bool { image != nil }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    public static let all: UIInterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}

/// A generator of haptic feedback, which produces none.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}

open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }

    public init(style: FeedbackStyle) { super.init() }
    open func impactOccurred(intensity: CGFloat = 1) {}
}

open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}

open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }

    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
