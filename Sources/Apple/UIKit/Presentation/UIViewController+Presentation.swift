internal import Foundation

extension UIViewController {
    /// The controller that presents another one on behalf of this one: the outermost ancestor or, if the style requires
    /// a context, the nearest controller that defines one, if any.
    private func presenter(of presented: UIViewController) -> UIViewController {
        let style = presented.modalPresentationStyle
        let asksForContext = style == .currentContext || style == .overCurrentContext
        var presenter = self
        while let parent = presenter.parent, !(asksForContext && presenter.definesPresentationContext) {
            presenter = parent
        }
        return presenter
    }

    /// Presents a controller over this one or an ancestor; does nothing and returns false if the presenter already
    /// presents another controller, as in UIKit.
    func beginPresenting(_ presented: UIViewController) -> Bool {
        let presenter = presenter(of: presented)
        guard presenter.ownPresented == nil, let presentation = presented.presentation(from: self, presenter) else {
            return false
        }
        presentation.presenter = presenter
        presented.isPresented = true
        presenter.ownPresented = presented
        // A controller that is not on the screen presents another one without showing its view, so that a test can
        // check which controller is presented.
        let view = presenter.viewIfLoaded
        let host = presenter.parent == nil ? view?.window : view?.superview
        if let host, presented.isLaidOutWhenPresented {
            presented.isBeingPresented = true
            presentation.begin(in: host)
        }
        return true
    }

    /// Dismisses the controller that this one presents and those presented over it in turn, the last one first.
    func endPresenting() {
        var chain: [UIViewController] = []
        var next = ownPresented
        while let presented = next {
            chain.append(presented)
            next = presented.ownPresented
        }
        for presented in chain.reversed() {
            let presenter = presented.presentationIfMade?.presenter
            presented.isBeingDismissed = true
            if presented.presentationIfMade?.containerView != nil { presented.presentationIfMade?.end() }
            presented.isBeingDismissed = false
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

    /// A new presentation controller for this controller's style, which places this controller's view when the
    /// controller is presented.
    func makePresentation() -> UIPresentationController {
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            UISheetPresentationController(presentedViewController: self, presenting: nil)
        case .popover: UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        default: UIPresentationController(presentedViewController: self, presenting: nil)
        }
    }
}
