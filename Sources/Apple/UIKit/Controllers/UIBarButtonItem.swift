public import AppleLayout
public import Foundation

public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

/// A distance by which a title is moved, in points.
public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public static let zero = UIOffset()
}

@MainActor @preconcurrency
public final class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    public var title: String? { didSet { bar?.showTitle() } }
    /// The bar that has shown the item.
    weak var bar: UINavigationBar?
    public var prompt: String?
    public var titleView: UIView?
    public var leftBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItem: UIBarButtonItem?
    public var leftBarButtonItems: [UIBarButtonItem]?
    public var rightBarButtonItems: [UIBarButtonItem]?
    public var backButtonTitle: String?
    public var hidesBackButton = false
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    public var backBarButtonItem: UIBarButtonItem?
    public var standardAppearance: UINavigationBarAppearance?
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var compactScrollEdgeAppearance: UINavigationBarAppearance?
    public var searchController: UISearchController?
    public var hidesSearchBarWhenScrolling = true
    public var leftItemsSupplementBackButton = false
    public var backButtonDisplayMode = BackButtonDisplayMode.default

    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    override public init() { super.init() }
    public init(title: String) { self.title = title }

    public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}

@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
    public enum SystemItem: Int, Sendable {
        case done = 0
        case cancel = 1
        case edit = 2
        case save = 3
        case add = 4
        case flexibleSpace = 5
        case fixedSpace = 6
        case compose = 7
        case reply = 8
        case action = 9
        case search = 12
        case refresh = 13
        case trash = 16
        case close = 24
    }

    public enum Style: Int, Sendable {
        case plain = 0
        case done = 2
    }

    open var title: String?
    open var image: UIImage?
    open var customView: UIView?
    open var isEnabled = true
    open var tag = 0
    open var style = Style.plain
    open weak var target: AnyObject?
    open var action: Selector?
    open var imageInsets = UIEdgeInsets.zero
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.button
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    open var width: CGFloat = 0
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var menu: UIMenu?
    open var tintColor: UIColor?
    open var primaryAction: UIAction?

    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
    }

    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject?, action)
    }

    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        (self.target, self.action) = (target as AnyObject?, action)
    }

    public init(customView: UIView) { self.customView = customView }
    public required init?(coder: NSCoder) {}

    public init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        (self.title, self.image, self.primaryAction) = (title, image, primaryAction)
    }

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.primaryAction = primaryAction
    }

    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
}
