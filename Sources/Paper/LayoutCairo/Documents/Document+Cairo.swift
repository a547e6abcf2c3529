#if Cairo
    internal import AutoLayout
    public import LayoutDocuments
    internal import LayoutPreview

    extension Document {
        /// The document as a PDF file with its title, author and language, an outline of the headings, links, and
        /// searchable text.
        ///
        /// - Parameters:
        ///   - images: the folder of referenced images, and the limits for all images.
        ///   - onMissingImage: called for each image that cannot be read, which is replaced by a crossed box, and for each
        ///     image without area, which is left out; without a closure, an image that cannot be read is an error.
        /// - Throws: `CairoError`
        /// - Complexity: O(*n*) in the content.
        public func pdf(
            images: ImageAccess = ImageAccess(), onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> [UInt8] {
            var bytes: [UInt8] = []
            try layOut().writePDF(images: images, onMissingImage: onMissingImage) { chunk in
                bytes += chunk
                return true
            }
            return bytes
        }
    }

    extension DocumentPages {
        /// Writes the pages as a PDF file, piece by piece; see `Document.pdf`.
        ///
        /// - Parameters:
        ///   - images: the folder of referenced images, and the limits for all images.
        ///   - onMissingImage: called for each image that cannot be read, which is replaced by a crossed box, and for each
        ///     image without area, which is left out; without a closure, an image that cannot be read is an error.
        ///   - write: a closure that receives the next bytes of the file; if it returns false, writing ends with an
        ///     error.
        /// - Throws: `CairoError`
        /// - Complexity: O(*n*) in the content; one page is in memory at a time.
        public func writePDF(
            images: ImageAccess = ImageAccess(), onMissingImage: ((CairoError) -> Void)? = nil,
            to write: @escaping ([UInt8]) -> Bool
        ) throws(CairoError) {
            let file = try PDFFile(document, images: images, report: onMissingImage, write: write)
            var pages = makeIterator()
            while let page = pages.next() { try file.add(page) }
            try file.finish(language: document.language)
        }
    }

    extension DocumentPage {
        /// The page as a PNG file, at the given number of pixels per point; see `LayoutSnapshot.png`.
        /// - Throws: `CairoError`
        /// - Complexity: O(*n*) in the number of pixels and in the contents of the page.
        public func png(
            scale: Double = 2, images: ImageAccess = ImageAccess(), onMissingImage: ((CairoError) -> Void)? = nil
        ) throws(CairoError) -> [UInt8] {
            try snapshot.png(scale: scale, images: images, onMissingImage: onMissingImage)
        }
    }
#endif
