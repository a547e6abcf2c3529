internal import AutoLayout

extension SVGPicture {
    /// Draws views in a conflict in red, ambiguous views in amber with their ambiguous attributes, and ambiguous guides
    /// in amber.
    func drawCulprits(_ writer: inout XMLWriter) {
        for index in visible {
            let entry = snapshot.entries[index]
            if entry.isInConflict { mark(entry.rectInRoot, "conflict", palette.conflict, &writer) }
            if let question = question(about: entry) {
                mark(entry.rectInRoot, "ambiguity", palette.ambiguity, dashes: "5 3", &writer)
                draw(question.caption, in: question.box, { $0.ambiguity }, &writer)
            }
            for guide in entry.guides where !guide.ambiguousAttributes.isEmpty {
                mark(guide.rectInRoot, "ambiguity", palette.ambiguity, dashes: "5 3", &writer)
            }
        }
    }

    /// Draws an outline on a halo, so that it stands out from views of any color.
    private func mark(
        _ rect: Rect, _ name: String, _ color: String, dashes: String? = nil, _ writer: inout XMLWriter
    ) {
        writer.add(.outline(of: rect).outlined(palette.halo, width: 4).with("stroke-opacity", 0.6))
        writer.add(.outline(of: rect).with("class", name).outlined(color, width: 2, dashes: dashes))
    }

    /// The list of a view's ambiguous attributes, at the top left, where there are no names; nil if it has none.
    func question(about entry: LayoutSnapshot.Entry) -> (caption: Caption, box: Rect)? {
        guard !entry.ambiguousAttributes.isEmpty else { return nil }
        let words = entry.ambiguousAttributes.map { $0 + "?" }.joined(separator: " ")
        let caption = Caption(words, size: PlacedDimension.fontSize)
        let center = Point(
            x: entry.rectInRoot.minX + 6 + caption.width / 2, y: entry.rectInRoot.minY + 6 + caption.size / 2)
        return (caption, caption.box(around: center).padded.pushed(into: canvas))
    }

    /// Draws a caption on a halo that fills a rectangle.
    func draw(_ caption: Caption, in box: Rect, _ color: (Palette) -> String, _ writer: inout XMLWriter) {
        let center = Point(x: box.midX, y: box.midY)
        let palette = palette(at: center)
        writer.add(.rect(box, cornerRadius: 3).with("fill", palette.halo).with("fill-opacity", 0.85))
        writer.add(caption.tag(around: center).with("fill", color(palette)), caption.text)
    }
}

extension Rect {
    /// The rectangle enlarged by the width of a halo.
    fileprivate var padded: Rect { inset(by: EdgeInsets(top: -1, left: -2, bottom: -1, right: -2)) }
}
