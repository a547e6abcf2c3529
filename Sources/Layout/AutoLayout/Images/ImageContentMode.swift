/// The way in which an image fits its view; anything outside the view's rounded rectangle is clipped.
public enum ImageContentMode: String, CaseIterable, Codable, Sendable {
    /// Stretched to the size of the view, ignoring the image's aspect ratio.
    case scaleToFill
    /// The largest size with the image's aspect ratio that fits inside the view, centered.
    case scaleAspectFit
    /// The smallest size with the image's aspect ratio that covers the view, centered.
    case scaleAspectFill
    /// The natural size, centered.
    case center

    /// The rectangle, in points, in which an image of the given natural size is drawn.
    public func rect(of natural: Size, in bounds: Rect) -> Rect {
        guard natural.width > 0, natural.height > 0, self != .scaleToFill else { return bounds }
        let (across, down) = (bounds.width / natural.width, bounds.height / natural.height)
        let scale =
            switch self {
            case .scaleAspectFit: min(across, down)
            case .scaleAspectFill: max(across, down)
            case .center, .scaleToFill: 1.0
            }
        let size = Size(width: scale * natural.width, height: scale * natural.height)
        return Rect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}
