public import AutoLayout

extension LayoutCheck {
    /// Checks a tree on every screen and returns its faults, in the order of the sizes, directions, text scales and
    /// text variants, parents first. A fault that occurs on several screens is reported once, at the position of its
    /// first occurrence and with the numbers of the worst screen.
    ///
    /// The tree is restored afterward: the frame, direction and text scale of its root and the text of its labels are
    /// reset, and the tree is laid out. Its diagnostics are not delivered during the check. Subviews that are hidden or
    /// transparent (with an alpha below 0.01), and everything in them, are checked only for conflicts and ties.
    /// - Precondition: The view is the root of its tree.
    /// - Complexity: A layout for each screen, plus O(*n* log *n* + *p*) for *n* views and *p* pairs of siblings whose
    ///   vertical extents overlap; `noTies` requires additional solves.
    public func faults(in root: View) -> [LayoutFault] {
        restoring(root) { LayoutFault.merged(onEachScreen($0, faults(asLaidOut:on:))) }
    }

    /// Checks a tree that is rebuilt for each screen.
    /// - Precondition: The closure returns the root of a tree.
    /// - Complexity: A first layout for each screen, plus O(*n* log *n* + *p*) for *n* views and *p* pairs of siblings
    ///   whose vertical extents overlap; `noTies` requires additional solves.
    public func faults(_ build: () -> View) -> [LayoutFault] {
        withoutActuallyEscaping(build) { collectFaults(on: anew($0)) }
    }

    /// The faults on every screen; the closure returns the tree for a screen.
    package func collectFaults(on build: (LayoutFault.Screen) -> View) -> [LayoutFault] {
        LayoutFault.merged(onEachScreen(build, faults(asLaidOut:on:)))
    }

    private var changesTexts: Bool { texts != [.asWritten] }

    /// Runs a closure with a function that prepares the tree for a screen, then restores the tree.
    func restoring<Result>(_ root: View, _ body: ((LayoutFault.Screen) -> View) -> Result) -> Result {
        let (frame, direction, scale) = (root.frame, root.layoutDirection, root.textScale)
        let texts = changesTexts ? OriginalTexts(of: root) : nil
        defer {
            texts?.apply(.asWritten)
            root.textScale = scale
            root.frame = frame
            root.layoutDirection = direction
            silently(root) { root.layoutIfNeeded() }
        }
        return body { screen in
            texts?.apply(screen.texts)
            root.textScale = scale * screen.textScale
            return root
        }
    }

    /// Returns a closure that rebuilds the tree for each screen.
    func anew(_ build: @escaping () -> View) -> (LayoutFault.Screen) -> View {
        { screen in
            let root = build()
            if changesTexts { OriginalTexts(of: root).apply(screen.texts) }
            if screen.textScale != 1 { root.textScale *= screen.textScale }
            return root
        }
    }

    /// The findings on every screen; the first closure returns the tree for a screen.
    package func onEachScreen<Finding>(
        _ build: (LayoutFault.Screen) -> View, _ find: (View, LayoutFault.Screen) -> [Finding]
    ) -> [Finding] {
        screens.flatMap { find(laidOut(build($0), on: $0), $0) }
    }

    /// Lays out a tree on one screen and returns the result of a closure; the tree is then restored.
    package func showing<Result>(
        _ root: View, on screen: LayoutFault.Screen, _ body: (View) -> Result
    ) -> Result {
        restoring(root) { body(laidOut($0(screen), on: screen)) }
    }

    private func laidOut(_ root: View, on screen: LayoutFault.Screen) -> View {
        precondition(root.superview == nil, "The view must be the root of its tree.")
        root.frame.size = screen.size
        root.layoutDirection = screen.direction
        silently(root) { root.layoutIfNeeded() }
        return root
    }

    private func silently(_ root: View, _ layOut: () -> Void) {
        let handler = root.layoutDiagnosticHandler
        root.layoutDiagnosticHandler = { _ in }
        layOut()
        root.layoutDiagnosticHandler = handler
    }

    private func faults(asLaidOut root: View, on screen: LayoutFault.Screen) -> [LayoutFault] {
        var faults: [LayoutFault] = []
        for view in Preorder(root, children: { $0.subviews.filter(\.isVisible) }) {
            for rule in LayoutRule.allCases where rules.contains(rule) {
                faults += problems(with: view, by: rule).map { view, problem in
                    LayoutFault(
                        viewName: view.ownName, path: view.path, screens: [screen], worstScreen: screen,
                        problem: problem)
                }
            }
        }
        return faults
    }
}
