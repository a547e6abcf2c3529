/// A view that arranges others with constraints that it creates and maintains itself: a stack, a grid or a flow.
///
/// The constraints are ordinary ones in the tree's engine. The next pass creates or changes only those that a change
/// affects; several changes cost one update.
open class ContainerView: View {
    /// The place in the source code where the container was created, which diagnostics show as the location of its
    /// constraints.
    final var location = SourceLocation.unknown
    /// The sizes of the container and its views for which an arrangement was accepted because repeated attempts did not
    /// converge.
    private final var accepted: [Size]?

    /// An empty container with the given frame, in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
    }

    /// Updates the constraints; overrides must call `super`.
    /// - Complexity: O(*n*) in the number of arranged views and, in a grid, of its positions (columns × rows).
    open override func updateConstraints() {
        super.updateConstraints()
        arrange()
    }

    /// Stops arranging a view that is removed; overrides must call `super`.
    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        stopArranging(subview)
    }

    /// Updates the constraints after a change.
    func arrange() {}

    /// Stops arranging a view that is leaving the container or has left it; does nothing if the view is not arranged.
    func stopArranging(_ view: View) {}

    /// Releases the records of the arranged views, since the container is about to be deallocated.
    func forgetArrangedViews() {}

    /// Adds a guide that the container uses internally, or removes it.
    final func alignHelper(_ guide: inout LayoutGuide?, isWanted: Bool, _ identifier: String) {
        if isWanted, guide == nil {
            let made = LayoutGuide()
            made.identifier = identifier
            made.layoutNode.flags.insert(.isHelper)
            addLayoutGuide(made)
            guide = made
        } else if !isWanted, let present = guide {
            removeLayoutGuide(present)
            guide = nil
        }
    }

    /// Whether the choices that depend on widths, such as the lines of a flow, still fit the solved widths.
    var isArrangedForWidths: Bool { true }

    /// Repeats the choices that depend on widths, for the solved widths.
    func arrangeForWidths() {}

    /// Whether the choices that depend on widths have to be repeated.
    final var isInDisarray: Bool { !isArrangedForWidths && accepted.map { $0 == solvedSizes } != true }

    /// Keeps the arrangement until a size or the arranged views change.
    final func acceptArrangement() { accepted = solvedSizes }

    private final var solvedSizes: [Size] {
        ([self] + subviews).map { Size(width: $0.layoutNode.solvedWidth, height: $0.layoutNode.solvedHeight) }
    }

    /// Makes the next pass check the widths, even if it solves nothing else.
    final func widthsMatter() {
        accepted = nil
        layoutNode.engine?.needsSolve = true
        setNeedsUpdateConstraints()
    }

    /// Makes the pass arrange the views again, and continue, if the arrangement does not fit the widths that it has
    /// solved.
    final func watchWidths() {
        observe(.disarray(of: self), location, isTrigger: true) { view, _ in
            (view as? ContainerView)?.arrangeForWidths()
        }
    }

    /// Called when a subview has been hidden or shown.
    func visibilityChanged(of subview: View) {}

    /// Called when the size of a subview's content must be read again.
    func contentChanged(of subview: View) {}

    /// Called when the size of a subview's content has been read. The size may differ from the known one if the view
    /// came from another tree, with a different display scale or text measurer.
    func contentWasRead(of subview: View, _ size: Size) {}

    /// The tracks that represent the length of a subview's content along each axis; nil if the content has rows of its
    /// own.
    func contentTracks(of subview: View) -> (horizontal: ContentTrack?, vertical: ContentTrack?) { (nil, nil) }
}

extension View {
    /// Notifies the superview, if it is a container or its natural size depends on its subviews, that this view's size
    /// may change.
    final func notifyContainer() {
        guard let superview else { return }
        if let container = superview as? ContainerView { return container.contentChanged(of: self) }
        if superview.rareState?.followsParts == true { superview.partsChanged() }
    }

    /// Whether the natural size of this view, and the positions of its subviews, depend on the subviews' contents.
    package final var followsParts: Bool {
        get { rareState?.followsParts ?? false }
        set { ownRareState.followsParts = newValue }
    }

    /// Marks the natural size and the positions of the subviews as changed.
    package final func partsChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// The superview, if it is a container.
    final var container: ContainerView? {
        // Most superviews are plain views, for which no cast is needed.
        guard layoutNode.parent?.flags.contains(.isPlain) == false else { return nil }
        return superview as? ContainerView
    }
}
