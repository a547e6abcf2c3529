public import AutoLayout

extension LayoutCheck {
    /// Checks a tree on every screen and returns its faults, in the order of `sizes` and `directions`, parents first.
    /// The same fault on several screens is reported once, where it first occurs, with the numbers of the worst.
    ///
    /// The tree is restored afterwards: its root gets back its frame and direction and its labels their texts, and it is
    /// laid out. Meanwhile its
    /// diagnostics are not delivered. Hidden views and their subviews are checked only for conflicts.
    /// - Precondition: The view is the root of its tree.
    /// - Complexity: A layout for each screen, plus O(*n* log *n*) in the number of views.
    public func faults(in root: View) -> [LayoutFault] {
        let (frame, direction) = (root.frame, root.layoutDirection)
        let texts = changesTexts ? OriginalTexts(of: root) : nil
        defer {
            texts?.apply(.asWritten, scale: 1)
            root.frame = frame
            root.layoutDirection = direction
            silently(root) { root.layoutIfNeeded() }
        }
        return collectFaults(on: { screen in
            texts?.apply(screen.texts, scale: screen.textScale)
            return root
        })
    }

    /// Checks a tree that is built anew for each screen.
    /// - Precondition: The closure returns the root of a tree.
    /// - Complexity: A first layout for each screen, plus O(*n* log *n*) in the number of views.
    public func faults(_ build: () -> View) -> [LayoutFault] {
        collectFaults(on: { screen in
            let root = build()
            if changesTexts { OriginalTexts(of: root).apply(screen.texts, scale: screen.textScale) }
            return root
        })
    }

    private var changesTexts: Bool { textScales != [1] || texts != [.asWritten] }

    /// The faults on every screen, for each of which the closure shows the tree.
    package func collectFaults(on build: (LayoutFault.Screen) -> View) -> [LayoutFault] {
        let faults = screens.flatMap { screen in
            let root = build(screen)
            precondition(root.superview == nil, "The view must be the root of its tree.")
            root.frame.size = screen.size
            root.layoutDirection = screen.direction
            silently(root) { root.layoutIfNeeded() }
            return self.faults(asLaidOut: root, on: screen)
        }
        return LayoutFault.merged(faults)
    }

    private func silently(_ root: View, _ layOut: () -> Void) {
        let handler = root.layoutDiagnosticHandler
        root.layoutDiagnosticHandler = { _ in }
        layOut()
        root.layoutDiagnosticHandler = handler
    }

    private func faults(asLaidOut root: View, on screen: LayoutFault.Screen) -> [LayoutFault] {
        var faults: [LayoutFault] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            for rule in LayoutRule.allCases where rules.contains(rule) {
                faults += problems(with: view, by: rule).map { view, problem in
                    LayoutFault(
                        viewName: view.ownName, path: view.path, screens: [screen], worstScreen: screen,
                        problem: problem)
                }
            }
            waiting += view.subviews.reversed().filter { !$0.isHidden }
        }
        return faults
    }
}
