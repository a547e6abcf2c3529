extension View {
    /// What of the view gives way when its parent's size changes, while its frame places it; nothing by default.
    ///
    /// The pass that gives the parent its new size changes `frame` from what it was for the old one. What the parent has
    /// more or less is shared among the parts that give way, in proportion to how long they are.
    public final var autoresizingMask: AutoresizingMask {
        get { traits?.autoresizingMask ?? [] }
        set {
            guard newValue != autoresizingMask else { return }
            ownTraits.autoresizingMask = newValue
            frameFitsParent()
        }
    }

    /// Has the frame count as made for the parent's size of now, and the parent see to it when that changes.
    final func frameFitsParent() {
        guard let traits, !traits.autoresizingMask.isEmpty, let superview else { return }
        traits.parentSize = superview.bounds.size
        superview.layoutNode.flags.remove(.isPlain)
        superview.ownTraits.holdsFlexibleSubviews = true
    }

    /// Gives subviews that give way the frames they have at this view's size.
    final func resizeFlexibleSubviews() {
        guard let traits, traits.holdsFlexibleSubviews else { return }
        let size = bounds.size
        for subview in subviews {
            guard let own = subview.traits, !own.autoresizingMask.isEmpty, own.parentSize != size,
                subview.translatesAutoresizingMaskIntoConstraints
            else { continue }
            // What follows from a frame that is set has it count as made for this size.
            subview.frame = own.autoresizingMask.frame(subview.frame, of: own.parentSize, in: size)
        }
    }
}
