public import Foundation

/// A class with an appearance proxy: an object on which an app sets properties for all instances of the class.
///
/// Here, the proxies accept every property, but have no effect, and the values are not kept. A proxy is made by
/// `init(coder:)`, so that classes in which this initializer traps have none.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    init?(coder: NSCoder)
}

extension UIAppearance {
    public static func appearance(
        for trait: UITraitCollection? = nil,
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type] = []
    ) -> Self {
        guard let proxy = Self(coder: NSCoder()) else { preconditionFailure("\(Self.self) has no appearance.") }
        return proxy
    }
}

/// A class whose instances can contain the objects that a proxy stands for.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarButtonItem: UIAppearance {}
extension UITabBarItem: UIAppearance {}
