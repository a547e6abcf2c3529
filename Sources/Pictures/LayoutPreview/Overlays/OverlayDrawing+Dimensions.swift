internal import AutoLayout

extension OverlayDrawing {
    /// The dimensions in the picture that satisfy a condition.
    func dimensions(where isIncluded: (Dimension) -> Bool) -> [Dimension] {
        snapshot.constraints.compactMap(Dimension.init).filter { isIncluded($0) && canvas.touches($0.bounds) }
    }

    /// The areas that dimensions should not cover: text, and captions inside views.
    var written: [Rect] {
        var boxes = (shows(.names) ? names : []).map { $0.box }
        for index in visible {
            let entry = snapshot.entries[index]
            if shows(.culprits), let question = question(about: entry) { boxes.append(question.box) }
            guard case .text(let text) = entry.content else { continue }
            boxes += text.lines.map { line in
                Rect(x: line.x, y: line.baseline - 0.7 * text.font.size, width: line.width, height: text.font.size)
                    .offsetBy(dx: entry.rectInRoot.minX, dy: entry.rectInRoot.minY)
            }
        }
        return boxes
    }

    /// The steps that draw dimensions, all lines before the numbers, so that no line covers a number.
    func draw(_ dimensions: [PlacedDimension], _ color: (Palette) -> Color) -> [Drawing.Step] {
        dimensions.flatMap { lines(of: $0, color) }
            + dimensions.flatMap { placed in
                draw(Caption(placed.dimension.words, size: PlacedDimension.fontSize), in: placed.label, color)
            }
    }

    /// A dotted line along each position that two items share, with gaps where there is text.
    func alignments(
        _ dimensions: [Dimension], around lanes: DimensionLanes, _ color: (Palette) -> Color
    ) -> [Drawing.Step] {
        dimensions.filter { $0.isAlignment }.flatMap { dimension in
            let (axis, position) = (dimension.axis, dimension.end.position)
            return lanes.gaps(in: dimension.alignedReach, along: axis.other, at: position).map { part in
                Drawing.Step.line(
                    from: axis.point(along: position, across: part.start),
                    to: axis.point(along: position, across: part.end), width: 1,
                    color(palette(at: axis.point(along: position, across: part.middle))), dashes: [1, 3])
            }
        }
    }

    /// A line with arrowheads, and thin lines to the items that it measures.
    private func lines(of placed: PlacedDimension, _ color: (Palette) -> Color) -> [Drawing.Step] {
        let (axis, lane) = (placed.dimension.axis, placed.lane)
        let palette = palette(at: axis.point(along: placed.line.middle, across: lane))
        let color = color(palette)
        let (start, end) = (
            axis.point(along: placed.line.start, across: lane), axis.point(along: placed.line.end, across: lane)
        )
        let ends = [placed.dimension.start, placed.dimension.end].filter { $0.reach.nearest(to: lane) != lane }
        let toItems = ends.map { end in
            Drawing.Step.line(
                from: axis.point(along: end.position, across: end.reach.nearest(to: lane)),
                to: axis.point(along: end.position, across: lane), width: 0.5, color)
        }
        return toItems + [
            .line(from: start, to: end, width: 3, palette.halo.opacity(0.6)),
            .line(from: start, to: end, width: 0.9, color, dashes: placed.dimension.isDropped ? [4, 2] : []),
            .fillPath(placed.arrowHeads, color),
        ]
    }
}

extension Dimension {
    /// The extent of the line at a shared position: along the shorter item, or from one item to the other.
    fileprivate var alignedReach: Span {
        let (one, other) = (start.reach, end.reach)
        guard let common = one.intersection(other), common.length > 0 else { return one.union(other) }
        return one.length < other.length ? one : other
    }
}

extension PlacedDimension {
    /// Two arrowheads. They point outward, or inward if they are outside the dimension.
    fileprivate var arrowHeads: View.Path {
        let length = isTight ? -headLength : headLength
        return View.Path(
            arrowHead(at: dimension.span.start, length: length) + arrowHead(at: dimension.span.end, length: -length))
    }

    private func arrowHead(at tip: Double, length: Double) -> [View.Path.Element] {
        func corner(_ along: Double, _ across: Double) -> Point {
            dimension.axis.point(along: tip + along, across: lane + across)
        }
        let half = headLength * 0.4
        return [.move(to: corner(0, 0)), .line(to: corner(length, -half)), .line(to: corner(length, half)), .close]
    }
}

extension Rect {
    /// Whether the two have at least a point in common.
    fileprivate func touches(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
