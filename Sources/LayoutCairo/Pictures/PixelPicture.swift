#if Cairo
    public import AutoLayout
    internal import CPangoCairo
    internal import LayoutPreview

    /// A picture as pixels.
    public struct PixelPicture: Hashable, Sendable {
        /// The width in pixels.
        public let width: Int
        /// The height in pixels.
        public let height: Int
        /// Four bytes per pixel, row by row: red, green and blue, premultiplied, and the opacity.
        public let bytes: [UInt8]

        /// The colour of a pixel; transparent outside the picture.
        public func color(x: Int, y: Int) -> Color {
            guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
            let pixel = bytes[4 * (y * width + x)..<4 * (y * width + x) + 4].map(Double.init)
            guard pixel[3] > 0 else { return .clear }
            return Color(
                red: pixel[0] / pixel[3], green: pixel[1] / pixel[3], blue: pixel[2] / pixel[3], alpha: pixel[3] / 255)
        }
    }

    /// A picture on a surface of pixels.
    @safe
    final class PixelSurface {
        private let surface: OpaquePointer

        /// Draws a snapshot at a number of pixels per point.
        init(
            _ snapshot: LayoutSnapshot, scale: Double, report: ((CairoError) -> Void)?
        ) throws(CairoError) {
            let size = snapshot.size
            let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
            guard scale > 0, (1...32_767).contains(width), (1...32_767).contains(height),
                let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
            else { throw .pictureNotMade("a size of \(width) × \(height) pixels is not possible") }
            unsafe self.surface = surface
            try unsafe CairoError.check(cairo_surface_status(surface))
            let canvas = unsafe Canvas(surface, scale: scale, report: report)
            canvas.scaleAll()
            try canvas.draw(snapshot.drawing)
        }

        deinit {
            unsafe cairo_surface_destroy(surface)
        }

        func write(to sink: ByteSink) throws(CairoError) {
            try unsafe CairoError.check(cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.pointer))
        }

        var pixels: PixelPicture {
            unsafe cairo_surface_flush(surface)
            let (width, height, stride) = unsafe (
                Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)),
                Int(cairo_image_surface_get_stride(surface))
            )
            var bytes: [UInt8] = []
            bytes.reserveCapacity(4 * width * height)
            if let data = unsafe UnsafeRawPointer(cairo_image_surface_get_data(surface)) {
                for y in 0..<height {
                    for x in 0..<width {
                        let word = unsafe data.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
                        for shift: UInt32 in [16, 8, 0, 24] { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
                    }
                }
            }
            return PixelPicture(width: width, height: height, bytes: bytes)
        }
    }

    extension CairoError {
        /// Throws Cairo's error, if any.
        static func check(_ status: cairo_status_t) throws(CairoError) {
            guard status != CAIRO_STATUS_SUCCESS else { return }
            throw .pictureNotMade(unsafe String(cString: cairo_status_to_string(status)))
        }
    }
#endif
