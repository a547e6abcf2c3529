public import AutoLayout

extension LayoutCheck {
    /// Checks a tree on every screen and returns its faults, in the order of `sizes` and `directions`, parents first.
    /// The same fault on several screens is reported once, where it first occurs.
    ///
    /// The tree is restored afterwards: its root gets back its frame and direction and is laid out. Meanwhile its
    /// diagnostics are not delivered. Hidden views and their subviews are checked only for conflicts.
    /// - Precondition: The view is the root of its tree.
    /// - Complexity: A layout for each screen, plus O(*n* log *n*) in the number of views.
    public func faults(in root: View) -> [LayoutFault] {
        let (frame, direction) = (root.frame, root.layoutDirection)
        defer {
            root.frame = frame
            root.layoutDirection = direction
            silently(root) { root.layoutIfNeeded() }
        }
        return faults { root }
    }

    /// Checks a tree that is built anew for each screen.
    /// - Precondition: The closure returns the root of a tree.
    /// - Complexity: A first layout for each screen, plus O(*n* log *n*) in the number of views.
    public func faults(_ build: () -> View) -> [LayoutFault] {
        let faults = sizes.flatMap { size in
            directions.flatMap { direction in
                let root = build()
                precondition(root.superview == nil, "The view must be the root of its tree.")
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
