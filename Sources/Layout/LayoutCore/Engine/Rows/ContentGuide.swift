/// A guide that has content like a view: the largest content of several views, such as those that fill the cells of a
/// grid's column.
///
/// The contents of a column of a thousand cells are thus one number in the solver, which changes only with the largest
/// content.
class ContentGuide: LayoutGuide {
    final let axis: Axis
    /// The priority with which the guide is at least as large as its largest content.
    final var resistance = LayoutPriority.defaultHigh

    init(_ name: String, _ axis: Axis) {
        self.axis = axis
        super.init()
        identifier = name
    }

    override final var contentGuide: ContentGuide? { self }

    /// The view with the largest content, among the contents that the engine has read, and the length of that content
    /// with what surrounds it, in points; nil if there is no such view.
    func largestContent(in engine: LayoutEngine) -> (view: View, length: Double)? { nil }
}

/// The track to which the content of a view in a cell belongs.
struct ContentTrack {
    let guide: ContentGuide
    /// The padding of the cell, in points.
    let padding: Double
    /// Whether the track represents the length of the content.
    let isFilled: Bool
    /// The resistance of the content if its own is the default.
    let resistance: LayoutPriority
}

extension LayoutEngine {
    /// The tracks that may represent a view's content; nil if the view has no container, or if the container is not
    /// part of this trial.
    func contentTracks(of view: View) -> (horizontal: ContentTrack?, vertical: ContentTrack?)? {
        guard let container = view.container,
            standIns.isEmpty || node(for: container.layoutNode) !== container.layoutNode
        else { return nil }
        return container.contentTracks(of: view)
    }

    /// Makes a track find its largest content again, if that may have changed with the content of one view.
    func contentChanged(in track: ContentTrack, from before: Double, to length: Double) {
        let known = items.content(of: node(for: track.guide.layoutNode))?.content.extent(track.guide.axis)
        guard let known, before + track.padding < known, length + track.padding <= known else {
            return contentChanged(of: track.guide)
        }
    }

    /// Makes a track find its largest content again, once all changed contents have been read.
    func contentChanged(of guide: ContentGuide) {
        let node = node(for: guide.layoutNode)
        node.flags.insert(.needsIntrinsicSize)
        refreshRows(of: node)
    }

    /// Updates the rows of a track for the largest content in it.
    func alignTrackRows(of node: LayoutNode, _ guide: ContentGuide) {
        let length = guide.largestContent(in: self).map { max(0, $0.length) } ?? View.noIntrinsicMetric
        var rows = items.content(of: node) ?? IntrinsicRows()
        let priority = priority(ofContent: node, guide.axis, isHugging: false)
        guard rows.content.extent(guide.axis) != length || priority.map({ $0 != guide.resistance.rawValue }) == true
        else { return }
        let unknowns = items.unknowns[Int(node.slot)]
        if guide.axis == .horizontal {
            rows.content.width = length
            rows.width.resistance = align(rows.width.resistance, unknowns.width, atLeast: length, guide.resistance)
        } else {
            rows.content.height = length
            rows.height.resistance = align(rows.height.resistance, unknowns.height, atLeast: length, guide.resistance)
        }
        items.setContent(rows, of: node)
    }
}

extension LayoutNode {
    /// The view to whose content the rows of an item refer; for a track, the one with the largest content.
    package func viewOfContent(in engine: LayoutEngine?) -> View? {
        if let view { return view }
        guard let guide = guide?.contentGuide, let engine else { return nil }
        return guide.largestContent(in: engine)?.view
    }
}
