internal import Foundation

extension UIViewController {
    /// The controller that presents another one from this one: the outermost ancestor, or the nearest one that defines
    /// a context if the style requires a context.
    private func presenter(of presented: UIViewController) -> UIViewController {
        let style = presented.modalPresentationStyle
        let asksForContext = style == .currentContext || style == .overCurrentContext
        var presenter = self
        while let parent = presenter.parent, !(asksForContext && presenter.definesPresentationContext) {
            presenter = parent
        }
        return presenter
    }

    /// Presents a controller over this one or an ancestor; does nothing if that already presents another, as in UIKit.
    func beginPresenting(_ presented: UIViewController) -> Bool {
        let presenter = presenter(of: presented)
        guard presenter.ownPresented == nil, let presentation = presented.presentation(from: self, presenter) else {
            return false
        }
        presentation.presentingViewController = presenter
        presented.isPresented = true
        presenter.ownPresented = presented
        // A controller that is not on the screen presents without showing the view, so that a test can check what it
        // presents.
        let view = presenter.viewIfLoaded
        let host = presenter.parent == nil ? view?.window : view?.superview
        if let host, presented.isLaidOutWhenPresented { presentation.begin(in: host) }
        return true
    }

    /// Dismisses the controller that this one presents and those that it presents in turn, the last first.
    func endPresenting() {
        var chain: [UIViewController] = []
        var next = ownPresented
        while let presented = next {
            chain.append(presented)
            next = presented.ownPresented
        }
        for presented in chain.reversed() {
            let presenter = presented.presentationIfMade?.presentingViewController
            if presented.presentationIfMade?.containerView != nil { presented.presentationIfMade?.end() }
            presented.isPresented = false
            presented.presentationIfMade = nil
            presenter?.ownPresented = nil
        }
    }

    private func presentation(
        from source: UIViewController, _ presenter: UIViewController
    ) -> UIPresentationController? {
        if modalPresentationStyle == .custom {
            presentationIfMade = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
        }
        return presentationController
    }

    /// The controller that places this one's view when it is presented, made for its style.
    func makePresentation() -> UIPresentationController {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        default: UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }
}
