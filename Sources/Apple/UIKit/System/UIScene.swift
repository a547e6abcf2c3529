public import Foundation

/// A scene, which is always active and in the foreground.
@MainActor @preconcurrency
open class UIScene: NSObject {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    open var activationState: ActivationState { .foregroundActive }
    open weak var delegate: (any UISceneDelegate)?
}

open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { windows.first }
    open var screen: UIScreen { .main }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var statusBarManager: UIStatusBarManager? { nil }
    open var traitCollection: UITraitCollection { .current }
    open var interfaceOrientation: UIInterfaceOrientation { .ofScreen }
}

/// The status bar of a scene.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
    open var statusBarFrame: CGRect { .zero }
    open var isStatusBarHidden: Bool { true }
}

/// Something with coordinates: a view, or the screen.
@MainActor @preconcurrency
public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
    public var coordinateSpace: any UICoordinateSpace { self }
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {}

@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {}

public enum UIInterfaceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    @MainActor static var ofScreen: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
