internal import Foundation

extension UIViewController {
    /// Adds and removes children of this container, and calls a closure that shows one of the new children. Removed
    /// controllers disappear before they leave their parent.
    func replaceChildren(_ old: [UIViewController], by new: [UIViewController], show: () -> Void) {
        let gone = old.filter { !new.contains($0) }
        for child in gone { child.willMove(toParent: nil) }
        let added = new.filter { !old.contains($0) }
        for child in added {
            addChild(child)
            child.didMove(toParent: self)
        }
        show()
        for child in gone { child.removeFromParent() }
        // When a child that is not shown now appears later, it is no longer moving to its parent.
        for child in added { child.afterLayout { child.isMovingToParent = false } }
    }

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
    /// edges to which the child's layout does not extend; by default, it does not extend under opaque bars.
    func place(_ child: UIViewController?, under bars: UIEdgeInsets, areTranslucent: Bool) {
        guard let child else { return }
        var (margins, insets) = (UIEdgeInsets.zero, bars)
        var edges = child.edgesForExtendedLayout
        if !areTranslucent, !child.extendedLayoutIncludesOpaqueBars { edges.subtract(bars.edges) }
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

extension UIEdgeInsets {
    /// The edges with an inset.
    fileprivate var edges: UIRectEdge {
        let insets: [(CGFloat, UIRectEdge)] = [(top, .top), (left, .left), (bottom, .bottom), (right, .right)]
        return UIRectEdge(insets.filter { $0.0 > 0 }.map(\.1))
    }
}
