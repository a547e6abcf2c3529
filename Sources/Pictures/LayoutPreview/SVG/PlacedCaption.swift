internal import AutoLayout

/// A caption of a view, with its position.
struct PlacedCaption {
    let caption: Caption
    let center: Point
    /// The index of the view.
    let index: Int

    /// The rectangle that the caption occupies.
    var box: Rect { caption.box(around: center) }
}

extension SVGPicture {
    func draw(_ captions: [PlacedCaption], _ writer: inout XMLWriter) {
        for placed in captions {
            writer.add(
                placed.caption.tag(around: placed.center).with("fill", ink(on: placed.index)), placed.caption.text)
        }
    }
}
