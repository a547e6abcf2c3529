public import Foundation

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Because Apple's declaration is in Objective-C, callers in Swift may leave out the completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
}

extension UIViewControllerTransitionCoordinatorContext {
    public var isAnimated: Bool { false }
    public var isCancelled: Bool { false }
    public var transitionDuration: TimeInterval { 0 }
}

extension UIViewControllerTransitionCoordinator {
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}

/// A change in a screen's size, which ends immediately.
@MainActor
final class SizeTransition: UIViewControllerTransitionCoordinator {
    private typealias Action = (any UIViewControllerTransitionCoordinatorContext) -> Void

    private var animations: [Action] = []
    private var completions: [Action] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// Lays out a window at its new size, runs the animations and, once their changes are laid out, the completions.
    func run(in window: UIWindow) {
        window.layoutIfNeeded()
        for animation in animations { animation(self) }
        window.layoutIfNeeded()
        for completion in completions { completion(self) }
    }
}
