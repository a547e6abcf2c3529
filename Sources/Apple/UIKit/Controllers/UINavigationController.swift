internal import AppleLayout
internal import AutoLayout
public import Foundation

/// A container with a bar at the top that shows the top controller's title, and with a toolbar at the bottom if the top
/// controller has toolbar items. By default, the top controller's view extends under the bars, which inset the view's
/// safe area.
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

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        pushViewController(rootViewController, animated: false)
    }

    public let toolbar: UIToolbar! = UIToolbar()
    open var isToolbarHidden = true { didSet { if isViewLoaded { view.setNeedsLayout() } } }
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
        view.addSubview(toolbar)
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
        let (metrics, safeArea) = (SystemMetrics.current, view.safeAreaInsets)
        let isCompact = traitCollection.verticalSizeClass == .compact
        let top = max(safeArea.top, isCompact ? metrics.navigationBarTop.compact : metrics.navigationBarTop.regular)
        navigationBar.showsLargeTitle = !isCompact && showsLargeTitle
        navigationBar.frame = CGRect(
            x: 0, y: 0, width: view.bounds.width, height: top + navigationBar.contentHeight)
        let bottom = layOutToolbar(isCompact, metrics)
        place(
            topViewController,
            under: UIEdgeInsets(
                top: isNavigationBarHidden ? 0 : navigationBar.frame.height - safeArea.top, left: 0, bottom: bottom,
                right: 0),
            areTranslucent: navigationBar.isTranslucent)
    }

    /// Whether the top controller, or the next one below it that decides, has a large title.
    private var showsLargeTitle: Bool {
        guard navigationBar.prefersLargeTitles else { return false }
        let modes = viewControllers.reversed().map { $0.navigationItem.largeTitleDisplayMode }
        return modes.first { $0 != .automatic } != .never
    }

    /// Places the toolbar, and returns the height of its area above the safe area's inset.
    private func layOutToolbar(_ isCompact: Bool, _ metrics: SystemMetrics) -> CGFloat {
        let items = topViewController?.toolbarItems ?? []
        toolbar.isHidden = isToolbarHidden || items.isEmpty
        guard !toolbar.isHidden else { return 0 }
        toolbar.items = items
        let (bounds, inset) = (view.bounds, view.safeAreaInsets.bottom)
        let isTablet = traitCollection.userInterfaceIdiom == .pad
        let height = isTablet ? metrics.toolbar.tablet : metrics.toolbar.phone
        guard let area = metrics.toolbarArea else {
            toolbar.frame = CGRect(x: 0, y: bounds.height - inset - height, width: bounds.width, height: height + inset)
            return height
        }
        let space = isTablet ? area.tablet : isCompact ? area.compact : area.phone
        toolbar.frame = CGRect(x: 0, y: bounds.height - space + 10, width: bounds.width, height: height)
        return max(0, space - inset)
    }
}

/// A bar with its title centered or, if the title is large, below that.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    var contentHeight: CGFloat {
        let metrics = SystemMetrics.current
        return metrics.navigationBar + (showsLargeTitle ? metrics.largeTitle : 0)
    }
    private let titleLabel = UILabel()
    /// Whether the title is large; the navigation controller determines this.
    var showsLargeTitle = false { didSet { if showsLargeTitle != oldValue { styleTitle() } } }
    open var prefersLargeTitles = false { didSet { superview?.setNeedsLayout() } }
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
            styleTitle()
            addSubview(titleLabel)
        }
        topItem = item
        item.bar = self
        showTitle()
    }

    func showTitle() { titleLabel.text = topItem?.title }

    /// A title that is not large does not grow further in the accessibility categories.
    private func styleTitle() {
        let size = UIFont.preferredFont(forTextStyle: .headline).pointSize
        titleLabel.font =
            showsLargeTitle
            ? .systemFont(ofSize: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, weight: .bold)
            : .systemFont(ofSize: min(size, 21), weight: .semibold)
        titleLabel.textAlignment = showsLargeTitle ? .natural : .center
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let metrics = SystemMetrics.current
        let height = showsLargeTitle ? metrics.largeTitle : metrics.navigationBar
        let side = showsLargeTitle ? UITableViewCell.sideMargin : metrics.navigationBar
        titleLabel.frame = CGRect(
            x: side, y: bounds.height - height, width: max(0, bounds.width - 2 * side), height: height)
    }
}

/// A bar whose items are not laid out.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UIToolbarAppearance()
    open var compactAppearance: UIToolbarAppearance?
    open var scrollEdgeAppearance: UIToolbarAppearance?

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

    private var height: CGFloat {
        let heights = SystemMetrics.current.toolbar
        return traitCollection.userInterfaceIdiom == .pad ? heights.tablet : heights.phone
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
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
