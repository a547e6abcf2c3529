#if Cairo
    public import AutoLayout
    internal import CPangoCairo
    public import LayoutPreview

    extension LayoutSnapshot {
        /// The picture as a PNG file, transparent where nothing is drawn.
        ///
        /// - Parameters:
        ///   - scale: pixels per point.
        ///   - onMissingImage: told of each image that cannot be read, for which a crossed box stands; without it such an
        ///     image is an error.
        /// - Throws: `CairoError`
        /// - Complexity: O(*n*) in the number of pixels and views.
        public func png(
            scale: Double = 1, onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> [UInt8] {
            let surface = try PixelSurface(self, scale: scale, report: onMissingImage)
            let sink = ByteSink()
            try surface.write(to: sink)
            return sink.bytes
        }

        /// The picture as it would be on a screen; the parameters and errors are those of `png`.
        /// - Complexity: O(*n*) in the number of pixels and views.
        public func pixels(
            scale: Double = 1, onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> PixelPicture {
            try PixelSurface(self, scale: scale, report: onMissingImage).pixels
        }

        /// The picture as a PDF file of one page, a point a point; text is text.
        ///
        /// - Parameter onMissingImage: told of each image that cannot be read, for which a crossed box stands; without it
        ///   such an image is an error.
        /// - Throws: `CairoError`
        /// - Complexity: O(*n*) in the number of views and in what their images take.
        public func pdf(onMissingImage: ((CairoError) -> Void)? = nil) throws(CairoError) -> [UInt8] {
            let sink = ByteSink()
            guard size.width > 0, size.height > 0,
                let surface = unsafe cairo_pdf_surface_create_for_stream(
                    ByteSink.write, sink.pointer, size.width, size.height)
            else { throw .pictureNotMade("it would be of no size") }
            defer { unsafe cairo_surface_destroy(surface) }
            // Shadows are pixels on paper, too: two for a point.
            let canvas = unsafe Canvas(surface, scale: 2, report: onMissingImage)
            try canvas.draw(drawing)
            unsafe cairo_surface_finish(surface)
            try unsafe CairoError.check(cairo_surface_status(surface))
            return sink.bytes
        }
    }

    extension View {
        /// The view and everything in it, as of the last pass, as a PNG file; see `LayoutSnapshot.png`.
        public final func png(
            scale: Double = 1, onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> [UInt8] {
            try LayoutSnapshot(of: self).png(scale: scale, onMissingImage: onMissingImage)
        }

        /// The view and everything in it, as of the last pass, as pixels; see `LayoutSnapshot.pixels`.
        public final func pixels(
            scale: Double = 1, onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> PixelPicture {
            try LayoutSnapshot(of: self).pixels(scale: scale, onMissingImage: onMissingImage)
        }

        /// The view and everything in it, as of the last pass, as a PDF file; see `LayoutSnapshot.pdf`.
        public final func pdf(onMissingImage: ((CairoError) -> Void)? = nil) throws(CairoError) -> [UInt8] {
            try LayoutSnapshot(of: self).pdf(onMissingImage: onMissingImage)
        }
    }
#endif
