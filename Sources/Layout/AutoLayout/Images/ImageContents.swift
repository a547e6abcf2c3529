/// The image of an image view: the bytes of a file, or a reference to one.
public enum ImageContents: Hashable, Codable, Sendable {
    /// A whole image file.
    case embedded([UInt8])
    /// A path or a URL.
    case referenced(String)

    /// An image file format, by its name in media types.
    public enum Format: String, Sendable {
        /// Portable Network Graphics.
        case png
        /// Joint Photographic Experts Group.
        case jpeg
        /// Graphics Interchange Format.
        case gif
        /// WebP, lossy or lossless.
        case webp
        /// AV1 Image File Format.
        case avif
    }

    /// The format of the embedded file, or nil if it is unknown.
    public var format: Format? {
        guard case .embedded(let bytes) = self else { return nil }
        return ImageHeader.format(of: bytes)
    }

    /// The size of the embedded image in pixels, upright: width and height are swapped if its orientation requires it.
    /// Nil for a reference, or if the header cannot be read.
    /// - Complexity: O(*n*) in the length of the header.
    public var pixelSize: Size? { header.map { $0.orientation.isTransposed ? $0.size.transposed : $0.size } }

    /// The orientation of the embedded image according to its Exif data; `up` if there is none.
    ///
    /// Renderers rotate the pixels accordingly. An AVIF file is rotated when it is decoded, so its orientation counts
    /// as up.
    /// - Complexity: O(*n*) in the length of the header.
    public var orientation: ImageOrientation { header?.orientation ?? .up }

    /// The embedded file with its orientation set to up, so that no renderer rotates the pixels on its own.
    package var withoutOrientation: ImageContents {
        guard case .embedded(var bytes) = self, let place = header?.orientationPlace else { return self }
        bytes[place.index] = place.isLittleEndian ? 1 : 0
        bytes[place.index + 1] = place.isLittleEndian ? 0 : 1
        return .embedded(bytes)
    }

    private var header: ImageHeader? {
        guard case .embedded(let bytes) = self else { return nil }
        return ImageHeader(of: bytes)
    }
}

extension Size {
    fileprivate var transposed: Size { Size(width: height, height: width) }
}
