public import AppleLayout
internal import AutoLayout
public import Foundation

@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    public private(set) var children: [UIViewController] = []
    public internal(set) weak var parent: UIViewController?
    package internal(set) var ownPresented: UIViewController?
    var isPresented = false
    var presentationIfMade: UIPresentationController?
    private var appearance = Appearance.gone

    private enum Appearance {
        case gone
        /// The view is in a window but has not been laid out there yet.
        case appearing
        case shown
        /// The view is about to leave its window.
        case disappearing
    }

    open var title: String? {
        didSet {
            navigationItem.title = title
            tabBarItem?.title = title
        }
    }
    public let navigationItem = UINavigationItem()
    open var tabBarItem: UITabBarItem! = UITabBarItem(title: nil, image: nil, tag: 0) {
        didSet { (parent as? UITabBarController)?.showItems() }
    }
    open var modalPresentationStyle = UIModalPresentationStyle.automatic {
        didSet { if !isPresented { presentationIfMade = nil } }
    }
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    open var isModalInPresentation = false
    open var hidesBottomBarWhenPushed = false
    open var edgesForExtendedLayout = UIRectEdge.all { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    open var extendedLayoutIncludesOpaqueBars = false { didSet { parent?.viewIfLoaded?.setNeedsLayout() } }
    open var definesPresentationContext = false
    open var providesPresentationContextTransitionStyle = false
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    open var preferredContentSize = CGSize.zero {
        didSet { presentationIfMade?.preferredContentSizeDidChange(forChildContentContainer: self) }
    }
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { loadedView?.applyMargins() } }
    open var toolbarItems: [UIBarButtonItem]?
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open var prefersStatusBarHidden: Bool { false }
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
    open var shouldAutorotate: Bool { true }
    open var keyCommands: [UIKeyCommand]? { nil }
    open var childForStatusBarStyle: UIViewController? { nil }
    open var childForStatusBarHidden: UIViewController? { nil }
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open var modalPresentationCapturesStatusBarAppearance = false
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var restorationIdentifier: String?
    /// Always nil, since nothing is loaded from a nib.
    open var nibName: String? { nil }
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
    open internal(set) var isBeingPresented = false
    open internal(set) var isBeingDismissed = false
    open internal(set) var isMovingToParent = false
    open private(set) var isMovingFromParent = false

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(onMainActor: ()) }

    public required init?(coder: NSCoder) { super.init(onMainActor: ()) }

    override open var next: UIResponder? { viewIfLoaded?.superview ?? parent }
    override open var inputAccessoryView: UIView? { nil }

    public convenience init() { self.init(nibName: nil, bundle: nil) }

    // MARK: The view

    open var isViewLoaded: Bool { loadedView != nil }
    open var viewIfLoaded: UIView? { loadedView }

    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.controller = nil
            loadedView = newValue
            newValue?.controller = self
            insetSafeArea()
        }
    }

    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

    open func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// The margins at the sides of a controller's view: 20 points if the screen is at least 414 points wide, otherwise
    /// 16.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side: CGFloat = UIScreen.main.bounds.width < 414 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    /// The smallest margins of the view; nil if its margins may have any size.
    var minimumMargins: NSDirectionalEdgeInsets? {
        viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}
    open func viewSafeAreaInsetsDidChange() {}
    open func viewLayoutMarginsDidChange() {}
    open func updateViewConstraints() {}

    /// Forwards the size to the children whose views are loaded.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children where child.isViewLoaded {
            let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
            child.viewWillTransition(to: size, with: coordinator)
        }
    }

    open func size(
        forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func didReceiveMemoryWarning() {}
    open func setNeedsStatusBarAppearanceUpdate() {}
    open class func attemptRotationToDeviceOrientation() {}
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    open func performSegue(withIdentifier identifier: String, sender: Any?) {}
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    open var storyboard: UIStoryboard? { nil }
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    open func setContentScrollView(_ scrollView: UIScrollView?) {}
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    open var isEditing = false

    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .current }

    open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { insetSafeArea() } }
    /// The insets for the bars of enclosing containers, added to the controller's own insets.
    var barInsets = UIEdgeInsets.zero { didSet { insetSafeArea() } }

    private func insetSafeArea() {
        loadedView?.view.additionalSafeAreaInsets = additionalSafeAreaInsets.insets + barInsets.insets
    }

    /// Makes the controller appear if its view is in a visible window, or disappear if the view is in no window.
    func followWindow() {
        guard let window = loadedView?.window else { return didDisappear() }
        if window.isShown { appear() }
    }

    /// Loads the view and calls the appearance methods of the controller and of its children on the screen.
    func appear() {
        guard appearance == .gone else { return }
        appearance = .appearing
        loadViewIfNeeded()
        viewWillAppear(false)
        viewIsAppearing(false)
        for child in children where child.viewIfLoaded?.window != nil { child.appear() }
        afterLayout {
            guard self.appearance == .appearing else { return }
            self.appearance = .shown
            self.viewDidAppear(false)
            (self.isBeingPresented, self.isMovingToParent) = (false, false)
        }
    }

    /// Runs a closure after the next layout of the window, or immediately if the view is in no window.
    func afterLayout(_ action: @escaping () -> Void) {
        guard let window = loadedView?.window else { return action() }
        window.afterLayout(action)
    }

    /// Notifies the controller before its view leaves the window.
    func willDisappear() {
        guard appearance == .appearing || appearance == .shown else { return }
        appearance = .disappearing
        (isBeingPresented, isMovingToParent) = (false, false)
        viewWillDisappear(false)
    }

    /// Notifies the controller after its view has left the window.
    private func didDisappear() {
        guard appearance == .disappearing else { return }
        appearance = .gone
        viewDidDisappear(false)
    }

    /// Changes a screen's size and lays the screen out. All controllers on it whose views are loaded, starting with
    /// this one at the root, are notified before the size changes, and the animations that they add run afterward.
    package func screenWillTransition(to size: CGSize, in window: UIWindow) {
        let traits = window.traitCollection
        let coordinator = SizeTransition()
        viewWillTransition(to: size, with: coordinator)
        for presented in tree {
            guard let presentation = presented.presentationIfMade, presented.isPresented else { continue }
            let size = presentation.size(forChildContentContainer: presented, withParentContainerSize: size)
            presented.viewWillTransition(to: size, with: coordinator)
        }
        window.frame.size = size
        for controller in tree { controller.loadedView?.applyMargins() }
        if !window.traitCollection.hasSizeClasses(of: traits) { announceTraits(in: window, insteadOf: traits) }
        coordinator.run(in: window)
    }

    private func announceTraits(in window: UIWindow, insteadOf traits: UITraitCollection) {
        let controllers = tree
        window.announceTraits(insteadOf: traits)
        // Also notify views that are not currently shown, such as those of other tabs.
        for view in controllers.compactMap(\.viewIfLoaded) where view.superview == nil {
            view.announceTraits(insteadOf: traits)
        }
    }

    /// The controller, its descendants and the controllers that they present, parents first.
    private var tree: [UIViewController] {
        Array(Preorder(self) { $0.children + [$0.ownPresented].compactMap(\.self) })
    }

    // MARK: Children

    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        childController.parent?.children.removeAll { $0 === childController }
        children.append(childController)
        childController.parent = self
        childController.isMovingToParent = true
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        isMovingFromParent = false
        didMove(toParent: nil)
    }

    open func willMove(toParent parent: UIViewController?) { isMovingFromParent = parent == nil }
    open func didMove(toParent parent: UIViewController?) {}

    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    open var tabBarController: UITabBarController? { parent as? UITabBarController ?? parent?.tabBarController }

    // MARK: Presenting

    /// The controller that this one or an ancestor presents.
    open var presentedViewController: UIViewController? { ownPresented ?? parent?.presentedViewController }

    /// The controller that presents this one or an ancestor.
    open var presentingViewController: UIViewController? {
        isPresented ? presentationIfMade?.presenter : parent?.presentingViewController
    }

    open var presentationController: UIPresentationController? {
        if let presentationIfMade { return presentationIfMade }
        presentationIfMade = makePresentation()
        return presentationIfMade
    }

    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// Whether the view is shown when the controller is presented.
    var isLaidOutWhenPresented: Bool { true }

    /// Presents a controller immediately, at the size for its style, unless the presenter already presents another one.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        if beginPresenting(viewControllerToPresent), let completion { viewControllerToPresent.afterLayout(completion) }
    }

    /// Dismisses what this controller or the nearest ancestor presents or, if none of them presents anything, the
    /// presented controller that is or contains this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = sequence(first: self, next: \.parent).first { $0.ownPresented != nil }
        (presenter ?? presentingViewController)?.endPresenting()
        completion?()
    }

    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: false)
        }
    }

    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.pushViewController(vc, animated: false)
        } else {
            present(vc, animated: false)
        }
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen = 0
    case pageSheet = 1
    case formSheet = 2
    case currentContext = 3
    case custom = 4
    case overFullScreen = 5
    case overCurrentContext = 6
    case popover = 7
}

public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default` = 0
    case lightContent = 1
    case darkContent = 3
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
