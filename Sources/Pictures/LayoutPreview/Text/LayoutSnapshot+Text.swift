public import AutoLayout

extension LayoutSnapshot {
    /// A picture in box-drawing characters for terminals and logs, at most `columns` wide.
    ///
    /// Each view is drawn to scale as a box with its name. Text is drawn in place without a box, and a view that is too
    /// small for a box is represented by its name in brackets or by a dot. A name is followed by `!` if the view is in
    /// a conflict, and by `?` if its position or size is ambiguous. Transforms, masks and rounded corners are not
    /// drawn.
    /// - Precondition: `columns` is positive.
    /// - Complexity: O(*n*) in the number of views, for a given number of characters in the picture.
    public func text(columns: Int = 80) -> String {
        precondition(columns > 0, "A picture in text needs at least one column.")
        var picture = TextPicture(size: canvas.size, columns: columns)
        for (index, clip) in zip(entries.indices, clips) {
            picture.draw(entries[index], in: clip, isInnermost: isInnermost(index))
        }
        return picture.grid.text
    }

    /// The part of the root, in points, in which each view is visible: the intersection of all clipping views around
    /// it.
    private var clips: [Rect] {
        inherited { _, entry, parent -> (own: Rect, inside: Rect) in
            let clip = parent?.inside ?? canvas
            return (clip, entry.style?.clipsToBounds == true ? clip.intersection(entry.rectInRoot) : clip)
        }.map { $0.own }
    }
}

extension View {
    /// A picture of the view and everything in it, as of the last pass, in box-drawing characters for terminals and
    /// logs, at most `columns` wide.
    /// - Precondition: `columns` is positive.
    /// - Complexity: O(*n*) in the number of views, for a given number of characters in the picture.
    public final func text(columns: Int = 80) -> String {
        LayoutSnapshot(of: self).text(columns: columns)
    }
}
