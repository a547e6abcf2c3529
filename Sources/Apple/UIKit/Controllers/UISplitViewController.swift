public import Foundation

/// A container with columns side by side in regular width, and with one of them in compact width.
///
/// The sidebar is 320 points wide and the supplementary column as wide, unless the app prefers other widths; these are
/// usual values, not measured ones.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
    public enum Style: Int, Sendable {
        case unspecified, doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
            twoDisplaceSecondary

        /// The number of columns before the secondary one.
        fileprivate var columnsBefore: Int {
            switch self {
            case .secondaryOnly: 0
            case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
            default: 1
            }
        }
    }

    public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    public let style: Style
    private var controllers: [Column: UIViewController] = [:]
    private var isPrimaryHidden = false { didSet { viewIfLoaded?.setNeedsLayout() } }
    open weak var delegate: (any UISplitViewControllerDelegate)?
    open var preferredDisplayMode = DisplayMode.automatic { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var presentsWithGesture = true
    open var preferredPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var minimumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var maximumPrimaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }
    open var preferredSupplementaryColumnWidth = automaticDimension { didSet { viewIfLoaded?.setNeedsLayout() } }

    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    open var viewControllers: [UIViewController] {
        get { [Column.primary, .supplementary, .secondary].compactMap { controllers[$0] } }
        set {
            setViewController(newValue.first, for: .primary)
            setViewController(newValue.dropFirst().last, for: .secondary)
        }
    }

    /// Sets the controller of a column. In a split view with a style, the controller is put into a navigation controller.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        let wrapped = vc.map { vc in
            style == .unspecified || vc is UINavigationController
                ? vc : vc.navigationController ?? UINavigationController(rootViewController: vc)
        }
        let old = controllers[column]
        guard old !== wrapped else { return }
        // A controller that is in another column as well is on its way there.
        let gone = [old].compactMap(\.self).filter { old in !controllers.contains { $0 != column && $1 === old } }
        replaceChildren(gone, by: [wrapped].compactMap(\.self)) {
            old?.viewIfLoaded?.removeFromSuperview()
            controllers[column] = wrapped
            viewIfLoaded?.setNeedsLayout()
        }
    }

    open func viewController(for column: Column) -> UIViewController? { controllers[column] }
    open func show(_ column: Column) { if column == .primary { isPrimaryHidden = false } }
    open func hide(_ column: Column) { if column == .primary { isPrimaryHidden = true } }

    override open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        setViewController(vc, for: .secondary)
    }

    /// Whether only one column fits.
    open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

    open var displayMode: DisplayMode {
        guard !isCollapsed, !isPrimaryHidden else { return .secondaryOnly }
        guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .oneBesideSecondary : .secondaryOnly
    }

    open var primaryColumnWidth: CGFloat {
        let automatic = UISplitViewController.automaticDimension
        let fraction = preferredPrimaryColumnWidthFraction
        var width = preferredPrimaryColumnWidth == automatic ? 320 : preferredPrimaryColumnWidth
        if fraction != automatic { width = (viewIfLoaded?.bounds.width ?? 0) * fraction }
        if maximumPrimaryColumnWidth != automatic { width = min(width, maximumPrimaryColumnWidth) }
        return minimumPrimaryColumnWidth == automatic ? width : max(width, minimumPrimaryColumnWidth)
    }

    open var supplementaryColumnWidth: CGFloat {
        let width = preferredSupplementaryColumnWidth
        return width == UISplitViewController.automaticDimension ? 320 : width
    }

    /// The columns on the screen, from the leading side.
    private var shownColumns: [Column] {
        let all = [Column.primary, .supplementary, .secondary].filter { controllers[$0] != nil }
        guard !isCollapsed else {
            return controllers[.compact] == nil ? Array(all.prefix(1)) : [.compact]
        }
        return Array(all.suffix(displayMode.columnsBefore + 1))
    }

    override open func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let shown = shownColumns
        for (column, controller) in controllers where !shown.contains(column) {
            controller.viewIfLoaded?.removeFromSuperview()
        }
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        var start: CGFloat = 0
        for column in shown {
            guard let child = controllers[column]?.view else { continue }
            let rest = view.bounds.width - start
            let width = column == shown.last ? rest : column == .primary ? primaryColumnWidth : supplementaryColumnWidth
            let x = isMirrored ? view.bounds.width - start - width : start
            child.frame = CGRect(x: x, y: 0, width: width, height: view.bounds.height)
            if child.superview !== view { view.addSubview(child) }
            start += width
        }
    }
}

@MainActor @preconcurrency
public protocol UISplitViewControllerDelegate: AnyObject {
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
}

/// The methods are never called: in compact width, the first column is shown.
extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
    public func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposed }
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
}

extension UIViewController {
    public var splitViewController: UISplitViewController? {
        parent as? UISplitViewController ?? parent?.splitViewController
    }
}
