extension View {
    /// The view this one is in.
    public final var superview: View? { layoutNode.parent?.view }

    /// Adds a view in front of the others, taking it out of where it was.
    ///
    /// A view that is this one, or holds it, is refused with a diagnostic.
    /// - Complexity: O(1) for a view that holds nothing; else in proportion to what of it the engine knows.
    public final func addSubview(_ view: View, fileID: String = #fileID, line: Int = #line) {
        insertSubview(view, at: subviews.count, fileID: fileID, line: line)
    }

    /// The same, to be handed on: `views.forEach(screen.addSubview)`.
    @_disfavoredOverload
    public final func addSubview(_ view: View) { insertSubview(view, at: subviews.count, .unknown) }

    /// Inserts a view at an index from the back (0 is behind all), taking it out of where it was.
    ///
    /// An index beyond the ends means the end. A view that is this one, or holds it, is refused with a diagnostic.
    public final func insertSubview(_ view: View, at index: Int, fileID: String = #fileID, line: Int = #line) {
        insertSubview(view, at: index, SourceLocation(fileID: fileID, line: line))
    }

    /// The same, to be handed on.
    @_disfavoredOverload
    public final func insertSubview(_ view: View, at index: Int) { insertSubview(view, at: index, .unknown) }

    private func insertSubview(_ view: View, at index: Int, _ location: SourceLocation) {
        guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
            return reportCycle(with: view, location)
        }
        if view.superview !== self { view.willMove(toSuperview: self) }
        if let parent = view.superview, parent !== self { parent.tellOfLoss(view) }
        // Whoever was told may have moved both of them.
        guard view.subviews.isEmpty || !isDescendant(of: view) else { return reportCycle(with: view, location) }
        let oldParent = view.superview
        oldParent?.forget(view)
        changeSubviews { views in
            if index < views.count { views.insert(view, at: max(index, 0)) } else { views.append(view) }
        }
        setNeedsLayout()
        guard oldParent !== self else { return }
        view.layoutNode.move(to: layoutNode)
        oldParent?.didLose(view)
        view.frameFitsParent()
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    /// Inserts a view in front of one of the subviews, or in front of all where that is none, taking it out of where it
    /// was.
    /// - Complexity: O(*n*) in the number of subviews.
    public final func insertSubview(
        _ view: View, aboveSubview sibling: View, fileID: String = #fileID, line: Int = #line
    ) {
        guard view !== sibling else { return }
        let index = place(of: sibling, without: view).map { $0 + 1 } ?? subviews.count
        insertSubview(view, at: index, fileID: fileID, line: line)
    }

    /// Inserts a view behind one of the subviews, or behind all where that is none, taking it out of where it was.
    /// - Complexity: O(*n*) in the number of subviews.
    public final func insertSubview(
        _ view: View, belowSubview sibling: View, fileID: String = #fileID, line: Int = #line
    ) {
        guard view !== sibling else { return }
        insertSubview(view, at: place(of: sibling, without: view) ?? 0, fileID: fileID, line: line)
    }

    /// Where a subview is once another one is taken out.
    private func place(of sibling: View, without view: View) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    }

    /// Takes the view out of its parent and deactivates the constraints that tie it, or anything in it, to the rest.
    public final func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        guard let superview else { return }
        superview.tellOfLoss(self)
        guard self.superview === superview else { return }
        layoutNode.move(to: nil)
        superview.forget(self)
        superview.didLose(self)
        superview.setNeedsLayout()
        didMoveToSuperview()
    }

    /// Moves one of the subviews in front of the others.
    public final func bringSubviewToFront(_ view: View) {
        guard view.superview === self else { return }
        forget(view)
        changeSubviews { $0.append(view) }
    }

    /// Moves one of the subviews behind the others.
    public final func sendSubviewToBack(_ view: View) {
        guard view.superview === self else { return }
        forget(view)
        changeSubviews { $0.insert(view, at: 0) }
    }

    /// Whether the view is the other one, or somewhere in it.
    /// - Complexity: O(*d*) in the depth of the view.
    public final func isDescendant(of view: View) -> Bool {
        var node: LayoutNode? = layoutNode
        while let current = node {
            if current === view.layoutNode { return true }
            node = current.parent
        }
        return false
    }

    /// Tells that a view is about to go; not again where what is done about it takes the view out.
    private func tellOfLoss(_ view: View) {
        guard !view.layoutNode.flags.contains(.isLeaving) else { return }
        view.layoutNode.flags.insert(.isLeaving)
        willRemoveSubview(view)
        view.layoutNode.flags.remove(.isLeaving)
    }

    private func forget(_ view: View) {
        guard let index = subviews.lastIndex(where: { $0 === view }) else { return }
        changeSubviews { $0.remove(at: index) }
    }

    private func reportCycle(with view: View, _ location: SourceLocation) {
        let (name, other) = (layoutNode.displayName, view.layoutNode.displayName)
        let reason = view === self ? "a view cannot hold itself" : "\(other) holds \(name) already"
        layoutNode.engineOfTree().journal.record(
            LayoutDiagnostic(
                kind: .hierarchyCycle, message: "\(other) was not added to \(name): \(reason).", viewName: name,
                location: location.isKnown ? location : nil))
    }
}
