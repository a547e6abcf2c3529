internal import AutoLayout

extension SVGPicture {
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

    /// Draws all lines before the numbers, so that no line covers a number.
    func draw(_ dimensions: [PlacedDimension], _ color: (Palette) -> String, _ writer: inout XMLWriter) {
        for placed in dimensions { drawLine(placed, color, &writer) }
        for placed in dimensions {
            draw(Caption(placed.dimension.words, size: PlacedDimension.fontSize), in: placed.label, color, &writer)
        }
    }

    /// Draws a dotted line along each position that two items share, with gaps where there is text.
    func drawAlignments(
        _ dimensions: [Dimension], around lanes: DimensionLanes, _ color: (Palette) -> String,
        _ writer: inout XMLWriter
    ) {
        for dimension in dimensions where dimension.isAlignment {
            let (axis, place) = (dimension.axis, dimension.end.position)
            for part in lanes.gaps(in: dimension.alignedReach, along: axis.other, at: place) {
                let color = color(palette(at: axis.point(along: place, across: part.middle)))
                writer.add(
                    .line(
                        from: axis.point(along: place, across: part.start),
                        to: axis.point(along: place, across: part.end)
                    ).outlined(color, dashes: "1 3"))
            }
        }
    }

    /// Draws a line with arrowheads, and thin lines to the items that it measures.
    private func drawLine(_ placed: PlacedDimension, _ color: (Palette) -> String, _ writer: inout XMLWriter) {
        let (axis, lane) = (placed.dimension.axis, placed.lane)
        let palette = palette(at: axis.point(along: placed.line.middle, across: lane))
        let color = color(palette)
        let (start, end) = (
            axis.point(along: placed.line.start, across: lane), axis.point(along: placed.line.end, across: lane)
        )
        for end in [placed.dimension.start, placed.dimension.end] where end.reach.nearest(to: lane) != lane {
            let corner = axis.point(along: end.position, across: end.reach.nearest(to: lane))
            writer.add(
                .line(from: corner, to: axis.point(along: end.position, across: lane)).outlined(color, width: 0.5))
        }
        writer.add(.line(from: start, to: end).outlined(palette.halo, width: 3).with("stroke-opacity", 0.6))
        writer.add(
            .line(from: start, to: end)
                .outlined(color, width: 0.9, dashes: placed.dimension.isDropped ? "4 2" : nil))
        writer.add(XMLTag("path").with("d", placed.arrowHeads).with("fill", color))
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
    /// Two arrowheads as path commands. They point outward, or inward if they are outside the dimension.
    fileprivate var arrowHeads: String {
        let span = dimension.span
        let length = isTight ? -headLength : headLength
        return arrowHead(at: span.start, length: length) + arrowHead(at: span.end, length: -length)
    }

    private func arrowHead(at tip: Double, length: Double) -> String {
        let half = headLength * 0.4
        return [(0, 0), (length, -half), (length, half)].enumerated().map { index, corner in
            let point = dimension.axis.point(along: tip + corner.0, across: lane + corner.1)
            return "\(index == 0 ? "M" : "L")\(point.x.plain) \(point.y.plain)"
        }.joined() + "Z"
    }
}

extension Rect {
    /// Whether the two have at least a point in common.
    fileprivate func touches(_ other: Rect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
