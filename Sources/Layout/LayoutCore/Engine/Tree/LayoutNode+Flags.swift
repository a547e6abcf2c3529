extension LayoutNode {
    /// The state of an item, and the work pending for it.
    package struct Flags: OptionSet {
        package let rawValue: UInt64

        package init(rawValue: UInt64) { self.rawValue = rawValue }

        package static let isGuide = Flags(rawValue: 1 << 0)
        static let isDead = Flags(rawValue: 1 << 1)
        static let isConstraintBased = Flags(rawValue: 1 << 2)
        /// `translatesAutoresizingMaskIntoConstraints` was set explicitly, so activating a constraint no longer changes
        /// it.
        package static let isMaskSetByHand = Flags(rawValue: 1 << 3)
        /// The solver has variables for the item.
        static let isInUse = Flags(rawValue: 1 << 4)
        /// The item belongs to the subtree that is being moved, or examined for constraints on other items.
        static let isMoving = Flags(rawValue: 1 << 5)
        /// The view has a guide that follows its safe area or margins, or is notified when they change.
        static let observesInsets = Flags(rawValue: 1 << 6)
        /// A descendant follows its safe area or margins, so the insets inherited by this view must be known.
        static let containsInsetObservers = Flags(rawValue: 1 << 7)

        /// The view is of class `View` itself and has no flexible subviews: it has no content, and its
        /// `layoutSubviews()` does nothing and need not be called.
        static let isPlain = Flags(rawValue: 1 << 22)
        /// The item is in the engine's list of items to place.
        static let awaitsPlace = Flags(rawValue: 1 << 23)

        static let needsLayout = Flags(rawValue: 1 << 8)
        /// The frame has to be read from the solver, or the pixel corner from the frame.
        static let needsPlace = Flags(rawValue: 1 << 9)
        /// A constraint reads the view's baselines, which may depend on its width.
        static let baselinesAreRead = Flags(rawValue: 1 << 10)
        static let holdsLayout = Flags(rawValue: 1 << 11)
        static let needsUpdateConstraints = Flags(rawValue: 1 << 12)
        /// Constraints place the view, even if none mentions it, so it must be registered with the engine.
        static let needsVariables = Flags(rawValue: 1 << 13)
        static let holdsUpdate = Flags(rawValue: 1 << 14)
        /// The item is in the engine's list of items whose own rows need updating.
        static let awaitsRows = Flags(rawValue: 1 << 15)
        static let needsIntrinsicSize = Flags(rawValue: 1 << 16)
        /// The safe area and margins of the view must be computed again.
        static let needsInsets = Flags(rawValue: 1 << 17)
        /// The content's height depends on the view's width, as for wrapping text.
        static let heightFollowsWidth = Flags(rawValue: 1 << 18)

        /// A cached trial may contain this item: see `FittingTrial`.
        static let isMeasured = Flags(rawValue: 1 << 19)

        static let forcesLeftToRight = Flags(rawValue: 1 << 20)
        static let forcesRightToLeft = Flags(rawValue: 1 << 21)

        /// The parent is in `willRemoveSubview(_:)` for this view.
        static let isLeaving = Flags(rawValue: 1 << 30)
        /// A pass has called the view back, and the callback has not returned yet.
        static let isInCallback = Flags(rawValue: 1 << 31)

        /// The view has many subviews, and keeps which of them have work.
        static let isCrowded = Flags(rawValue: 1 << 32)

        /// A guide that a stack or grid uses internally, along one axis only.
        package static let isHelper = Flags(rawValue: 1 << 29)
        /// In the last pass, a conflict involved a row made for the item itself, such as one for its frame, or a
        /// constraint whose first item it is.
        package static let isInConflict = Flags(rawValue: 1 << 24)
        /// In the last pass, this component of the item's frame was ambiguous.
        package static let hasOpenX = Flags(rawValue: 1 << 25)
        static let hasOpenY = Flags(rawValue: 1 << 26)
        package static let hasOpenWidth = Flags(rawValue: 1 << 27)
        static let hasOpenHeight = Flags(rawValue: 1 << 28)
        package static func open(_ component: Component) -> Flags {
            Flags(rawValue: Flags.hasOpenX.rawValue << UInt64(component.rawValue))
        }
        package static let ambiguity: Flags = [.hasOpenX, .hasOpenY, .hasOpenWidth, .hasOpenHeight]

        /// The flags that determine whether anything but a view's own content depends on the view's frame: nothing does
        /// if `isConstraintBased` is the only one of them that is set.
        static let placing: Flags = [
            .isConstraintBased, .isGuide, .observesInsets, .containsInsetObservers, .awaitsPlace, .needsPlace,
        ]

        /// The flags of views whose content or baselines must be read again when the width has changed.
        static let followsWidth: Flags = [.heightFollowsWidth, .baselinesAreRead]

        static let newView: Flags = [.needsLayout]
        static let newPlainView: Flags = [.isPlain]
        static let newGuide: Flags = [.isGuide, .isConstraintBased, .isMaskSetByHand]
        static let layoutWork: Flags = [
            .needsLayout, .needsPlace, .needsInsets, .holdsLayout,
        ]
        package static let updateWork: Flags = [.needsUpdateConstraints, .needsVariables, .holdsUpdate]

        /// The reading direction inside the view, in a tree with the given direction.
        func direction(in tree: LayoutDirection) -> LayoutDirection {
            if contains(.forcesRightToLeft) { return .rightToLeft }
            return contains(.forcesLeftToRight) ? .leftToRight : tree
        }
    }

    /// Whether the item is the given container, or directly in it.
    package func isWithoutStep(in container: LayoutNode) -> Bool { self === container || parent === container }

    /// Sets a flag of the layout phase and marks the path from the root to this item.
    func markForLayout(_ flag: Flags) {
        flags.insert(flag)
        markPath(.holdsLayout)
    }

    /// Sets a flag of the update phase and marks the path from the root to this item.
    func markForUpdate(_ flag: Flags) {
        flags.insert(flag)
        markPath(.holdsUpdate)
    }

    private func markPath(_ flag: Flags) {
        // Most paths are marked already, and reading only the parent's flags involves no reference counting.
        guard let flags = parent?.flags, !flags.contains(flag) || flags.contains(.isCrowded) else { return }
        var (node, ancestor) = (self, parent)
        while let current = ancestor {
            node.noteWork(flag, in: current)
            if current.flags.contains(flag) { return }
            current.flags.insert(flag)
            (node, ancestor) = (current, current.parent)
        }
    }

    /// Marks the path from the root to a subtree that has just been attached.
    func markAncestors() {
        if !flags.isDisjoint(with: .layoutWork) { markPath(.holdsLayout) }
        if !flags.isDisjoint(with: .updateWork) { markPath(.holdsUpdate) }
    }

    /// Makes a view constraint-based when it gets its first constraint, unless the opposite was set explicitly.
    package func becomeConstraintBased() {
        guard flags.isDisjoint(with: [.isConstraintBased, .isMaskSetByHand]) else { return }
        forgetFitting()
        flags.insert(.isConstraintBased)
        guard isInUse else { return }
        engine?.refreshRows(of: self)
        // The old frame may not be on whole pixels, even if constraints do not change it.
        markForLayout(.needsPlace)
    }

    /// Registers this item with the engine if constraints place it and it is not registered yet.
    package func registerRequest() {
        guard flags.contains(.needsVariables) else { return }
        flags.remove(.needsVariables)
        if parent != nil { engineOfTree().refreshRows(of: self) }
    }

    /// Makes the next pass register an item that constraints place, unless a constraint does so first.
    package func requestVariables() {
        guard !isInUse, flags.contains(.isConstraintBased), !flags.contains(.isGuide) else { return }
        markForUpdate(.needsVariables)
    }

    /// - Parameter isTied: whether the caller will next activate constraints on the item, which bring it into use.
    func setConstraintBased(_ isConstraintBased: Bool, isTied: Bool = false) {
        guard flags.contains(.isConstraintBased) != isConstraintBased else { return }
        forgetFitting()
        flags.formSymmetricDifference(.isConstraintBased)
        if isInUse {
            engine?.refreshRows(of: self)
        } else if isConstraintBased, !isTied {
            markForUpdate(.needsVariables)
        }
        markForLayout(.needsPlace)
    }
}
