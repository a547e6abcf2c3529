internal import AutoLayout

extension SVGPicture {
    /// Draws layout guides as dashed outlines, with their names where there is space.
    func drawGuides(_ writer: inout XMLWriter) {
        for index in visible {
            for guide in snapshot.entries[index].guides where guide.rectInRoot.overlaps(canvas) {
                let rect = guide.rectInRoot
                writer.add(.rect(rect).outlined(palette.guide, width: 0.75, dashes: "2 2"))
                guard rect.height >= 9, let caption = Caption(guide.name, size: 8, least: 6, width: rect.width)
                else { continue }
                writer.add(
                    caption.tag(around: Point(x: rect.midX, y: rect.minY + 6)).with("fill", palette.guide),
                    caption.text)
            }
        }
    }
}
