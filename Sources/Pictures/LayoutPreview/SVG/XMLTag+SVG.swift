internal import AutoLayout

extension XMLTag {
    /// The group of an overlay, which a page can show or hide by its class.
    static func group(_ overlay: Overlay) -> XMLTag { XMLTag("g").with("class", overlay.rawValue) }

    static func rect(_ rect: Rect, cornerRadius: Double = 0) -> XMLTag {
        let rect = rect.withoutNegativeSize
        let tag = XMLTag("rect")
            .with("x", rect.minX).with("y", rect.minY).with("width", rect.width).with("height", rect.height)
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        return radius > 0 ? tag.with("rx", radius) : tag
    }

    /// The outline of a rectangle; a line if it has no width or no height, since SVG does not draw such a rectangle.
    static func outline(of rect: Rect) -> XMLTag {
        guard rect.width <= 0 || rect.height <= 0 else { return .rect(rect) }
        let rect = rect.withoutNegativeSize
        return .line(from: rect.origin, to: Point(x: rect.maxX, y: rect.maxY))
    }

    /// The outline of a shape; a path if only some corners are rounded, since SVG's rectangles round all of them.
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
    func outlined(_ color: String, width: Double = 1, dashes: String? = nil) -> XMLTag {
        let tag = with("fill", "none").with("stroke", color).with("stroke-width", width)
        return dashes.map { tag.with("stroke-dasharray", $0) } ?? tag
    }
}
