internal import AutoLayout

extension BackedView {
    /// The active constraints that the view holds, both those made by hand and those made by the layout system. Each is
    /// represented by one object while it is active.
    public var constraints: [NSLayoutConstraint] {
        held = held.filter { $0.value.isActive }
        let backings = view.constraints
        if backings.contains(where: { held[ObjectIdentifier($0)] == nil }) { holdConstraintsOfSystem(backings) }
        return backings.compactMap { held[ObjectIdentifier($0)] }
    }

    private func holdConstraintsOfSystem(_ backings: [LayoutConstraint]) {
        let items = itemsByBacking
        for backing in backings where held[ObjectIdentifier(backing)] == nil {
            guard let first = backing.firstItem.flatMap({ items[ObjectIdentifier($0)] }) else { continue }
            let second = backing.secondItem.flatMap { items[ObjectIdentifier($0)] }
            keep(NSLayoutConstraint(backing, first, second))
        }
    }

    /// Keeps a constraint alive while it is active.
    func keep(_ constraint: NSLayoutConstraint) {
        held[ObjectIdentifier(constraint.backing)] = constraint
        constraint.holder = self
    }

    /// This view and the views and guides in it, keyed by their backing items.
    private var itemsByBacking: [ObjectIdentifier: BackedItem] {
        var items: [ObjectIdentifier: BackedItem] = [:]
        for view in tree {
            view.adoptGuides()
            for item in [view] + view.guides as [BackedItem] { items[ObjectIdentifier(item.backing)] = item }
        }
        return items
    }

    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
}

extension BackedItem {
    /// Runs a closure that moves the item out of a view, and releases the constraints that the move deactivates.
    func releasingConstraints(of parent: BackedView?, _ move: () -> Void) {
        let holders = parent?.holders ?? []
        let outer = holders.isEmpty ? [] : backing.layoutNode.outerConstraints
        move()
        for constraint in outer where !constraint.isActive {
            for holder in holders { holder.held[ObjectIdentifier(constraint)] = nil }
        }
    }

    /// The nearest view that contains both items, which may be one of them; nil if there is none.
    func nearestHolder(with other: BackedItem?) -> BackedView? {
        let first = self as? BackedView ?? container
        guard let other, other !== self else { return first }
        // Climbing from both items at once takes no longer if the view that contains both is deep in the tree.
        var (ends, passed) = ([first, other as? BackedView ?? other.container], Set<ObjectIdentifier>())
        while ends[0] != nil || ends[1] != nil {
            for end in ends.indices {
                guard let view = ends[end] else { continue }
                if !passed.insert(ObjectIdentifier(view)).inserted { return view }
                ends[end] = view.parent
            }
        }
        return nil
    }

    /// The ancestors of the item, nearest first, starting with the item itself if it is a view.
    fileprivate var holders: [BackedView] {
        var holders: [BackedView] = []
        var next = self as? BackedView ?? container
        while let view = next {
            holders.append(view)
            next = view.parent
        }
        return holders
    }
}
