internal import AutoLayout

extension OverlayDrawing {
    private static let largestName = 14.0
    private static let smallestName = 7.0
    /// The smallest font size for a name in a view that is not tall enough for `smallestName`.
    private static let smallestThinName = 5.0

    private static let containerName = 9.0

    /// The names of the innermost views without content, each in the middle of its view, and those of other views where
    /// there is a conflict.
    var names: [PlacedCaption] {
        let namedAtEdge = aroundConflicts
        return visible.compactMap { index in
            let entry = snapshot.entries[index]
            let rect = entry.rectInRoot
            guard entry.content == nil, snapshot.isInnermost(index), rect.width > 0, rect.height > 0 else {
                return namedAtEdge.contains(index) ? edgeName(index) : nil
            }
            let size = min(OverlayDrawing.largestName, rect.height * 0.6)
            guard size >= OverlayDrawing.smallestThinName else { return nil }
            let caption = Caption(
                entry.name, size: size, least: min(OverlayDrawing.smallestName, size), width: rect.width)
            return caption.map {
                PlacedCaption(caption: $0, center: Point(x: rect.midX, y: rect.midY), index: index)
            }
        }
    }

    /// The indices of the views in a conflict, their superviews and the other subviews of these, except the root.
    private var aroundConflicts: Set<Int> {
        let parents = snapshot.inherited { (own: $0, parent: $2?.own ?? 0) }.map { $0.parent }
        let superviews = Set(parents.indices.filter { snapshot.entries[$0].isInConflict }.map { parents[$0] })
        return Set(parents.indices.filter { $0 > 0 && (superviews.contains($0) || superviews.contains(parents[$0])) })
    }

    /// The name of a view at its top edge, where its subviews leave space most often: inside it, or above it if it is too
    /// small.
    private func edgeName(_ index: Int) -> PlacedCaption? {
        let (name, rect) = (snapshot.entries[index].name, snapshot.entries[index].rectInRoot)
        guard !name.isEmpty else { return nil }
        let caption = Caption(name, size: OverlayDrawing.containerName)
        let isInside = rect.height >= 2 * caption.size && rect.width >= caption.width + 6
        let y = isInside ? rect.minY + 3 + caption.size / 2 : rect.minY - 3 - caption.size / 2
        let box = caption.box(around: Point(x: rect.minX + 3 + caption.width / 2, y: y)).pushed(into: canvas)
        return PlacedCaption(caption: caption, center: Point(x: box.midX, y: box.midY), index: index)
    }
}
