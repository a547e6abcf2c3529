extension View {
    /// The flexible parts of a view placed by its frame, which absorb changes in its parent's size; none by default.
    ///
    /// If a pass changes the parent's size, the same pass adapts `frame`; if the size is set, the next pass does. The
    /// change in size is distributed over the flexible parts in proportion to their lengths.
    public final var autoresizingMask: AutoresizingMask {
        get { rareState?.autoresizingMask ?? [] }
        set {
            guard newValue != autoresizingMask else { return }
            ownRareState.autoresizingMask = newValue
            frameFitsParent()
        }
    }

    /// Records that the frame fits the parent's current size, and makes the parent adapt the frame when the parent's
    /// size changes; does nothing without an autoresizing mask.
    final func frameFitsParent() {
        guard let rareState, !rareState.autoresizingMask.isEmpty, let superview else { return }
        rareState.parentSize = superview.bounds.size
        superview.layoutNode.flags.remove(.isPlain)
        superview.ownRareState.holdsFlexibleSubviews = true
    }

    /// Adapts the frames of subviews with an autoresizing mask to this view's size.
    final func resizeFlexibleSubviews() {
        guard let rareState, rareState.holdsFlexibleSubviews else { return }
        let size = bounds.size
        for subview in subviews {
            guard let own = subview.rareState, !own.autoresizingMask.isEmpty, own.parentSize != size,
                subview.translatesAutoresizingMaskIntoConstraints
            else { continue }
            // Setting a frame also records that the frame fits the current size.
            subview.frame = subview.autoresizedFrame(in: size)
        }
    }

    /// The view's frame, adapted by the autoresizing mask to a size of the parent.
    package final func autoresizedFrame(in size: Size) -> Rect {
        rareState.map { $0.autoresizingMask.frame(frame, of: $0.parentSize, in: size) } ?? frame
    }
}
