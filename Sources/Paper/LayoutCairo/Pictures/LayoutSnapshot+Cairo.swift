#if Cairo
    public import AutoLayout
    internal import CPangoCairo
    public import LayoutPreview

    extension LayoutSnapshot {
        /// The picture as a PNG file, transparent where nothing is drawn.
        ///
        /// - Parameters:
        ///   - options: the overlays; the picture is never trimmed.
        ///   - scale: the number of pixels per point.
        ///   - images: the folder of referenced images, and the limits for all images.
        ///   - onMissingImage: called for each image that cannot be read, which is replaced by a crossed box, and for each
        ///     image without area, which is left out; without a closure, an image that cannot be read is an error.
        /// - Throws: `CairoError`
        /// - Complexity: O(*n*) in the number of pixels of the picture and of each view, plus O(*m*) in the length of
        ///   the text, plus the cost of the images and of `LayoutSnapshot.drawing(_:)`.
        public func png(
            _ options: PreviewOptions = [], scale: Double = 1, images: ImageAccess = ImageAccess(),
            onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> [UInt8] {
            try PixelSurface(drawing(options), scale: scale, images: images, report: onMissingImage).png()
        }

        /// The picture as pixels, as shown on a screen; the parameters and errors are the same as for `png`.
        /// - Complexity: O(*n*) in the number of pixels of the picture and of each view, plus O(*m*) in the length of
        ///   the text, plus the cost of the images and of `LayoutSnapshot.drawing(_:)`.
        public func pixels(
            _ options: PreviewOptions = [], scale: Double = 1, images: ImageAccess = ImageAccess(),
            onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> PixelPicture {
            try PixelSurface(drawing(options), scale: scale, images: images, report: onMissingImage).pixels
        }

        /// The picture as a PDF file with one page, one unit per point and searchable text.
        ///
        /// - Parameters:
        ///   - options: the overlays; the picture is never trimmed.
        ///   - images: the folder of referenced images, and the limits for all images.
        ///   - onMissingImage: called for each image that cannot be read, which is replaced by a crossed box, and for each
        ///     image without area, which is left out; without a closure, an image that cannot be read is an error.
        /// - Throws: `CairoError`
        /// - Complexity: O(*n*) in the number of views and the length of their text, plus the cost of images, shadows and
        ///   `LayoutSnapshot.drawing(_:)`.
        public func pdf(
            _ options: PreviewOptions = [], images: ImageAccess = ImageAccess(),
            onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> [UInt8] {
            let sink = ByteSink()
            guard size.width > 0, size.height > 0,
                let surface = unsafe cairo_pdf_surface_create_for_stream(
                    ByteSink.write, sink.pointer, size.width, size.height)
            else { throw .pictureNotMade("its size is zero") }
            defer { unsafe cairo_surface_destroy(surface) }
            // Shadows are rasterized even on paper, at two pixels per point.
            let canvas = unsafe Canvas(surface, scale: 2, images: images, report: onMissingImage)
            try canvas.draw(drawing(options))
            unsafe cairo_surface_finish(surface)
            try unsafe CairoError.check(cairo_surface_status(surface))
            return sink.bytes
        }
    }

    extension View {
        /// The view and its subviews, as of the last pass, as a PNG file; see `LayoutSnapshot.png`.
        /// - Complexity: that of `snapshot()` and `LayoutSnapshot.png`.
        public final func png(
            _ options: PreviewOptions = [], scale: Double = 1, images: ImageAccess = ImageAccess(),
            onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> [UInt8] {
            try LayoutSnapshot(of: self).png(options, scale: scale, images: images, onMissingImage: onMissingImage)
        }

        /// The view and its subviews, as of the last pass, as pixels; see `LayoutSnapshot.pixels`.
        /// - Complexity: that of `snapshot()` and `LayoutSnapshot.pixels`.
        public final func pixels(
            _ options: PreviewOptions = [], scale: Double = 1, images: ImageAccess = ImageAccess(),
            onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> PixelPicture {
            try LayoutSnapshot(of: self).pixels(options, scale: scale, images: images, onMissingImage: onMissingImage)
        }

        /// The view and its subviews, as of the last pass, as a PDF file; see `LayoutSnapshot.pdf`.
        /// - Complexity: that of `snapshot()` and `LayoutSnapshot.pdf`.
        public final func pdf(
            _ options: PreviewOptions = [], images: ImageAccess = ImageAccess(),
            onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> [UInt8] {
            try LayoutSnapshot(of: self).pdf(options, images: images, onMissingImage: onMissingImage)
        }
    }
#endif
