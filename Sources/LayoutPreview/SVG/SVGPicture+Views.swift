internal import AutoLayout

extension SVGPicture {
    /// The paper, and each view with what it shows, from back to front.
    func drawViews(_ writer: inout XMLWriter) {
        writer.add(XMLTag("g").with("class", "views").with("xml:space", "preserve")) { writer in
            if snapshot.entries.first?.backgroundColor?.alpha != 1 {
                writer.add(.rect(canvas).with("class", "paper").with("fill", palette.paper))
            }
            for index in visible {
                let entry = snapshot.entries[index]
                if let color = entry.backgroundColor, color.alpha > 0 {
                    writer.add(.rect(entry.rectInRoot, cornerRadius: entry.cornerRadius).filled(color))
                }
                switch entry.content {
                case .text(let text): draw(text, of: index, &writer)
                case .image: drawPlaceholder(for: entry, &writer)
                case nil: break
                }
            }
        }
    }

    /// The lines where the layout has put them, as wide as it has measured them, whatever font stands in.
    private func draw(_ text: LayoutSnapshot.Text, of index: Int, _ writer: inout XMLWriter) {
        let origin = snapshot.entries[index].rectInRoot.origin
        let (anchor, share) = text.alignment.anchor
        for line in text.lines where !line.text.isEmpty {
            let tag = XMLTag.text(
                x: origin.x + line.x + share * line.width, y: origin.y + line.baseline, size: text.font.size
            ).with("font-weight", "\(text.font.weight.rawValue)").with("text-anchor", anchor)
                .with("textLength", max(0, line.width)).with("lengthAdjust", "spacingAndGlyphs")
            let isInPaperInk = isInPaperInk(text.color, on: index)
            writer.add(isInPaperInk ? tag.with("fill", palette.ink) : tag.filled(text.color), line.text)
        }
    }

    /// A crossed box, its cross ending where rounded corners do.
    private func drawPlaceholder(for entry: LayoutSnapshot.Entry, _ writer: inout XMLWriter) {
        let rect = entry.rectInRoot
        let radius = min(entry.cornerRadius, rect.width / 2, rect.height / 2)
        let color = "#8e8e93"
        var outline = XMLTag.rect(rect, cornerRadius: radius).outlined(color)
        if entry.backgroundColor == nil {
            outline = .rect(rect, cornerRadius: radius).with("fill", "#e5e5ea").with("stroke", color)
        }
        writer.add(outline)
        let corner = radius * (1 - 0.5.squareRoot())
        let cross = rect.inset(by: EdgeInsets(top: corner, left: corner, bottom: corner, right: corner))
        let (topLeft, bottomRight) = (cross.origin, Point(x: cross.maxX, y: cross.maxY))
        writer.add(.line(from: topLeft, to: bottomRight).with("stroke", color))
        writer.add(
            .line(from: Point(x: cross.minX, y: cross.maxY), to: Point(x: cross.maxX, y: cross.minY))
                .with("stroke", color))
    }
}

extension LayoutSnapshot.Text.Alignment {
    /// The point of a line that stays where it is if the line comes out longer or shorter, and its share of the width.
    fileprivate var anchor: (name: String, share: Double) {
        switch self {
        case .left: ("start", 0)
        case .center: ("middle", 0.5)
        case .right: ("end", 1)
        }
    }
}
