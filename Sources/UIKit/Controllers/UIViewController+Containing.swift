internal import Foundation

extension UIViewController {
    /// Shows a child in place of another one, behind this container's other views, such as its bars.
    func show(_ new: UIViewController?, insteadOf old: UIViewController?) {
        guard new !== old else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        old?.barInsets = .zero
        guard let shown = new?.view else { return }
        shown.frame = view.bounds
        shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(shown, at: 0)
        view.setNeedsLayout()
    }

    /// Places a child's view under this container's bars, which inset the view's safe area, or next to the bars at
    /// edges to which the child's layout does not extend.
    func place(_ child: UIViewController?, under bars: UIEdgeInsets) {
        guard let child else { return }
        var (margins, insets) = (UIEdgeInsets.zero, bars)
        let edges = child.edgesForExtendedLayout
        if !edges.contains(.top), bars.top + barInsets.top > 0 {
            margins.top = view.safeAreaInsets.top + bars.top
            insets.top = 0
        }
        if !edges.contains(.bottom), bars.bottom + barInsets.bottom > 0 {
            margins.bottom = view.safeAreaInsets.bottom + bars.bottom
            insets.bottom = 0
        }
        child.view.frame = view.bounds.inset(by: margins)
        if child.barInsets != insets { child.barInsets = insets }
    }
}
