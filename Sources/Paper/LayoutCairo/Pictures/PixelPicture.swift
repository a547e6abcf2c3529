#if Cairo
    public import AutoLayout

    /// A picture as pixels.
    public struct PixelPicture: Hashable, Sendable {
        /// The width in pixels.
        public let width: Int
        /// The height in pixels.
        public let height: Int
        /// Four bytes per pixel, row by row: premultiplied red, green and blue, then alpha.
        public let bytes: [UInt8]

        /// The color of a pixel; transparent outside the picture.
        public func color(x: Int, y: Int) -> Color {
            guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
            let pixel = bytes[4 * (y * width + x)..<4 * (y * width + x) + 4].map(Double.init)
            guard pixel[3] > 0 else { return .clear }
            return Color(
                red: pixel[0] / pixel[3], green: pixel[1] / pixel[3], blue: pixel[2] / pixel[3], alpha: pixel[3] / 255)
        }
    }
#endif
