internal import AutoLayout

extension XMLTag {
    /// The group of an overlay, which a page can switch by its class.
    static func group(_ overlay: Overlay) -> XMLTag { XMLTag("g").with("class", overlay.rawValue) }

    static func rect(_ rect: Rect, cornerRadius: Double = 0) -> XMLTag {
        let rect = rect.withoutNegativeSize
        let tag = XMLTag("rect")
            .with("x", rect.minX).with("y", rect.minY).with("width", rect.width).with("height", rect.height)
        let radius = min(cornerRadius, rect.width / 2, rect.height / 2)
        return radius > 0 ? tag.with("rx", radius) : tag
    }

    static func line(from start: Point, to end: Point) -> XMLTag {
        XMLTag("line").with("x1", start.x).with("y1", start.y).with("x2", end.x).with("y2", end.y)
    }

    /// A text whose baseline is at a height, in points.
    static func text(x: Double, y: Double, size: Double) -> XMLTag {
        XMLTag("text").with("x", x).with("y", y).with("font-size", size)
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
