extension View {
    /// The parts of the view that are flexible when its parent's size changes, while its frame places it; none by
    /// default.
    ///
    /// The pass that changes the parent's size adapts `frame`. The difference is distributed over the flexible parts in
    /// proportion to their lengths.
    public final var autoresizingMask: AutoresizingMask {
        get { traits?.autoresizingMask ?? [] }
        set {
            guard newValue != autoresizingMask else { return }
            ownTraits.autoresizingMask = newValue
            frameFitsParent()
        }
    }

    /// Records that the frame fits the parent's current size, and makes the parent adapt it when that changes.
    final func frameFitsParent() {
        guard let traits, !traits.autoresizingMask.isEmpty, let superview else { return }
        traits.parentSize = superview.bounds.size
        superview.layoutNode.flags.remove(.isPlain)
        superview.ownTraits.holdsFlexibleSubviews = true
    }

    /// Adapts the frames of flexible subviews to this view's size.
    final func resizeFlexibleSubviews() {
        guard let traits, traits.holdsFlexibleSubviews else { return }
        let size = bounds.size
        for subview in subviews {
            guard let own = subview.traits, !own.autoresizingMask.isEmpty, own.parentSize != size,
                subview.translatesAutoresizingMaskIntoConstraints
            else { continue }
            // Setting a frame also records that it fits the current size.
            subview.frame = own.autoresizingMask.frame(subview.frame, of: own.parentSize, in: size)
        }
    }
}
