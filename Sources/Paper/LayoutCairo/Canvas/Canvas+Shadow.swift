#if Cairo
    internal import AutoLayout
    internal import CPangoCairo
    internal import LayoutPreview

    extension Canvas {
        /// Draws the blurred shape at the shadow's offset. The shadow also extends under the shape, where it is visible
        /// only if the shape is translucent.
        func draw(_ shadow: View.Shadow, of shape: Drawing.Shape) throws(CairoError) {
            let rect = shape.rect.offsetBy(dx: shadow.offset.x, dy: shadow.offset.y)
            let moved = shape.with(rect)
            use(shadow.color)
            guard shadow.radius > 0, let mask = try ShadowMask(of: moved, radius: shadow.radius, scale: scale) else {
                trace(moved)
                unsafe cairo_fill(pointer)
                return
            }
            mask.paint(on: self)
        }
    }

    /// A blurred shape as an opacity mask.
    @safe
    private final class ShadowMask {
        private let surface: OpaquePointer
        private let corner: Point
        private let scale: Double

        /// The maximum number of pixels per side.
        private static let longestSide = 8_000.0
        /// The blur radius, in pixels, above which a mask stays smooth at any magnification.
        private static let smoothRadius = 128.0

        /// Creates a mask, which has a lower resolution than the picture if the shape or the radius is large; nil if
        /// the mask would be empty or the shape is too large.
        init?(of shape: Drawing.Shape, radius: Double, scale: Double) throws(CairoError) {
            let extent = max(shape.rect.width, shape.rect.height) + 3 * radius
            let scale = min(scale, ShadowMask.longestSide / extent, ShadowMask.smoothRadius / radius)
            guard scale > 1e-6 else { return nil }
            self.scale = scale
            let reach = (1.5 * radius * scale).rounded(.up) / scale
            let width = ((shape.rect.width + 2 * reach) * scale).rounded(.up)
            let height = ((shape.rect.height + 2 * reach) * scale).rounded(.up)
            guard width >= 1, height >= 1 else { return nil }
            corner = Point(x: shape.rect.minX - reach, y: shape.rect.minY - reach)
            guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)) else {
                return nil
            }
            unsafe self.surface = surface
            let canvas = unsafe Canvas(surface, scale: scale, report: nil)
            canvas.scaleAll()
            unsafe cairo_translate(canvas.pointer, -corner.x, -corner.y)
            canvas.trace(shape)
            unsafe cairo_fill(canvas.pointer)
            try canvas.check()
            blur(by: radius * scale / 2)
        }

        deinit {
            unsafe cairo_surface_destroy(surface)
        }

        func paint(on canvas: Canvas) {
            unsafe cairo_save(canvas.pointer)
            unsafe cairo_translate(canvas.pointer, corner.x, corner.y)
            unsafe cairo_scale(canvas.pointer, 1 / scale, 1 / scale)
            unsafe cairo_mask_surface(canvas.pointer, surface, 0, 0)
            unsafe cairo_restore(canvas.pointer)
        }

        /// Approximates a Gaussian blur, with the given standard deviation in pixels, by three box filters.
        private func blur(by deviation: Double) {
            unsafe cairo_surface_flush(surface)
            let (width, height, stride) = unsafe (
                Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)),
                Int(cairo_image_surface_get_stride(surface))
            )
            guard let data = unsafe cairo_image_surface_get_data(surface) else { return }
            var pixels = unsafe Array(UnsafeBufferPointer(start: data, count: stride * height))
            let half = max(1, Int((deviation * 0.94).rounded()))
            for _ in 0..<3 {
                for row in 0..<height { pixels.average(from: row * stride, step: 1, count: width, half: half) }
                for column in 0..<width { pixels.average(from: column, step: stride, count: height, half: half) }
            }
            for index in pixels.indices { unsafe data[index] = pixels[index] }
            unsafe cairo_surface_mark_dirty(surface)
        }
    }

    extension [UInt8] {
        /// Replaces every byte of a line with the average of the bytes within a distance on either side; bytes outside
        /// the line count as 0.
        fileprivate mutating func average(from start: Int, step: Int, count: Int, half: Int) {
            var line = [Int](repeating: 0, count: count)
            for index in 0..<count { line[index] = Int(self[start + index * step]) }
            let length = 2 * half + 1
            var sum = 0
            for index in 0..<Swift.min(half, count) { sum += line[index] }
            for index in 0..<count {
                if index + half < count { sum += line[index + half] }
                if index - half - 1 >= 0 { sum -= line[index - half - 1] }
                self[start + index * step] = UInt8((sum + length / 2) / length)
            }
        }
    }
#endif
