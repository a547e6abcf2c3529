/// The area of a column or row of a grid.
///
/// It has content like a view: the largest of those that fill cells of the track alone. So a column of a thousand cells is
/// one number in the solver, which changes only with the largest of them.
final class TrackGuide: LayoutGuide {
    let axis: Axis
    /// The cells that fill the track, and no other one, along its axis.
    var fillingCells: [GridCell] = []

    init(_ name: String, _ axis: Axis) {
        self.axis = axis
        super.init()
        identifier = name
    }

    /// The cell that needs the most room, and how much in points, as far as an engine has read contents; nil without any.
    /// - Complexity: O(*n*) in the cells of the track.
    func largestContent(in engine: LayoutEngine) -> (view: View, length: Double)? {
        var largest: (view: View, length: Double)?
        for cell in fillingCells {
            guard let view = cell.view, let length = engine.lengthLeftToTrack(of: view, axis) else { continue }
            let padded = length + cell.padding.sum(along: axis)
            if padded > largest?.length ?? -.infinity { largest = (view, padded) }
        }
        return largest
    }
}

/// The track that a view leaves the length of its content to, and the padding of its cell there, in points.
struct ContentTrack {
    let guide: TrackGuide
    let padding: Double
}

extension GridTrack {
    /// The track as a cell sees it that fills it.
    func leaving(_ cell: GridCell) -> ContentTrack {
        ContentTrack(guide: guide, padding: cell.padding.sum(along: guide.axis))
    }
}

extension DirectionalEdgeInsets {
    fileprivate func sum(along axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

extension LayoutEngine {
    /// The length of a view's content that has no rows of its own, as its track has them; nil where it has rows, or none
    /// is known.
    fileprivate func lengthLeftToTrack(of view: View, _ axis: Axis) -> Double? {
        let node = node(for: view.layoutNode)
        guard node.isInUse(in: self), let rows = items.content(of: node) else { return nil }
        let length = rows.content.extent(axis)
        return length >= 0 && (axis == .horizontal ? rows.width : rows.height).resistance < 0 ? length : nil
    }

    /// The tracks that a view may leave its content to; nil where its container, if it has one, is not part of this trial.
    func contentTracks(of view: View) -> (horizontal: ContentTrack?, vertical: ContentTrack?)? {
        guard let container = view.container,
            standIns.isEmpty || node(for: container.layoutNode) !== container.layoutNode
        else { return nil }
        return container.contentTracks(of: view)
    }

    /// Has a track find its largest content again where it may be another one: one view's has changed.
    func contentChanged(in track: ContentTrack, from before: Double, to length: Double) {
        let known = items.content(of: node(for: track.guide.layoutNode))?.content.extent(track.guide.axis)
        guard let known, before + track.padding < known, length + track.padding <= known else {
            return contentChanged(of: track.guide)
        }
    }

    /// Has a track find its largest content again, once all that have changed have been read.
    func contentChanged(of guide: TrackGuide) {
        let node = node(for: guide.layoutNode)
        node.flags.insert(.needsIntrinsicSize)
        refreshRows(of: node)
    }

    /// Brings the rows of a track up to date with the largest content in it.
    func alignTrackRows(of node: LayoutNode, _ guide: TrackGuide) {
        let length = guide.largestContent(in: self).map { max(0, $0.length) } ?? View.noIntrinsicMetric
        var rows = items.content(of: node) ?? IntrinsicRows()
        guard rows.content.extent(guide.axis) != length else { return }
        let unknowns = items.unknowns[Int(node.slot)]
        if guide.axis == .horizontal {
            rows.content.width = length
            rows.width.resistance = align(rows.width.resistance, unknowns.width, atLeast: length)
        } else {
            rows.content.height = length
            rows.height.resistance = align(rows.height.resistance, unknowns.height, atLeast: length)
        }
        items.setContent(rows, of: node)
    }
}

extension LayoutNode {
    /// The view whose content the rows of an item refer to; for a track, the largest view.
    func viewOfContent(in engine: LayoutEngine?) -> View? {
        if let view { return view }
        guard let guide = guide as? TrackGuide, let engine else { return nil }
        return guide.largestContent(in: engine)?.view
    }
}
