/// A view that arranges others with constraints that it creates and maintains itself: a stack, a grid or a flow.
///
/// The constraints are ordinary ones in the tree's engine. The next pass creates or changes only those that a change
/// affects; several changes cost one update.
open class ContainerView: View, Container {
    /// The place in the source code where the container was created, which diagnostics show as the location of its
    /// constraints.
    final var location = SourceLocation.unknown
    /// The sizes of the container and its views for which an arrangement was accepted because repeated attempts did not
    /// converge.
    private final var accepted: [Size]?

    /// An empty container with the given frame, in points.
    public override init(frame: Rect) {
        super.init(frame: frame)
        asContainer = self
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

    package final var isInDisarray: Bool { !isArrangedForWidths && accepted.map { $0 == solvedSizes } != true }

    package final func acceptArrangement() { accepted = solvedSizes }

    private final var solvedSizes: [Size] {
        ([self] + subviews).map { Size(width: $0.layoutNode.solvedWidth, height: $0.layoutNode.solvedHeight) }
    }

    /// Makes the next pass check the widths, even if it solves nothing else.
    final func widthsMatter() {
        accepted = nil
        layoutNode.engine?.requestSolve()
        setNeedsUpdateConstraints()
    }

    /// Makes the pass arrange the views again, and continue, if the arrangement does not fit the widths that it has
    /// solved.
    final func watchWidths() {
        observe(.disarray(of: self), location, isTrigger: true) { view, _ in
            (view as? ContainerView)?.arrangeForWidths()
        }
    }

    // What a container does not need to be told.
    package func stopArranging(_ view: View) {}
    package func forgetArrangedViews() {}
    package func visibilityChanged(of subview: View) {}
    package func contentChanged(of subview: View) {}
    package func contentWasRead(of subview: View, _ size: Size) {}
    package func contentTracks(of subview: View) -> (horizontal: ContentTrack?, vertical: ContentTrack?) { (nil, nil) }
    package func marginsChanged() {}
}
