#if Cairo
    internal import AutoLayout
    internal import CPangoCairo
    internal import LayoutDocuments
    internal import LayoutPreview
    internal import LayoutWords

    /// A PDF file whose bytes are passed on as soon as Cairo writes them.
    @safe
    final class PDFFile {
        private let surface: OpaquePointer
        private let sink: StreamSink
        private let canvas: Canvas
        /// The headings that may be parents of the next one in the outline.
        private var outline: [(level: Int, id: Int32)] = []

        init(
            _ document: Document, images: ImageAccess, report: ((CairoError) -> Void)?,
            write: @escaping ([UInt8]) -> Bool
        )
            throws(CairoError)
        {
            sink = StreamSink(write)
            let size = document.pageSize
            guard
                let surface = unsafe cairo_pdf_surface_create_for_stream(
                    StreamSink.write, sink.pointer, size.width, size.height)
            else { throw .pictureNotMade("there is no memory") }
            unsafe self.surface = surface
            // In this PDF version, the catalog is not compressed, so the language can be added to it.
            unsafe cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
            if let title = document.title {
                unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
            }
            if let author = document.author {
                unsafe cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_AUTHOR, author)
            }
            // Shadows are rasterized even on paper, at two pixels per point.
            unsafe canvas = Canvas(surface, scale: 2, images: images, report: report)
        }

        deinit {
            // Finishing the surface here ensures that nothing is written after the sink has been deallocated.
            unsafe cairo_surface_finish(surface)
            unsafe cairo_surface_destroy(surface)
        }

        func add(_ page: DocumentPage) throws(CairoError) {
            for heading in page.headings { add(heading, onPage: page.number.number) }
            try canvas.draw(page.snapshot.drawing)
            unsafe cairo_show_page(canvas.pointer)
            try check()
        }

        private func check() throws(CairoError) {
            try unsafe CairoError.check(cairo_surface_status(surface))
            if sink.isClosed { throw .pictureNotMade("its bytes were refused") }
        }

        private func add(_ heading: DocumentPage.Heading, onPage page: Int) {
            while let last = outline.last, last.level >= heading.level { outline.removeLast() }
            let place = "page=\(page) pos=[0 \(heading.top.plain)]"
            let id = unsafe cairo_pdf_surface_add_outline(
                surface, outline.last?.id ?? 0, heading.title, place, CAIRO_PDF_OUTLINE_FLAG_OPEN)
            outline.append((heading.level, id))
        }

        /// Ends the file.
        func finish(language: String?) throws(CairoError) {
            unsafe cairo_surface_finish(surface)
            try check()
            guard let language, let update = PDFUpdate(tail: sink.tail, length: sink.length, language: language) else {
                return
            }
            sink.take(update.bytes)
            try check()
        }
    }
#endif
