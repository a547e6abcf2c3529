/// The size and orientation that an image file states. Nothing is decoded, and nothing is read beyond the end of the
/// file.
struct ImageHeader {
    /// The width and height in pixels, before the orientation is applied.
    var size: Size
    var orientation = ImageOrientation.up
    /// The place of the orientation in the file; nil if the file does not state an orientation.
    var orientationPlace: OrientationPlace?

    /// The location of an orientation's two bytes.
    struct OrientationPlace {
        let index: Int
        let isLittleEndian: Bool
    }

    /// The header of a file, or nil if it cannot be read.
    init?(of bytes: [UInt8]) {
        switch ImageHeader.format(of: bytes) {
        case .png: self.init(png: bytes)
        case .jpeg: self.init(jpeg: bytes)
        case .gif: self.init(width: bytes.littleEndian(at: 6, 2), height: bytes.littleEndian(at: 8, 2))
        case .webp: self.init(webp: bytes)
        case .avif: self.init(avif: bytes)
        case nil: return nil
        }
    }

    /// A header from numbers that are nil if they were beyond the end of the file.
    init?(width: Int?, height: Int?) {
        guard let width, let height else { return nil }
        size = Size(width: Double(width), height: Double(height))
    }

    /// The format according to a file's signature, or nil if it is unknown.
    static func format(of bytes: [UInt8]) -> ImageContents.Format? {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return .png }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
        if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) { return .gif }
        if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webp }
        if bytes.has("ftyp", at: 4), bytes.has("avif", at: 8) || bytes.has("avis", at: 8) { return .avif }
        return nil
    }

    /// Reads the orientation from a block of Exif data, which is a TIFF file with the orientation as tag 274 of its
    /// first directory.
    mutating func readOrientation(ofExif bytes: [UInt8], at start: Int) {
        let isLittleEndian = bytes.has("II", at: start)
        guard isLittleEndian || bytes.has("MM", at: start) else { return }
        func number(at index: Int, _ length: Int) -> Int? {
            isLittleEndian ? bytes.littleEndian(at: index, length) : bytes.bigEndian(at: index, length)
        }
        guard number(at: start + 2, 2) == 42, let offset = number(at: start + 4, 4), offset <= bytes.count,
            let count = number(at: start + offset, 2)
        else { return }
        for entry in 0..<count {
            let index = start + offset + 2 + 12 * entry
            guard let tag = number(at: index, 2) else { return }
            // The value must be one number of two bytes.
            guard tag == 274, number(at: index + 2, 2) == 3, number(at: index + 4, 4) == 1 else { continue }
            guard let orientation = number(at: index + 8, 2).flatMap(ImageOrientation.init) else { return }
            self.orientation = orientation
            orientationPlace = OrientationPlace(index: index + 8, isLittleEndian: isLittleEndian)
            return
        }
    }
}

extension [UInt8] {
    /// A number of at most four bytes, the most significant one first; nil if it is beyond the end or does not fit in
    /// an `Int`.
    func bigEndian(at index: Int, _ length: Int) -> Int? {
        guard index >= 0, index <= count - length else { return nil }
        return Int(exactly: self[index..<index + length].reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }

    /// A number of at most four bytes, the least significant one first; otherwise like `bigEndian`.
    func littleEndian(at index: Int, _ length: Int) -> Int? {
        guard index >= 0, index <= count - length else { return nil }
        return Int(exactly: self[index..<index + length].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) })
    }

    /// Whether an ASCII name starts at an index.
    func has(_ name: StaticString, at index: Int) -> Bool {
        guard index >= 0, index <= count - name.utf8CodeUnitCount else { return false }
        return name.withUTF8Buffer { unsafe self[index..<index + $0.count].elementsEqual($0) }
    }
}
