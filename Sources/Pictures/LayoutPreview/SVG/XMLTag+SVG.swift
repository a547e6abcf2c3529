internal import AutoLayout

extension XMLTag {
    static func rect(_ rect: Rect, cornerRadius: Double = 0) -> XMLTag {
        let rect = rect.withoutNegativeSize
        let tag = XMLTag("rect")
            .with("x", rect.minX).with("y", rect.minY).with("width", rect.width).with("height", rect.height)
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        return radius > 0 ? tag.with("rx", radius) : tag
    }

    /// The outline of a shape; a line if it has no width or no height, since SVG does not draw such a rectangle.
    static func outline(of shape: Drawing.Shape) -> XMLTag {
        let rect = shape.rect
        guard rect.width <= 0 || rect.height <= 0 else { return .shape(shape) }
        return .line(from: rect.origin, to: Point(x: rect.maxX, y: rect.maxY))
    }

    /// A shape; a path if only some corners are rounded, since SVG's rectangles round all of them.
    static func shape(_ shape: Drawing.Shape) -> XMLTag {
        shape.cornerRadius == 0 || shape.corners == .all
            ? .rect(shape.rect, cornerRadius: shape.cornerRadius) : .path(shape.outline)
    }

    static func path(_ path: View.Path) -> XMLTag {
        func text(_ points: Point...) -> String { points.map { "\($0.x.plain) \($0.y.plain)" }.joined(separator: " ") }
        let commands = path.elements.map { element in
            switch element {
            case .move(let end): "M\(text(end))"
            case .line(let end): "L\(text(end))"
            case .curve(let end, let control1, let control2): "C\(text(control1, control2, end))"
            case .close: "Z"
            }
        }
        return XMLTag("path").with("d", commands.joined())
    }

    static func line(from start: Point, to end: Point) -> XMLTag {
        XMLTag("line").with("x1", start.x).with("y1", start.y).with("x2", end.x).with("y2", end.y)
    }

    /// A text element with its baseline at `y`, in points. Its spaces are drawn as they were measured; Chromium ignores
    /// the attribute for that on an enclosing group.
    static func text(x: Double, y: Double, size: Double) -> XMLTag {
        XMLTag("text").with("x", x).with("y", y).with("font-size", size).with("xml:space", "preserve")
    }

    /// The tag filled with a color and its opacity.
    func filled(_ color: Color) -> XMLTag {
        let tag = with("fill", color.hexadecimal)
        return color.alpha < 1 ? tag.with("fill-opacity", color.alpha) : tag
    }

    /// The tag as an outline in a color, with a width in points.
    func outlined(_ color: Color, width: Double = 1, dashes: [Double] = []) -> XMLTag {
        var tag = with("fill", "none").with("stroke", color.hexadecimal).with("stroke-width", width)
        if color.alpha < 1 { tag = tag.with("stroke-opacity", color.alpha) }
        return dashes.isEmpty
            ? tag : tag.with("stroke-dasharray", dashes.map { $0.plain }.joined(separator: " "))
    }
}
