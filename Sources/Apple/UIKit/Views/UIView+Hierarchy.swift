internal import AppleLayout
internal import AutoLayout

extension UIView {
    public var superview: UIView? { parent as? UIView }
    public var subviews: [UIView] { children.compactMap { $0 as? UIView } }
    public var window: UIWindow? { self as? UIWindow ?? surroundingWindow ?? (isPart ? superview?.window : nil) }

    /// The view and its descendants, parents first.
    var tree: Preorder<UIView> { Preorder(self) { $0.subviews } }

    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        hold(view, at: (index(of: siblingSubview, without: view) ?? subviews.count - 1) + 1)
    }

    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        hold(view, at: index(of: siblingSubview, without: view) ?? 0)
    }

    public func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { insert(view, at: children.count - 1) }
    }

    public func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { insert(view, at: 0) }
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (low, high) = (min(index1, index2), max(index1, index2))
        guard low >= 0, high < children.count, low != high else { return }
        let (lower, upper) = (children[low], children[high])
        insert(upper, at: low)
        insert(lower, at: high)
    }

    /// Removes the view from its superview, if it has one, and calls the methods that subclasses may override.
    func leaveSuperview() {
        guard let superview else { return }
        let oldWindow = window
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        moving(from: oldWindow, to: nil) { leaveParent() }
        didMoveToSuperview()
    }

    public func viewWithTag(_ tag: Int) -> UIView? { tree.first { $0.tag == tag } }

    private func index(of sibling: UIView, without view: UIView) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    }

    /// Inserts a view and, if it is not a subview yet, calls the methods that subclasses may override.
    func hold(_ view: UIView, at index: Int) {
        guard view.superview !== self else { return insert(view, at: index) }
        let oldWindow = view.window
        view.superview?.willRemoveSubview(view)
        view.willMove(toSuperview: self)
        view.moving(from: oldWindow, to: window) { insert(view, at: index) }
        view.didMoveToSuperview()
        didAddSubview(view)
    }

    /// Moves the view. If its window changes, notifies the view and its descendants, and their controllers, before and
    /// after the move.
    private func moving(from old: UIWindow?, to new: UIWindow?, _ move: () -> Void) {
        guard new !== old else { return move() }
        for view in tree {
            if new == nil { view.controller?.willDisappear() }
            if new == nil, view.isFirstResponder { view.resignFirstResponder() }
            view.willMove(toWindow: new)
        }
        move()
        for view in tree { view.surroundingWindow = new }
        for view in tree {
            view.didMoveToWindow()
            view.controller?.followWindow()
        }
    }
}
