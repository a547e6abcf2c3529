extension View {
    /// The parent of this view.
    public final var superview: View? { layoutNode.parent?.view }

    /// Adds a view in front of the other subviews, removing it from its previous parent.
    ///
    /// Adding a view to itself or to one of its descendants is refused with a diagnostic.
    /// - Complexity: O(1) for a view that has no parent, subviews or constraints; otherwise amortized O(*n* log *n*) in
    ///   the number of its siblings in the previous parent and of the items and constraints in its subtree, plus O(*d*)
    ///   in the depth of the new parent.
    public final func addSubview(_ view: View, fileID: String = #fileID, line: Int = #line) {
        insertSubview(view, at: subviews.count, fileID: fileID, line: line)
    }

    /// Adds a view in front of the other subviews. With its simple signature, this method can be passed as a function:
    /// `views.forEach(screen.addSubview)`.
    @_disfavoredOverload
    public final func addSubview(_ view: View) { insertSubview(view, at: subviews.count, .unknown) }

    /// Inserts a view at an index counted from the back (0 is behind all other subviews), removing it from its previous
    /// parent.
    ///
    /// The index is clamped. Inserting a view into itself or into one of its descendants is refused with a diagnostic.
    /// - Complexity: O(*n*) in the number of subviews, plus the cost of `addSubview(_:)`.
    public final func insertSubview(_ view: View, at index: Int, fileID: String = #fileID, line: Int = #line) {
        insertSubview(view, at: index, SourceLocation(fileID: fileID, line: line))
    }

    /// Inserts a view at an index counted from the back. With its simple signature, this method can be passed as a
    /// function.
    /// - Complexity: O(*n*) in the number of subviews, plus the cost of `addSubview(_:)`.
    @_disfavoredOverload
    public final func insertSubview(_ view: View, at index: Int) { insertSubview(view, at: index, .unknown) }

    final func insertSubview(_ view: View, at index: Int, _ location: SourceLocation) {
        guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
            return reportCycle(with: view, location)
        }
        if view.superview !== self { view.willMove(toSuperview: self) }
        if let parent = view.superview, parent !== self { parent.notifyWillRemove(view) }
        // The callbacks may have moved either view.
        guard view.subviews.isEmpty || !isDescendant(of: view) else { return reportCycle(with: view, location) }
        let oldParent = view.superview
        // The move comes before the change of the lists, by which it finds what the view leaves behind. The last
        // references to ended constraints go after it: a `deinit` may use the tree.
        let ended = oldParent === self ? [] : view.move(to: layoutNode)
        defer { withExtendedLifetime(ended) {} }
        oldParent?.forget(view)
        changeSubviews { views in
            // Few views that have subviews have only one or two.
            if views.isEmpty { views.reserveCapacity(4) }
            if index < views.count { views.insert(view, at: max(index, 0)) } else { views.append(view) }
        }
        setNeedsLayout()
        guard oldParent !== self else { return }
        oldParent?.asContainer?.stopArranging(view)
        view.frameFitsParent()
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    /// Inserts a view in front of one of the subviews, or in front of all if `sibling` is not a subview, removing it
    /// from its previous parent.
    /// - Complexity: O(*n*) in the number of subviews, plus the cost of `addSubview(_:)`.
    public final func insertSubview(
        _ view: View, aboveSubview sibling: View, fileID: String = #fileID, line: Int = #line
    ) {
        guard view !== sibling else { return }
        let index = index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count
        insertSubview(view, at: index, fileID: fileID, line: line)
    }

    /// Inserts a view behind one of the subviews, or behind all if `sibling` is not a subview, removing it from its
    /// previous parent.
    /// - Complexity: O(*n*) in the number of subviews, plus the cost of `addSubview(_:)`.
    public final func insertSubview(
        _ view: View, belowSubview sibling: View, fileID: String = #fileID, line: Int = #line
    ) {
        guard view !== sibling else { return }
        insertSubview(view, at: index(of: sibling, without: view) ?? 0, fileID: fileID, line: line)
    }

    /// The index of a subview once another view has been removed.
    private func index(of sibling: View, without view: View) -> Int? {
        subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    }

    /// Removes the view from its parent and deactivates the constraints that connect it, or anything inside it, to
    /// items outside.
    /// - Complexity: amortized O(*n* log *n*) in the number of its siblings, of its descendants and of the constraints
    ///   on them and on the view.
    public final func removeFromSuperview() {
        guard superview != nil else { return }
        willMove(toSuperview: nil)
        guard let superview else { return }
        superview.notifyWillRemove(self)
        guard self.superview === superview else { return }
        let ended = move(to: nil)
        defer { withExtendedLifetime(ended) {} }
        superview.forget(self)
        superview.asContainer?.stopArranging(self)
        superview.setNeedsLayout()
        didMoveToSuperview()
    }

    /// Moves a subview in front of the other subviews.
    /// - Complexity: O(*n*) in the number of subviews.
    public final func bringSubviewToFront(_ view: View) {
        guard view.superview === self else { return }
        forget(view)
        changeSubviews { $0.append(view) }
    }

    /// Moves a subview behind the other subviews.
    /// - Complexity: O(*n*) in the number of subviews.
    public final func sendSubviewToBack(_ view: View) {
        guard view.superview === self else { return }
        forget(view)
        changeSubviews { $0.insert(view, at: 0) }
    }

    /// Exchanges the subviews at two indices, counted from the back; does nothing if either index has no subview.
    /// - Complexity: O(1)
    public final func exchangeSubview(at index: Int, withSubviewAt other: Int) {
        guard subviews.indices.contains(index), subviews.indices.contains(other) else { return }
        changeSubviews { $0.swapAt(index, other) }
    }

    /// Whether this view is the given view or one of its descendants.
    /// - Complexity: O(*d*) in the depth of the view.
    public final func isDescendant(of view: View) -> Bool {
        var node: LayoutNode? = layoutNode
        while let current = node {
            if current === view.layoutNode { return true }
            node = current.parent
        }
        return false
    }

    /// This view and all its descendants, parents first.
    package final var subtree: [View] {
        var found = [self]
        var index = 0
        while index < found.count {
            found += found[index].subviews
            index += 1
        }
        return found
    }

    /// Calls `willRemoveSubview`, but not again if that call itself removes the view.
    private func notifyWillRemove(_ view: View) {
        guard !view.layoutNode.flags.contains(.isLeaving) else { return }
        view.layoutNode.flags.insert(.isLeaving)
        willRemoveSubview(view)
        view.layoutNode.flags.remove(.isLeaving)
    }

    private func forget(_ view: View) {
        guard let index = subviews.index(ofObject: view) else { return }
        changeSubviews { $0.remove(at: index) }
    }

    private func reportCycle(with view: View, _ location: SourceLocation) {
        let (name, other) = (layoutNode.displayName, view.layoutNode.displayName)
        let reason = view === self ? "a view cannot contain itself" : "\(other) already contains \(name)"
        layoutNode.engineOfTree().report(
            .hierarchyCycle, of: layoutNode, at: location.isKnown ? location : nil,
            "\(other) was not added to \(name): \(reason).")
    }
}

// In Embedded Swift, `Array` has a member named `AnyObject`, so the protocol needs its module name.
extension Array where Element: Swift.AnyObject {
    /// The index of an object; the search begins at both ends, since objects are mostly removed near an end.
    /// - Complexity: O(*n*) in the distance from the nearer end; in the number of elements if the object is not among
    ///   them.
    package func index(ofObject object: Element) -> Int? {
        var (low, high) = (startIndex, endIndex - 1)
        while low <= high {
            if self[high] === object { return high }
            if self[low] === object { return low }
            (low, high) = (low + 1, high - 1)
        }
        return nil
    }
}
