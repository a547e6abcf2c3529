/// A guide that has content like a view: the largest content of several views, such as those that fill the cells of a
/// grid's column.
///
/// The contents of a column of a thousand cells are thus one number in the solver, which changes only with the largest
/// content.
package final class ContentGuide: LayoutGuide {
    let axis: Axis
    /// The priority with which the guide is at least as large as its largest content.
    package var resistance = LayoutPriority.defaultHigh
    /// The views whose contents the guide represents, each with the padding around it along the axis, in points.
    package var parts: [(view: View, padding: Double)] = []

    package init(_ name: String, _ axis: Axis) {
        self.axis = axis
        super.init()
        identifier = name
    }

    override var contentGuide: ContentGuide? { self }

    /// The view with the largest content, among the contents that the engine has read, and the length of that content
    /// with what surrounds it, in points; nil if there is no such view.
    /// - Complexity: O(*n*) in the parts.
    func largestContent(in engine: LayoutEngine) -> (view: View, length: Double)? {
        var largest: (view: View, length: Double)?
        for part in parts {
            guard let length = engine.lengthLeftToTrack(of: part.view, axis) else { continue }
            let padded = length + part.padding
            // The constraints of a cell report a padding that is not usable.
            guard padded.isUsable else { continue }
            if padded > largest?.length ?? -.infinity { largest = (part.view, padded) }
        }
        return largest
    }
}

/// The track to which the content of a view in a cell belongs.
package struct ContentTrack {
    package let guide: ContentGuide
    /// The padding of the cell, in points.
    let padding: Double
    /// Whether the track represents the length of the content.
    let isFilled: Bool
    /// The resistance of the content if its own is the default.
    let resistance: LayoutPriority

    package init(guide: ContentGuide, padding: Double, isFilled: Bool, resistance: LayoutPriority) {
        (self.guide, self.padding, self.isFilled, self.resistance) = (guide, padding, isFilled, resistance)
    }
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
    package func contentChanged(of guide: ContentGuide) {
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

extension LayoutNode {
    /// The view to whose content the rows of an item refer; for a track, the one with the largest content.
    package func viewOfContent(in engine: LayoutEngine?) -> View? {
        if let view { return view }
        guard let guide = guide?.contentGuide, let engine else { return nil }
        return guide.largestContent(in: engine)?.view
    }
}
