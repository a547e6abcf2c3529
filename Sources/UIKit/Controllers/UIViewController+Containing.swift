internal import Foundation

extension UIViewController {
    /// Shows a child of a container with bars, behind all else in the container, in place of another one.
    func show(_ new: UIViewController?, insteadOf old: UIViewController?) {
        guard new !== old else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        guard let shown = new?.view else { return }
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(shown, at: 0)
    }
}
