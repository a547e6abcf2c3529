/// The area of a column or row of a grid. Its content is the largest content of the views that fill cells in this track
/// only.
final class TrackGuide: ContentGuide {
    /// The cells with a view that fills this track, and only this one, along its axis.
    var fillingCells: [GridCell] = []

    /// - Complexity: O(*n*) in the cells of the track.
    override func largestContent(in engine: LayoutEngine) -> (view: View, length: Double)? {
        var largest: (view: View, length: Double)?
        for cell in fillingCells {
            guard let view = cell.view, let length = engine.lengthLeftToTrack(of: view, axis) else { continue }
            let padded = length + cell.padding.sum(along: axis)
            // The constraints of a cell report a padding that is not usable.
            guard padded.isUsable else { continue }
            if padded > largest?.length ?? -.infinity { largest = (view, padded) }
        }
        return largest
    }
}

extension DirectionalEdgeInsets {
    func sum(along axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

extension LayoutEngine {
    /// The length of a view's content if a track represents it; nil if the view has rows of its own in the solver, or
    /// if the length is unknown.
    fileprivate func lengthLeftToTrack(of view: View, _ axis: Axis) -> Double? {
        let node = node(for: view.layoutNode)
        guard node.isInUse(in: self), let rows = items.content(of: node) else { return nil }
        let length = rows.content.extent(axis)
        return length >= 0 && (axis == .horizontal ? rows.width : rows.height).resistance < 0 ? length : nil
    }
}
