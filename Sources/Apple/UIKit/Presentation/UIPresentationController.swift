internal import AppleLayout
public import Foundation

/// A controller that places a presented controller's view in a container over the presenting view. The presented view
/// fills the container unless a subclass, such as the one for sheets, places it otherwise.
@MainActor @preconcurrency
open class UIPresentationController: NSObject {
    public unowned let presentedViewController: UIViewController
    /// The controller that presents; nil once it is released.
    weak var presenter: UIViewController?
    /// The presenter or, if there is none, the presented controller.
    public var presentingViewController: UIViewController { presenter ?? presentedViewController }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public private(set) var containerView: UIView?
    private var removed: RemovedView?

    /// The presenter's view and the position it was removed from. The reference to the parent is weak, since the parent
    /// may be the window, which retains all controllers.
    private struct RemovedView {
        let view: UIView
        weak var parent: UIView?
        let index: Int
    }

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presenter = presentingViewController
        super.init()
    }

    open var presentedView: UIView? { presentedViewController.view }
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
    open var shouldPresentInFullscreen: Bool { true }
    open var traitCollection: UITraitCollection { containerView?.traitCollection ?? .current }

    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }

    open func presentationTransitionWillBegin() {}
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    open func dismissalTransitionWillBegin() {}
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    open func containerViewWillLayoutSubviews() {}
    open func containerViewDidLayoutSubviews() {}
    open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) { layOut() }

    open func size(
        forChildContentContainer container: UIViewController, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Shows the presented view in front of another view's contents.
    func begin(in host: UIView) {
        let container = PresentationContainer(frame: host.bounds)
        container.presentation = self
        containerView = container
        host.fill(with: container)
        presentationTransitionWillBegin()
        if let view = presentedView {
            view.frame = frameOfPresentedViewInContainerView
            if !view.isDescendant(of: container) { container.addSubview(view) }
        }
        if shouldRemovePresentersView, let view = presentingViewController.viewIfLoaded, let parent = view.superview {
            removed = RemovedView(view: view, parent: parent, index: parent.subviews.firstIndex(of: view) ?? 0)
            view.removeFromSuperview()
        }
        presentationTransitionDidEnd(true)
    }

    func end() {
        dismissalTransitionWillBegin()
        presentedView?.removeFromSuperview()
        containerView?.removeFromSuperview()
        if let removed, let parent = removed.parent {
            removed.view.frame = parent.bounds
            parent.insertSubview(removed.view, at: removed.index)
        }
        (removed, containerView) = (nil, nil)
        dismissalTransitionDidEnd(true)
    }

    fileprivate func layOut() {
        guard containerView != nil else { return }
        containerViewWillLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
        containerViewDidLayoutSubviews()
    }
}

/// The container of a presented view: the part of the screen over which the controller is presented.
@MainActor @preconcurrency
private final class PresentationContainer: UIView {
    weak var presentation: UIPresentationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOut()
    }
}

@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Returns the presentation's own style.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle
    }
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// An interactive transition, which is never used, since presentations end immediately.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var wantsInteractiveStart = true
    open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
    open func cancel() {}
    open func finish() {}
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
}

/// An animator of a presentation, which is never used, since presentations end immediately.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: AnyObject {
    var containerView: UIView { get }
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    func initialFrame(for vc: UIViewController) -> CGRect
    func finalFrame(for vc: UIViewController) -> CGRect
    func completeTransition(_ didComplete: Bool)
    var transitionWasCancelled: Bool { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
}

extension UIViewControllerContextTransitioning {
    public var isAnimated: Bool { false }
    public var isInteractive: Bool { false }
    public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    public func finishInteractiveTransition() {}
    public func cancelInteractiveTransition() {}
}

public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = Self(rawValue: "UITransitionContextFromViewController")
    public static let to = Self(rawValue: "UITransitionContextToViewController")
}

public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let from = Self(rawValue: "UITransitionContextFromView")
    public static let to = Self(rawValue: "UITransitionContextToView")
}
