internal import AutoLayout

extension SVGPicture {
    private static let captionSize = 8.0

    /// The outline of each view, and its size at the bottom of the innermost ones.
    func drawFrames(_ writer: inout XMLWriter) {
        writer.add(.group("frames").with("text-anchor", "middle")) { writer in
            for index in visible {
                writer.add(.rect(snapshot.entries[index].rectInRoot).outlined(palette.frame, width: 0.75))
            }
            for (index, caption, center) in sizes {
                writer.add(caption.tag(around: center).with("fill", ink(on: index)), caption.text)
            }
        }
    }

    /// What the sizes take up.
    var sizeBoxes: [Rect] { sizes.map { $0.caption.box(around: $0.center) } }

    private var sizes: [(index: Int, caption: Caption, center: Point)] {
        visible.compactMap { index in
            let entry = snapshot.entries[index]
            let rect = entry.rectInRoot
            let caption = Caption(rect.size.description, size: SVGPicture.captionSize)
            guard entry.content == nil, snapshot.isInnermost(index), rect.height >= 4 * caption.size,
                rect.width >= caption.width + 8
            else { return nil }
            return (index, caption, Point(x: rect.midX, y: rect.maxY - caption.size))
        }
    }
}
