internal import AppleLayout
internal import AutoLayout
public import Foundation

/// A container with a bar at the bottom, which insets the safe area of the selected controller's view.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    public let tabBar = UITabBar()
    private weak var shown: UIViewController?

    open var viewControllers: [UIViewController]? {
        didSet {
            let (old, new) = (oldValue ?? [], viewControllers ?? [])
            replaceChildren(old, by: new) {
                let selected = old.indices.contains(selectedIndex) ? new.firstIndex(of: old[selectedIndex]) : nil
                selectedIndex = selected ?? (new.indices.contains(selectedIndex) ? selectedIndex : 0)
            }
        }
    }

    open var selectedIndex = 0 { didSet { if isViewLoaded { showSelected() } } }

    open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }

    override open func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tabBar)
        showSelected()
    }

    private func showSelected() {
        show(selectedViewController, insteadOf: shown)
        shown = selectedViewController
        showItems()
    }

    func showItems() { tabBar.items = (viewControllers ?? []).map { $0.tabBarItem } }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let (heights, inset) = (SystemMetrics.current.tabBar, view.safeAreaInsets.bottom)
        let height = max(heights.height, heights.aboveSafeArea + inset)
        tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
        place(
            selectedViewController, under: UIEdgeInsets(top: 0, left: 0, bottom: height - inset, right: 0),
            areTranslucent: tabBar.isTranslucent)
    }
}

@MainActor @preconcurrency
open class UITabBar: UIView {
    open weak var delegate: (any UITabBarDelegate)?
    open var items: [UITabBarItem]? {
        didSet {
            for item in items ?? [] { item.bar = self }
            showTitles()
        }
    }
    open var selectedItem: UITabBarItem?
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true { didSet { superview?.setNeedsLayout() } }
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
    private var labels: [UILabel] = []

    func showTitles() {
        for label in labels { label.removeFromSuperview() }
        labels = (items ?? []).map { item in
            let label = UILabel()
            label.text = item.title
            label.font = .systemFont(ofSize: 10, weight: .medium)
            label.textAlignment = .center
            addSubview(label)
            return label
        }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / CGFloat(max(1, labels.count))
        for (index, label) in labels.enumerated() {
            label.frame = CGRect(x: CGFloat(index) * width, y: 32, width: width, height: 14)
        }
    }
}

@MainActor @preconcurrency
open class UITabBarItem: NSObject {
    open var title: String? { didSet { bar?.showTitles() } }
    /// The bar that has shown the item.
    weak var bar: UITabBar?
    open var image: UIImage?
    open var badgeValue: String?
    open var badgeColor: UIColor?
    open var selectedImage: UIImage?
    open var tag = 0
    open var isEnabled = true
    open var imageInsets = UIEdgeInsets.zero
    open var titlePositionAdjustment = UIOffset.zero
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

    public init(title: String?, image: UIImage?, tag: Int) {
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }

    public required init?(coder: NSCoder) {}
}

@MainActor @preconcurrency
public protocol UITabBarDelegate: AnyObject {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

open class UITabBarAppearance: UIBarAppearance {}
