extension LayoutNode {
    /// What is true of an item and what is pending for it.
    struct Flags: OptionSet {
        let rawValue: UInt32

        static let isGuide = Flags(rawValue: 1 << 0)
        static let isDead = Flags(rawValue: 1 << 1)
        static let isConstraintBased = Flags(rawValue: 1 << 2)
        /// Somebody has said whether the frame places the view; no constraint decides that any more.
        static let isMaskSetByHand = Flags(rawValue: 1 << 3)
        /// The engine has unknowns for the item.
        static let isInUse = Flags(rawValue: 1 << 4)
        /// Part of the subtree that is being moved.
        static let isMoving = Flags(rawValue: 1 << 5)
        /// The view has a guide that follows its safe area or margins.
        static let followsInsets = Flags(rawValue: 1 << 6)
        /// A descendant has one, so that what reaches into this view must be known.
        static let holdsInsetFollowers = Flags(rawValue: 1 << 7)

        /// Of class `View` itself: it has no content, and its `layoutSubviews()` does nothing and so need not be called.
        static let isPlain = Flags(rawValue: 1 << 22)
        /// In the engine's list of items that are to be placed.
        static let awaitsPlace = Flags(rawValue: 1 << 23)

        static let needsLayout = Flags(rawValue: 1 << 8)
        /// The frame is to be read from the solver, or the corner among the pixels from the frame.
        static let needsPlace = Flags(rawValue: 1 << 9)
        static let holdsLayout = Flags(rawValue: 1 << 11)
        static let needsUpdateConstraints = Flags(rawValue: 1 << 12)
        /// Constraints place the view, though perhaps none mentions it: the engine must hear of it.
        static let needsUse = Flags(rawValue: 1 << 13)
        static let holdsUpdate = Flags(rawValue: 1 << 14)
        /// In the engine's list of items whose own rows are to be brought up to date.
        static let awaitsRows = Flags(rawValue: 1 << 15)
        static let needsIntrinsicSize = Flags(rawValue: 1 << 16)
        /// What reaches into the view of safe area and margins is to be read again.
        static let needsInsets = Flags(rawValue: 1 << 17)
        /// The content's height depends on the view's width: text that wraps.
        static let heightFollowsWidth = Flags(rawValue: 1 << 18)

        /// A trial may be kept that this item is in: see `FittingTrial`.
        static let isMeasured = Flags(rawValue: 1 << 19)

        static let forcesLeftToRight = Flags(rawValue: 1 << 20)
        static let forcesRightToLeft = Flags(rawValue: 1 << 21)

        /// Its parent is being told that it is about to lose this view.
        static let isLeaving = Flags(rawValue: 1 << 30)
        /// In a callback of a pass that has not returned yet.
        static let isInCallback = Flags(rawValue: 1 << 31)

        /// A guide of a stack's own, of which only one axis means anything.
        static let isHelper = Flags(rawValue: 1 << 29)
        /// As of the last pass, a rule of the item's own or a constraint on it is in a conflict.
        static let isInConflict = Flags(rawValue: 1 << 24)
        /// As of the last pass, no constraint decides where the item is in its parent, or how large it is.
        static let hasOpenX = Flags(rawValue: 1 << 25)
        static let hasOpenY = Flags(rawValue: 1 << 26)
        static let hasOpenWidth = Flags(rawValue: 1 << 27)
        static let hasOpenHeight = Flags(rawValue: 1 << 28)
        static let ambiguity: Flags = [.hasOpenX, .hasOpenY, .hasOpenWidth, .hasOpenHeight]

        static let newView: Flags = [.needsLayout]
        static let newPlainView: Flags = [.isPlain]
        static let newGuide: Flags = [.isGuide, .isConstraintBased, .isMaskSetByHand]
        static let layoutWork: Flags = [
            .needsLayout, .needsPlace, .needsInsets, .holdsLayout,
        ]
        static let updateWork: Flags = [.needsUpdateConstraints, .needsUse, .holdsUpdate]
    }

    /// Sets a flag of the layout phase and leaves a trail to it from the root.
    func markForLayout(_ flag: Flags) {
        flags.insert(flag)
        trail(.holdsLayout)
    }

    /// Sets a flag of the update phase and leaves a trail to it from the root.
    func markForUpdate(_ flag: Flags) {
        flags.insert(flag)
        trail(.holdsUpdate)
    }

    private func trail(_ flag: Flags) {
        // Most trails are there already, and looking at the parent alone counts no references.
        guard parent?.flags.contains(flag) == false else { return }
        var ancestor = parent
        while let current = ancestor, !current.flags.contains(flag) {
            current.flags.insert(flag)
            ancestor = current.parent
        }
    }

    /// Leads the trails of a subtree that has just been attached up to the root.
    func extendTrails() {
        if !flags.isDisjoint(with: .layoutWork) { trail(.holdsLayout) }
        if !flags.isDisjoint(with: .updateWork) { trail(.holdsUpdate) }
    }

    /// What the first constraint on a view does, unless somebody has said otherwise.
    func becomeConstraintBased() {
        guard flags.isDisjoint(with: [.isConstraintBased, .isMaskSetByHand]) else { return }
        forgetFitting()
        flags.insert(.isConstraintBased)
        if isInUse { engine?.refreshRows(of: self) }
    }

    /// Lets the engine know of an item that constraints place, if it has not heard of it.
    func comeIntoUse() {
        guard flags.contains(.needsUse) else { return }
        flags.remove(.needsUse)
        if parent != nil { engineOfTree().refreshRows(of: self) }
    }

    func setConstraintBased(_ isConstraintBased: Bool) {
        guard flags.contains(.isConstraintBased) != isConstraintBased else { return }
        forgetFitting()
        flags.formSymmetricDifference(.isConstraintBased)
        if isInUse {
            engine?.refreshRows(of: self)
        } else if isConstraintBased {
            markForUpdate(.needsUse)
        }
        markForLayout(.needsPlace)
    }
}
