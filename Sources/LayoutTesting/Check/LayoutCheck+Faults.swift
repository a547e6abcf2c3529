public import AutoLayout

extension LayoutCheck {
    /// What is wrong with a tree, screen by screen in the order of `sizes` and `directions`, parents first. What is wrong
    /// in the same way on several screens is told once, where it comes up first.
    ///
    /// The tree is left as it was: its root has its frame and its direction again, and is laid out. Meanwhile its
    /// diagnostics are told to nobody. Hidden views, and what is in them, are only looked at for conflicts.
    /// - Precondition: The view is the root of its tree.
    /// - Complexity: A layout for each screen, and O(*n* log *n*) in the views to look at it.
    public func faults(in root: View) -> [LayoutFault] {
        let (frame, direction) = (root.frame, root.layoutDirection)
        defer {
            root.frame = frame
            root.layoutDirection = direction
            silently(root) { root.layoutIfNeeded() }
        }
        return faults { root }
    }

    /// What is wrong with a tree that is built anew for each screen.
    /// - Precondition: What is built is the root of its tree.
    /// - Complexity: A first layout for each screen, and O(*n* log *n*) in the views to look at it.
    public func faults(_ build: () -> View) -> [LayoutFault] {
        let faults = sizes.flatMap { size in
            directions.flatMap { direction in
                let root = build()
                precondition(root.superview == nil, "A layout is checked from the root of its tree.")
                root.frame.size = size
                root.layoutDirection = direction
                silently(root) { root.layoutIfNeeded() }
                return self.faults(asLaidOut: root)
            }
        }
        return LayoutFault.merged(faults)
    }

    private func silently(_ root: View, _ layOut: () -> Void) {
        let handler = root.layoutDiagnosticHandler
        root.layoutDiagnosticHandler = { _ in }
        layOut()
        root.layoutDiagnosticHandler = handler
    }

    private func faults(asLaidOut root: View) -> [LayoutFault] {
        var faults: [LayoutFault] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            for rule in LayoutRule.allCases where rules.contains(rule) {
                faults += rule.problems(with: view, exempting: { isExempt($0, rule) }).map { view, problem in
                    LayoutFault(
                        viewName: view.ownName, path: view.path,
                        screens: [LayoutFault.Screen(size: root.frame.size, direction: root.layoutDirection)],
                        problem: problem)
                }
            }
            waiting += view.subviews.reversed().filter { !$0.isHidden }
        }
        return faults
    }
}
