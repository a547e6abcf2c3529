internal import AutoLayout

extension OverlayDrawing {
    private static let sizeOfSizes = 8.0

    /// The outline of each view, and the sizes of the innermost views without content where there is space.
    func frames(around lanes: DimensionLanes) -> [Drawing.Step] {
        visible.map { .stroke(Drawing.Shape(snapshot.entries[$0].rectInRoot), width: 0.75, palette.frame) }
            + sizes(around: lanes).map { draw($0) }
    }

    /// The size captions of the innermost views without content, each at the bottom of its view or, if that is
    /// occupied, at the top; a caption with no free position is left out.
    private func sizes(around lanes: DimensionLanes) -> [PlacedCaption] {
        visible.compactMap { index in
            let entry = snapshot.entries[index]
            let rect = entry.rectInRoot
            let caption = Caption(rect.size.description, size: OverlayDrawing.sizeOfSizes)
            guard entry.content == nil, snapshot.isInnermost(index), rect.height >= 4 * caption.size,
                rect.width >= caption.width + 8
            else { return nil }
            return [rect.maxY - caption.size, rect.minY + caption.size].lazy
                .map { PlacedCaption(caption: caption, center: Point(x: rect.midX, y: $0), index: index) }
                .first { lanes.isFree($0.box) }
        }
    }
}
