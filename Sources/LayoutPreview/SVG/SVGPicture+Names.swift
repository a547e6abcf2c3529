internal import AutoLayout

extension SVGPicture {
    private static let largest = 14.0
    private static let least = 7.0

    /// The names of the innermost views that show nothing else, in their middle.
    func drawNames(_ writer: inout XMLWriter) {
        writer.add(.group("names").with("text-anchor", "middle")) { writer in
            for (index, caption) in names {
                let rect = snapshot.entries[index].rectInRoot
                writer.add(
                    caption.tag(around: Point(x: rect.midX, y: rect.midY)).with("fill", ink(on: index)), caption.text)
            }
        }
    }

    /// What names take up.
    var nameBoxes: [Rect] {
        names.map { index, caption in
            let rect = snapshot.entries[index].rectInRoot
            return caption.box(around: Point(x: rect.midX, y: rect.midY))
        }
    }

    private var names: [(index: Int, caption: Caption)] {
        visible.compactMap { index in
            let entry = snapshot.entries[index]
            guard entry.content == nil, snapshot.isInnermost(index) else { return nil }
            let size = min(SVGPicture.largest, entry.rectInRoot.height * 0.6)
            let caption = Caption(
                entry.name, size: size, least: min(SVGPicture.least, size), width: entry.rectInRoot.width)
            return caption.map { (index, $0) }
        }
    }
}
