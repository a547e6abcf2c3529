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
