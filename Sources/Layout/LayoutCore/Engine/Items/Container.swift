/// A view that arranges its subviews by constraints of its own, as a stack does. The engine and the views notify it of what
/// happens to its subviews.
///
/// It is a protocol, and not a part of `View`, since the containers are in another module, which could override only what
/// everybody may override.
package protocol Container: View {
    /// Stops arranging a view that is leaving the container or has left it; does nothing if the view is not arranged.
    func stopArranging(_ view: View)

    /// Releases the records of the arranged views, since the container is about to be deallocated.
    func forgetArrangedViews()

    /// Called when a subview has been hidden or shown.
    func visibilityChanged(of subview: View)

    /// Called when the size of a subview's content must be read again.
    func contentChanged(of subview: View)

    /// Called when the size of a subview's content has been read. The size may differ from the known one if the view
    /// came from another tree, with a different display scale or text measurer.
    func contentWasRead(of subview: View, _ size: Size)

    /// The tracks that represent the length of a subview's content along each axis; nil if the content has rows of its
    /// own.
    func contentTracks(of subview: View) -> (horizontal: ContentTrack?, vertical: ContentTrack?)

    /// Whether choices that depend on widths have to be repeated for the solved widths.
    var isInDisarray: Bool { get }

    /// Keeps these choices until a size or the arranged views change.
    func acceptArrangement()

    /// Called when the view's own margins have been set.
    func marginsChanged()
}
