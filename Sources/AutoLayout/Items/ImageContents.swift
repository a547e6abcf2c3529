/// The image of an image view: the bytes of a file, or a reference to one.
public enum ImageContents: Hashable, Codable, Sendable {
    /// A whole PNG or JPEG file.
    case embedded([UInt8])
    /// A path or a URL.
    case referenced(String)

    /// An image file format.
    public enum Format: String, Sendable {
        /// Portable Network Graphics.
        case png
        /// Joint Photographic Experts Group.
        case jpeg
    }

    /// The format of the embedded file, or nil if it is unknown.
    public var format: Format? {
        guard case .embedded(let bytes) = self else { return nil }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        return bytes.starts(with: [0xFF, 0xD8, 0xFF]) ? .jpeg : nil
    }

    /// The size of the embedded image in pixels, as in its header; nil if the header cannot be read.
    /// - Complexity: O(*n*) in the length of the header.
    public var pixelSize: Size? {
        guard case .embedded(let bytes) = self else { return nil }
        switch format {
        case .png where bytes.count >= 24:
            return Size(
                width: bytes.bigEndianNumber(at: 16, length: 4), height: bytes.bigEndianNumber(at: 20, length: 4))
        case .jpeg: return bytes.sizeInFrameOfJPEG
        default: return nil
        }
    }
}

/// How an image fits its view; anything outside the view's rounded rectangle is clipped.
public enum ImageContentMode: String, CaseIterable, Codable, Sendable {
    /// Stretched to the size of the view, ignoring its aspect ratio.
    case scaleToFill
    /// As large as fits inside the view, centered.
    case scaleAspectFit
    /// As small as covers the view, centered.
    case scaleAspectFill
    /// At its natural size, centered.
    case center

    /// The rectangle in which an image of a natural size is drawn, in points.
    public func rect(of natural: Size, in bounds: Rect) -> Rect {
        guard natural.width > 0, natural.height > 0, self != .scaleToFill else { return bounds }
        let (across, down) = (bounds.width / natural.width, bounds.height / natural.height)
        let scale =
            switch self {
            case .scaleAspectFit: min(across, down)
            case .scaleAspectFill: max(across, down)
            case .center, .scaleToFill: 1.0
            }
        let size = Size(width: scale * natural.width, height: scale * natural.height)
        return Rect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }
}

extension [UInt8] {
    fileprivate func bigEndianNumber(at index: Int, length: Int) -> Double {
        Double(self[index..<index + length].reduce(0) { $0 << 8 | Int($1) })
    }

    /// The size in the first frame header of a JPEG file.
    fileprivate var sizeInFrameOfJPEG: Size? {
        var index = 2
        while index + 9 <= count, self[index] == 0xFF {
            let marker = self[index + 1]
            // A frame header, except for the three markers in this range that are not.
            if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
                return Size(
                    width: bigEndianNumber(at: index + 7, length: 2), height: bigEndianNumber(at: index + 5, length: 2))
            }
            // Fill bytes and markers without content.
            if marker == 0xFF {
                index += 1
            } else if marker == 0x01 || (0xD0...0xD8).contains(marker) {
                index += 2
            } else {
                index += 2 + Int(bigEndianNumber(at: index + 2, length: 2))
            }
        }
        return nil
    }
}
