#if Cairo
    internal import AutoLayout
    internal import CGdkPixbuf
    internal import CPangoCairo
    internal import LayoutPreview

    extension Canvas {
        /// Draws an image, clipped to its shape; one without area is reported and left out.
        func draw(_ image: Drawing.Image) throws(CairoError) {
            let shape = snapped(image.shape)
            guard shape.rect.width > 0, shape.rect.height > 0 else {
                report?(.imageWithoutArea(source: image.contents.words))
                return
            }
            let (surface, orientation): (ImageSurface, ImageOrientation)
            do throws(CairoError) {
                let contents = try images.embedded(image.contents)
                (surface, orientation) = (try ImageSurface(contents, of: image.contents), contents.orientation)
            } catch {
                guard let report else { throw error }
                report(error)
                return drawPlaceholder(shape, isFilled: true)
            }
            let isTransposed = orientation.isTransposed
            let stored = surface.size
            let size = isTransposed ? Size(width: stored.height, height: stored.width) : stored
            let rect = image.mode.rect(of: image.naturalSize ?? size, in: shape.rect)
            let (isFlipped, isUpsideDown) = (orientation.isFlippedHorizontally, orientation.isFlippedVertically)
            let across = (isFlipped ? -1 : 1) * rect.width / size.width
            let down = (isUpsideDown ? -1 : 1) * rect.height / size.height
            unsafe cairo_save(pointer)
            trace(image.shape)
            unsafe cairo_clip(pointer)
            apply(
                cairo_matrix_t(
                    xx: isTransposed ? 0 : across, yx: isTransposed ? down : 0, xy: isTransposed ? across : 0,
                    yy: isTransposed ? 0 : down, x0: isFlipped ? rect.maxX : rect.minX,
                    y0: isUpsideDown ? rect.maxY : rect.minY))
            surface.paint(on: self)
            unsafe cairo_restore(pointer)
        }
    }

    /// The pixels of an image.
    @safe
    private final class ImageSurface {
        private let surface: OpaquePointer
        /// The width and height in pixels.
        let size: Size

        /// Decodes an embedded image, whose size has already been checked.
        /// - Parameter source: The original contents, for use in errors.
        /// - Throws: `CairoError.imageNotRead`, with the reason.
        init(_ contents: ImageContents, of source: ImageContents) throws(CairoError) {
            let pixels = unsafe try ImageSurface.decode(contents, of: source)
            defer { unsafe g_object_unref(UnsafeMutableRawPointer(pixels)) }
            let (width, height) = unsafe (gdk_pixbuf_get_width(pixels), gdk_pixbuf_get_height(pixels))
            size = Size(width: Double(width), height: Double(height))
            guard let surface = unsafe cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
                unsafe cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
            else { throw source.isNotRead("it is too large") }
            unsafe self.surface = surface
            unsafe copy(pixels)
        }

        deinit {
            unsafe cairo_surface_destroy(surface)
        }

        func paint(on canvas: Canvas) {
            unsafe cairo_set_source_surface(canvas.pointer, surface, 0, 0)
            unsafe cairo_pattern_set_filter(cairo_get_source(canvas.pointer), CAIRO_FILTER_BEST)
            unsafe cairo_pattern_set_extend(cairo_get_source(canvas.pointer), CAIRO_EXTEND_PAD)
            unsafe cairo_rectangle(canvas.pointer, 0, 0, size.width, size.height)
            unsafe cairo_fill(canvas.pointer)
        }

        private static func decode(
            _ contents: ImageContents, of source: ImageContents
        ) throws(CairoError) -> OpaquePointer {
            guard case .embedded(let bytes) = contents else { throw source.isNotRead("it is not embedded") }
            // The loader accepts an incomplete picture, and leaves the rest transparent.
            guard contents.format != .png || bytes.isWholePNG else { throw source.isNotRead("it is cut short") }
            var error: UnsafeMutablePointer<GError>?
            defer { unsafe g_clear_error(&error) }
            let loader = unsafe gdk_pixbuf_loader_new()
            defer { unsafe g_object_unref(UnsafeMutableRawPointer(loader)) }
            let isWritten = unsafe gdk_pixbuf_loader_write(loader, bytes, UInt(bytes.count), &error) != 0
            // If writing failed, the loader still has to be closed, but its error is irrelevant.
            let isClosed =
                unsafe isWritten
                ? gdk_pixbuf_loader_close(loader, &error) != 0 : gdk_pixbuf_loader_close(loader, nil) != 0
            if isWritten, isClosed, let pixels = unsafe gdk_pixbuf_loader_get_pixbuf(loader) {
                unsafe g_object_ref(UnsafeMutableRawPointer(pixels))
                return unsafe pixels
            }
            throw source.isNotRead(
                unsafe error.map { unsafe String(cString: $0.pointee.message) } ?? "it is not an image")
        }

        /// Converts pixels from bytes of red, green, blue and possibly alpha to Cairo's words with premultiplied alpha.
        private func copy(_ pixels: OpaquePointer) {
            guard let target = unsafe cairo_image_surface_get_data(surface),
                let source = unsafe gdk_pixbuf_read_pixels(pixels)
            else { return }
            let stride = unsafe Int(cairo_image_surface_get_stride(surface))
            let (channels, sourceStride) = unsafe (
                Int(gdk_pixbuf_get_n_channels(pixels)), Int(gdk_pixbuf_get_rowstride(pixels))
            )
            for y in 0..<Int(size.height) {
                for x in 0..<Int(size.width) {
                    let pixel = unsafe source + y * sourceStride + x * channels
                    let alpha = unsafe channels == 4 ? UInt32(pixel[3]) : 255
                    func part(_ index: Int) -> UInt32 { unsafe (UInt32(pixel[index]) * alpha + 127) / 255 }
                    let word = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
                    unsafe UnsafeMutableRawPointer(target + y * stride).storeBytes(
                        of: word, toByteOffset: 4 * x, as: UInt32.self)
                }
            }
            unsafe cairo_surface_mark_dirty(surface)
        }
    }

    extension [UInt8] {
        /// Whether the chunks of a PNG file are complete, including the end chunk.
        fileprivate var isWholePNG: Bool {
            // After the signature, each chunk consists of a length, a name, that many bytes of data, and a checksum.
            var index = 8
            while index + 12 <= count {
                let length = self[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
                let next = index + 12 + length
                if self[index + 4..<index + 8].elementsEqual("IEND".utf8) { return next <= count }
                index = next
            }
            return false
        }
    }
#endif
