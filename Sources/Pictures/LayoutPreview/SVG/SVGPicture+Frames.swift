internal import AutoLayout

extension SVGPicture {
    private static let sizeOfSizes = 8.0

    /// Draws the outline of each view, and the sizes of the innermost views without content where there is space.
    func drawFrames(around lanes: DimensionLanes, _ writer: inout XMLWriter) {
        for index in visible {
            writer.add(.outline(of: snapshot.entries[index].rectInRoot).outlined(palette.frame, width: 0.75))
        }
        draw(sizes(around: lanes), &writer)
    }

    /// The size captions of the innermost views without content, each at the bottom of its view or, if that is
    /// occupied, at the top; a caption with no free position is left out.
    private func sizes(around lanes: DimensionLanes) -> [PlacedCaption] {
        visible.compactMap { index in
            let entry = snapshot.entries[index]
            let rect = entry.rectInRoot
            let caption = Caption(rect.size.description, size: SVGPicture.sizeOfSizes)
            guard entry.content == nil, snapshot.isInnermost(index), rect.height >= 4 * caption.size,
                rect.width >= caption.width + 8
            else { return nil }
            return [rect.maxY - caption.size, rect.minY + caption.size].lazy
                .map { PlacedCaption(caption: caption, center: Point(x: rect.midX, y: $0), index: index) }
                .first { lanes.isFree($0.box) }
        }
    }
}
