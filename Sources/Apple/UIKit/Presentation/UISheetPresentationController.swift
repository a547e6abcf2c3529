internal import AutoLayout
public import Foundation

/// A controller that places page sheets and form sheets.
///
/// In compact width, a sheet extends from the bottom of the screen to the top safe area, or is as tall as its detent; on
/// iOS 26, a sheet at a detent below the maximum floats above the bottom of the screen. In regular width, it is centered: a form sheet is 540 × 620 points, or
/// has the controller's preferred size, and a page sheet is at most 704 points wide, 20 points from the top and bottom
/// of the screen. In compact height, a sheet fills the screen instead, with two exceptions: a form sheet in regular
/// width, and a sheet in compact width that prefers to be attached to the bottom edge.
///
/// Apple documents that the medium detent is approximately half the height of the screen and inactive in compact
/// height, and that sheets adapt to the full screen there. Apple does not publish sizes in points: those in compact width
/// on iOS 26 are measured, and 20, 704 and 540 × 620 are our values, which match common sizes up to iPadOS 15; newer
/// sizes are slightly larger. Tests that depend on a sheet's size in regular width need a preferred size.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
    private static let topGap: CGFloat = 10
    private static let formSize = CGSize(width: 540, height: 620)
    private static let pageWidth: CGFloat = 704
    private static let pageGap: CGFloat = 20
    private static let radius: CGFloat = 10

    private let sheet = UIView()
    open var detents: [Detent] = [.large()] { didSet { containerView?.setNeedsLayout() } }
    /// The selected detent; nil, the default, means the smallest one.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    open var preferredCornerRadius: CGFloat?
    open weak var sourceView: UIView?

    open func animateChanges(_ changes: () -> Void) {
        changes()
        containerView?.layoutIfNeeded()
    }

    open func invalidateDetents() { containerView?.setNeedsLayout() }

    override open var presentedView: UIView? { sheet }

    override func begin(in host: UIView) {
        sheet.clipsToBounds = true
        sheet.fill(with: presentedViewController.view)
        super.begin(in: host)
        if largestUndimmedDetentIdentifier == nil { containerView?.backgroundColor = UIColor(white: 0, alpha: 0.2) }
    }

    override open func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        insetSafeAreaOfCard()
        let isFull = sheet.frame == containerView?.bounds
        sheet.layer.cornerRadius = isFull ? 0 : preferredCornerRadius ?? UISheetPresentationController.radius
        let isAttached = sheet.frame.maxY == containerView?.bounds.maxY
        sheet.layer.maskedCorners = isAttached ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : .all
    }

    override open var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        let (bounds, safeArea, traits) = (container.bounds, container.safeAreaInsets, container.traitCollection)
        if traits.horizontalSizeClass == .compact {
            if traits.verticalSizeClass == .compact, !prefersEdgeAttachedInCompactHeight { return bounds }
            let floats = SystemMetrics.current.hasFloatingSheets
            let gap = floats ? 0 : UISheetPresentationController.topGap
            let most = bounds.height - safeArea.top - gap - safeArea.bottom
            let value = min(most, chosenHeight(atMost: most, traits))
            if floats, value < most { return UISheetPresentationController.card(value, in: bounds, safeArea) }
            let height = value + safeArea.bottom
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        if traits.verticalSizeClass == .compact, !isForm { return bounds }
        let wanted = regularSize(in: bounds)
        let (width, height) = (min(wanted.width, bounds.width), min(wanted.height, bounds.height))
        return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    }

    /// The frame of a floating sheet, which is scaled down with its content; low sheets are narrower. The rule fits what
    /// was measured at twelve detents, none of them between 150 and 200 points.
    private static func card(_ value: CGFloat, in bounds: CGRect, _ safeArea: UIEdgeInsets) -> CGRect {
        let inset = max(8, min(28 - 20 * (value - 76) / 74, 28))
        let scale = max(0, bounds.width - 2 * inset) / bounds.width
        let height = (value + safeArea.bottom * max(0, min((value - 150) / 50, 1))) * scale
        return CGRect(
            x: inset, y: bounds.height - inset - height, width: bounds.width - 2 * inset, height: height)
    }

    /// Insets the content of a floating sheet as on the screen: by the whole safe area of the screen's bottom, and by less
    /// in low sheets. The rule fits what was measured at 10, 100, 144 and at least 200 points.
    private func insetSafeAreaOfCard() {
        guard SystemMetrics.current.hasFloatingSheets, let container = containerView else { return }
        let (safeArea, gap) = (container.safeAreaInsets, container.bounds.maxY - sheet.frame.maxY)
        var added: CGFloat = 0
        if gap > 0, container.traitCollection.horizontalSizeClass == .compact {
            // The lower a sheet is, the further it is from the bottom of the screen: 28 to 8 points.
            let share = max(0, min((28 - gap) / 20, 1))
            let pixels = max(1, TestEnvironment.current.displayScale)
            added = (safeArea.bottom * share * pixels).rounded() / pixels - max(0, safeArea.bottom - gap)
        }
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: added, right: 0)
        if presentedViewController.barInsets != insets { presentedViewController.barInsets = insets }
    }

    private var isForm: Bool { presentationStyle == .formSheet || presentationStyle == .popover }

    /// The size of a sheet that is centered on a screen of regular width.
    func regularSize(in bounds: CGRect) -> CGSize {
        let preferred = presentedViewController.preferredContentSize
        if isForm { return preferred == .zero ? UISheetPresentationController.formSize : preferred }
        let gap = UISheetPresentationController.pageGap
        return CGSize(
            width: min(UISheetPresentationController.pageWidth, bounds.width - 2 * gap), height: bounds.height - 2 * gap
        )
    }

    /// The height of the selected detent or, if none is selected, of the smallest active one, excluding the safe area
    /// at the bottom; the maximum height if the selected detent, or every detent, is inactive.
    private func chosenHeight(atMost most: CGFloat, _ traits: UITraitCollection) -> CGFloat {
        let context = DetentContext(containerTraitCollection: traits, maximumDetentValue: most)
        if let selected = detents.first(where: { $0.identifier == selectedDetentIdentifier }) {
            return selected.resolvedValue(in: context) ?? most
        }
        return detents.compactMap { $0.resolvedValue(in: context) }.min() ?? most
    }
}

private struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    /// The maximum height of a detent, in points, excluding the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @MainActor @preconcurrency
    open class Detent: NSObject {
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
            super.init()
        }

        open class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// A detent approximately half as tall as the large one, as Apple documents: 56 %, as measured on iOS 26, or half.
        /// It is inactive in compact height.
        open class func medium() -> Detent {
            Detent(.medium) {
                guard $0.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                let most = $0.maximumDetentValue
                return SystemMetrics.current.hasFloatingSheets ? (0.56 * most).rounded() : most / 2
            }
        }

        /// A detent whose height in points is computed by a closure, which returns nil if the detent is inactive.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver) }

        open func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }
}

/// A controller that places a popover as a sheet in compact width, and in the middle of the screen, rather than next to
/// its source, in regular width.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UISheetPresentationController {
    /// The size for a controller without a preferred size, which is our choice, since Apple documents none.
    private static let usualSize = CGSize(width: 320, height: 480)

    open var sourceRect = CGRect.null
    open var barButtonItem: UIBarButtonItem?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    open var arrowDirection: UIPopoverArrowDirection { .unknown }
    open var backgroundColor: UIColor?
    open var passthroughViews: [UIView]?
    open var canOverlapSourceViewRect = false

    override func regularSize(in bounds: CGRect) -> CGSize {
        let preferred = presentedViewController.preferredContentSize
        return preferred == .zero ? UIPopoverPresentationController.usualSize : preferred
    }
}

@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
    public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
    public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
    public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
