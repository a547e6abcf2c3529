/// The orientation of an image's pixels, with the numbers of Exif (CIPA DC-008) and the names of UIKit.
///
/// An orientation other than `up` means that the stored pixels have to be rotated or mirrored for display.
public enum ImageOrientation: Int, CaseIterable, Sendable {
    /// As stored.
    case up = 1
    /// Mirrored from left to right.
    case upMirrored
    /// Rotated by 180°.
    case down
    /// Mirrored from top to bottom.
    case downMirrored
    /// Mirrored across the diagonal from the upper left.
    case leftMirrored
    /// Rotated clockwise by 90°.
    case right
    /// Mirrored across the diagonal from the upper right.
    case rightMirrored
    /// Rotated counterclockwise by 90°.
    case left

    /// Whether rows of stored pixels are shown as columns, so that width and height are swapped.
    public var isTransposed: Bool { rawValue >= ImageOrientation.leftMirrored.rawValue }

    /// Whether the image is mirrored horizontally, after rows and columns have been swapped if `isTransposed`.
    public var isFlippedHorizontally: Bool { [.upMirrored, .down, .right, .rightMirrored].contains(self) }

    /// Whether the image is mirrored vertically, after rows and columns have been swapped if `isTransposed`.
    public var isFlippedVertically: Bool { [.down, .downMirrored, .rightMirrored, .left].contains(self) }
}
