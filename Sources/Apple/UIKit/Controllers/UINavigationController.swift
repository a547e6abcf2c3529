internal import AppleLayout
internal import AutoLayout
public import Foundation

/// A container with a bar at the top, 44 points taller than the safe area's inset, that shows the top controller's
/// title. By default, the top controller's view extends under the bar, which insets the view's safe area.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    public let navigationBar = UINavigationBar()
    open var isNavigationBarHidden = false { didSet { if isViewLoaded { view.setNeedsLayout() } } }
    open var viewControllers: [UIViewController] = [] {
        didSet {
            replaceChildren(oldValue, by: viewControllers) { if isViewLoaded { showTop() } }
        }
    }
    private weak var shown: UIViewController?
    /// The top controller that was last announced to the delegate.
    private weak var announced: UIViewController?

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    /// The toolbar, which is not laid out.
    public let toolbar: UIToolbar! = UIToolbar()
    open var isToolbarHidden = true
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
    open var hidesBarsOnSwipe = false
    open weak var delegate: (any UINavigationControllerDelegate)?
    public let interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()

    open var topViewController: UIViewController? { viewControllers.last }
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        pop(to: viewControllers.count - 2)?.first
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        pop(to: 0)
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        pop(to: viewControllers.firstIndex(of: viewController) ?? 0)
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
    }

    /// Removes the controllers above an index, and returns them from bottom to top; returns nil if the index is
    /// invalid.
    private func pop(to index: Int) -> [UIViewController]? {
        guard viewControllers.indices.contains(index) else { return nil }
        let popped = Array(viewControllers[(index + 1)...])
        viewControllers.removeSubrange((index + 1)...)
        return popped
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(navigationBar)
        showTop()
    }

    private func showTop() {
        announceTop()
        show(topViewController, insteadOf: shown)
        shown = topViewController
        if let item = shown?.navigationItem { navigationBar.show(item) }
    }

    /// Notifies the delegate of a new top controller: before the controller appears, and once it is laid out on the
    /// screen.
    private func announceTop() {
        guard viewIfLoaded?.window != nil, let top = topViewController, top !== announced else { return }
        announced = top
        delegate?.navigationController(self, willShow: top, animated: false)
        afterLayout { self.delegate?.navigationController(self, didShow: top, animated: false) }
    }

    override func appear() {
        announceTop()
        super.appear()
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        navigationBar.isHidden = isNavigationBarHidden
        let top = view.safeAreaInsets.top
        navigationBar.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: top + UINavigationBar.contentHeight)
        place(
            topViewController, under: UIEdgeInsets(top: isNavigationBarHidden ? 0 : UINavigationBar.contentHeight),
            areTranslucent: navigationBar.isTranslucent)
    }
}

/// A bar with its title centered in the lower 44 points.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    static let contentHeight: CGFloat = 44
    private let titleLabel = UILabel()
    open var prefersLargeTitles = false
    open var barStyle = UIBarStyle.default
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var shadowImage: UIImage?
    open var backIndicatorImage: UIImage?
    open var backIndicatorTransitionMaskImage: UIImage?
    open var items: [UINavigationItem]?
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    open var barTintColor: UIColor?
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    open private(set) weak var topItem: UINavigationItem?

    func show(_ item: UINavigationItem) {
        if titleLabel.superview == nil {
            titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
            titleLabel.textAlignment = .center
            addSubview(titleLabel)
        }
        topItem = item
        item.bar = self
        showTitle()
    }

    func showTitle() { titleLabel.text = topItem?.title }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let height = UINavigationBar.contentHeight
        titleLabel.frame = CGRect(
            x: height, y: bounds.height - height, width: max(0, bounds.width - 2 * height), height: height)
    }
}

/// A bar 44 points high, whose items are not laid out.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UINavigationBar.contentHeight)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UINavigationBar.contentHeight)
    }
}

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
}

open class UIToolbarAppearance: UIBarAppearance {}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var shadowColor: UIColor?
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
}
