extension LayoutTransition {
    /// The way of views from the frames that they had, in the order given, to those that they have now in a tree.
    package init(from old: [(view: View, frame: Rect)], to root: View) {
        let now = root.subtree
        let remaining = Set(now.map { ObjectIdentifier($0) })
        let known = Set(old.map { ObjectIdentifier($0.view) })
        let kept = old.map { view, frame in
            Change(view: view, oldFrame: frame, newFrame: remaining.contains(ObjectIdentifier(view)) ? view.frame : nil)
        }
        let new = now.filter { !known.contains(ObjectIdentifier($0)) }.map {
            Change(view: $0, oldFrame: nil, newFrame: $0.frame)
        }
        self.init(changes: kept + new)
    }
}

extension View {
    /// The frames of this view and all its descendants as of the last pass, parents first.
    package final var framesOfSubtree: [(view: View, frame: Rect)] { subtree.map { ($0, $0.frame) } }
}
