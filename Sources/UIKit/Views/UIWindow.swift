public import Foundation

@MainActor @preconcurrency
open class UIWindow: UIView {
    open var windowLevel: CGFloat = 0
    open var isKeyWindow: Bool { true }

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

    open func makeKeyAndVisible() {
        isHidden = false
        rootViewController?.appear()
    }
}

@MainActor @preconcurrency
public final class UIScreen: NSObject {
    /// The screen of the test that runs.
    public static var main: UIScreen { UIScreen() }

    public var bounds: CGRect { CGRect(origin: .zero, size: TestEnvironment.current.screenSize) }
    public var scale: CGFloat { max(1, TestEnvironment.current.displayScale) }
    public var nativeScale: CGFloat { scale }
    public var traitCollection: UITraitCollection { UITraitCollection.current }
}

@MainActor @preconcurrency
public final class UIDevice: NSObject {
    public static var current: UIDevice { UIDevice() }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
}

@MainActor @preconcurrency
open class UIEvent: NSObject {}

@MainActor @preconcurrency
open class UITouch: NSObject {}
