internal import AutoLayout

extension SVGPicture {
    private static let largestName = 14.0
    private static let smallestName = 7.0
    /// The smallest font size for a name in a view that is not tall enough for `smallestName`.
    private static let smallestThinName = 5.0

    /// The names of the innermost views without content, each in the middle of its view.
    var names: [PlacedCaption] {
        visible.compactMap { index in
            let entry = snapshot.entries[index]
            guard entry.content == nil, snapshot.isInnermost(index) else { return nil }
            let rect = entry.rectInRoot
            let size = min(SVGPicture.largestName, rect.height * 0.6)
            guard size >= SVGPicture.smallestThinName else { return nil }
            let caption = Caption(entry.name, size: size, least: min(SVGPicture.smallestName, size), width: rect.width)
            return caption.map {
                PlacedCaption(caption: $0, center: Point(x: rect.midX, y: rect.midY), index: index)
            }
        }
    }
}
