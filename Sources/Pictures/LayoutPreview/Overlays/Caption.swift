internal import AutoLayout

/// A short caption in a picture, on one line.
struct Caption {
    let text: String
    /// The font size, in points.
    let size: Double

    init(_ text: String, size: Double) {
        self.text = text
        self.size = size
    }

    /// A caption that fits into a width in points, if necessary in a smaller font and then truncated; nil if less than
    /// two-thirds of the text would be left.
    init?(_ text: String, size: Double, least: Double, width: Double) {
        let full = Caption(text, size: size)
        let fitted = full.width <= width ? size : size * width / full.width
        guard fitted < least else {
            self = Caption(text, size: fitted)
            return
        }
        guard size >= least else { return nil }
        let ellipsis = Caption("…", size: least)
        let kept = text.prefix(in: Font(size: least), fitting: width - ellipsis.width)
        guard 3 * kept.count >= 2 * text.count, !kept.isEmpty else { return nil }
        self = Caption(kept + ellipsis.text, size: least)
    }

    /// The width of the caption, in points.
    var width: Double { HelveticaMeasurer.shared.width(of: text[...], in: Font(size: size)) }

    /// The rectangle that the caption occupies around a point, in points.
    func box(around center: Point) -> Rect {
        Rect(x: center.x - width / 2, y: center.y - size / 2, width: width, height: size)
    }

    /// The step that draws the caption around a point.
    func step(around center: Point, _ color: Color) -> Drawing.Step {
        let width = width
        return .text(
            Drawing.TextRun(
                text: text, start: Point(x: center.x - width / 2, y: center.y + 0.35 * size), width: width,
                direction: nil, font: Font(size: size), family: nil, color: color, alignment: .center,
                letterSpacing: 0, wordSpacing: 0, isUnderlined: false, link: nil))
    }
}

extension String {
    /// As many of the first characters as fit into a width in points.
    ///
    /// Each character is measured separately, so that measuring a long name takes time proportional to its length;
    /// Helvetica's widths have no kerning.
    fileprivate func prefix(in font: Font, fitting width: Double) -> Substring {
        var used = 0.0
        return prefix {
            used += HelveticaMeasurer.shared.width(of: String($0)[...], in: font)
            return used <= width
        }
    }
}
