/// The orientation of an image's pixels, with the numbers of Exif (CIPA DC-008) and the names of UIKit.
///
/// An orientation other than `up` says how to turn the stored pixels for the image to stand upright.
public enum ImageOrientation: Int, CaseIterable, Sendable {
    /// As stored.
    case up = 1
    /// Mirrored from left to right.
    case upMirrored
    /// Turned by 180°.
    case down
    /// Mirrored from top to bottom.
    case downMirrored
    /// Mirrored at the diagonal from the upper left.
    case leftMirrored
    /// Turned clockwise by 90°.
    case right
    /// Mirrored at the diagonal from the upper right.
    case rightMirrored
    /// Turned counterclockwise by 90°.
    case left

    /// Whether rows of stored pixels are shown as columns, so that width and height change places.
    public var isTransposed: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }

    /// Whether what is shown runs from right to left, after rows and columns have changed places if they do.
    public var isFlippedHorizontally: Bool { [.upMirrored, .down, .right, .rightMirrored].contains(self) }

    /// Whether what is shown runs from bottom to top, after rows and columns have changed places if they do.
    public var isFlippedVertically: Bool { [.down, .downMirrored, .rightMirrored, .left].contains(self) }
}
