#if Cairo
    public import AutoLayout
    internal import LayoutWords

    /// The images that a picture may show: their folder and their maximum size.
    ///
    /// Embedded images within the limits are always read. A reference is a path in `folder`; without a folder, no file
    /// is opened, whatever the views contain. A path that is absolute or contains `..`, a symbolic link on the path,
    /// and anything but a regular file are refused, so that views made from untrusted data can access that folder and
    /// nothing else.
    public struct ImageAccess: Hashable, Sendable {
        /// The folder to which paths are relative; nil if no file may be opened.
        public var folder: String?
        /// The maximum number of pixels in an image, according to its header. Decoding takes four to eight bytes per
        /// pixel.
        public var maximumPixels: Int
        /// The maximum size of an image file in bytes.
        public var maximumBytes: Int

        /// Allows access to the images in a folder, or only to embedded ones.
        /// - Precondition: the limits are not negative.
        public init(folder: String? = nil, maximumPixels: Int = 50_000_000, maximumBytes: Int = 50_000_000) {
            precondition(maximumPixels >= 0 && maximumBytes >= 0, "A limit of pixels or bytes is negative.")
            self.folder = folder
            self.maximumPixels = maximumPixels
            self.maximumBytes = maximumBytes
        }

        /// The image as embedded contents, read from the folder if it is referenced. The header is checked, but the
        /// pixels are not decoded.
        ///
        /// - Throws: `CairoError.imageNotRead`, with the reason.
        /// - Complexity: O(*n*) in the number of bytes of the image.
        public func embedded(_ contents: ImageContents) throws(CairoError) -> ImageContents {
            let embedded: ImageContents
            switch contents {
            case .embedded(let bytes):
                guard bytes.count <= maximumBytes else { throw contents.isTooLong(maximumBytes) }
                embedded = contents
            case .referenced(let path): embedded = .embedded(try file(path))
            }
            guard let size = embedded.pixelSize else {
                throw contents.isNotRead("it is no PNG, JPEG, GIF, WebP or AVIF file")
            }
            guard size.width * size.height <= Double(maximumPixels) else {
                throw contents.isNotRead("\(size) pixels are more than \(Double(maximumPixels).plain)")
            }
            return embedded
        }
    }

    extension ImageContents {
        func isNotRead(_ reason: String) -> CairoError { .imageNotRead(source: words, reason: reason) }

        func isTooLong(_ limit: Int) -> CairoError { isNotRead("it has more than \(Double(limit).plain) bytes") }

        /// The source as shown in errors.
        var words: String {
            switch self {
            case .referenced(let source): source
            case .embedded(let bytes): "of \(bytes.count) embedded bytes"
            }
        }
    }
#endif
