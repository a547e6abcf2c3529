internal import AutoLayout

extension SVGPicture {
    private static let sizeOfSizes = 8.0

    /// The outline of each view, and the sizes.
    func drawFrames(_ writer: inout XMLWriter) {
        for index in visible {
            writer.add(.rect(snapshot.entries[index].rectInRoot).outlined(palette.frame, width: 0.75))
        }
        draw(sizes, &writer)
    }

    /// The sizes of the innermost views that show nothing else, at their bottom, where there is room.
    var sizes: [PlacedCaption] {
        visible.compactMap { index in
            let entry = snapshot.entries[index]
            let rect = entry.rectInRoot
            let caption = Caption(rect.size.description, size: SVGPicture.sizeOfSizes)
            guard entry.content == nil, snapshot.isInnermost(index), rect.height >= 4 * caption.size,
                rect.width >= caption.width + 8
            else { return nil }
            return PlacedCaption(
                caption: caption, center: Point(x: rect.midX, y: rect.maxY - caption.size), index: index)
        }
    }
}
