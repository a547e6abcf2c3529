public import AutoLayout

extension LayoutSnapshot {
    /// A picture as a self-contained SVG 1.1 document, with one unit per point.
    ///
    /// Text is placed line by line as in the layout; an image without contents is drawn as a crossed box, and a
    /// referenced image remains a reference.
    /// - Complexity: O(*n* + *c*) for *n* views and lines of text and *c* constraints, plus O(*n*) for each constraint
    ///   and each ambiguous view that is drawn.
    public func svg(_ options: PreviewOptions = [.names, .culprits]) -> String {
        SVGPicture(self, options).document(title: entries.first?.name ?? "").text
    }
}

extension View {
    /// A picture of the view and everything in it, as of the last pass, as a self-contained SVG 1.1 document.
    /// - Complexity: that of `snapshot()` and of the snapshot's `svg`.
    public final func svg(_ options: PreviewOptions = [.names, .culprits]) -> String {
        LayoutSnapshot(of: self).svg(options)
    }
}
