/// A view that arranges others by constraints that it creates and maintains itself: a stack, a grid or a flow.
///
/// They are ordinary constraints in the engine of the tree. The next pass creates or changes only those that a change
/// affects; several changes cost one update.
open class ContainerView: View {
    /// Where it was created, which is where its constraints are said to be written.
    final var location = SourceLocation.unknown
    /// The sizes of the container and of what is in it with which an arrangement was left as it was, as it did not settle.
    private final var accepted: [Size]?

    /// A container without views, with a frame in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
    }

    /// Updates the constraints; overrides must call `super`.
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

    /// Forgets a view that has left, even if `willRemoveSubview(_:)` was not called; nothing if it was not arranged.
    func stopArranging(_ view: View) {}

    /// Whether what the container chose by widths, such as its lines, is still right for those that have been solved.
    var isArrangedForWidths: Bool { true }

    /// Chooses again, at the widths that have been solved.
    func arrangeForWidths() {}

    /// Whether the container is to choose again.
    final var isInDisarray: Bool { !isArrangedForWidths && accepted.map { $0 == solvedSizes } != true }

    /// Leaves the arrangement as it is until a size changes, or what is arranged.
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

    /// Has the pass arrange the views for the widths that it solves, and go on.
    final func watchWidths() {
        observe(.disarray(of: self), location, isTrigger: true) { view, _ in
            (view as? ContainerView)?.arrangeForWidths()
        }
    }

    /// Called when a subview has been hidden or shown.
    func visibilityChanged(of subview: View) {}

    /// Called when the size of a subview's content must be read again.
    func contentChanged(of subview: View) {}

    /// Called when the size of a subview's content has been read, which may differ from what was known: a view that has
    /// come to another tree, with other pixels or another measurer, was measured in the one before.
    func contentWasRead(of subview: View, _ size: Size) {}

    /// The tracks that a subview may leave the length of its content to along each axis; nil where it has rows of its own.
    func contentTracks(of subview: View) -> (horizontal: ContentTrack?, vertical: ContentTrack?) { (nil, nil) }
}

extension View {
    /// Notifies the container that arranges this view, if any, that its size may change.
    final func notifyContainer() {
        container?.contentChanged(of: self)
    }

    /// The view that holds this one, if it is one that arranges views.
    final var container: ContainerView? { superview as? ContainerView }
}
