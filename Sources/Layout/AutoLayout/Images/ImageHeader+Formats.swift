extension ImageHeader {
    /// The header of a PNG file (ISO/IEC 15948): the first chunk contains the size, and an `eXIf` chunk may contain the
    /// orientation.
    init?(png bytes: [UInt8]) {
        self.init(width: bytes.bigEndian(at: 16, 4), height: bytes.bigEndian(at: 20, 4))
        // After the signature, each chunk consists of its length, its name, as many bytes as the length says, and a
        // checksum.
        var index = 8
        while let length = bytes.bigEndian(at: index, 4), length <= bytes.count, !bytes.has("IDAT", at: index + 4) {
            if bytes.has("eXIf", at: index + 4) { readOrientation(ofExif: bytes, at: index + 8) }
            index += 12 + length
        }
    }

    /// The header of a JPEG file (ITU-T T.81): the first frame header contains the size, and an `APP1` segment before
    /// it may contain the orientation.
    init?(jpeg bytes: [UInt8]) {
        var exif: Int?
        var index = 2
        while index + 2 <= bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // All markers in this range except three begin a frame header.
            if (0xC0...0xCF).contains(marker), marker != 0xC4, marker != 0xC8, marker != 0xCC {
                self.init(width: bytes.bigEndian(at: index + 7, 2), height: bytes.bigEndian(at: index + 5, 2))
                if let exif { readOrientation(ofExif: bytes, at: exif) }
                return
            }
            if marker == 0xE1, exif == nil, bytes.has("Exif\0\0", at: index + 4) { exif = index + 10 }
            // Fill bytes and markers without content are not followed by a length.
            if marker == 0xFF {
                index += 1
            } else if marker == 0x01 || (0xD0...0xD8).contains(marker) {
                index += 2
            } else {
                guard let length = bytes.bigEndian(at: index + 2, 2) else { return nil }
                index += 2 + length
            }
        }
        return nil
    }

    /// The header of a WebP file (RFC 9649): the first chunk contains the size, and an `EXIF` chunk may contain the
    /// orientation.
    init?(webp bytes: [UInt8]) {
        if bytes.has("VP8 ", at: 12) {
            // The upper two of each 16 bits are a scale, which no decoder applies.
            self.init(
                width: bytes.littleEndian(at: 26, 2).map { $0 & 0x3FFF },
                height: bytes.littleEndian(at: 28, 2).map { $0 & 0x3FFF })
        } else if bytes.has("VP8L", at: 12) {
            let bits = bytes.littleEndian(at: 21, 4)
            self.init(width: bits.map { ($0 & 0x3FFF) + 1 }, height: bits.map { ($0 >> 14 & 0x3FFF) + 1 })
        } else if bytes.has("VP8X", at: 12) {
            self.init(
                width: bytes.littleEndian(at: 24, 3).map { $0 + 1 },
                height: bytes.littleEndian(at: 27, 3).map { $0 + 1 })
            // Chunks are padded to an even length.
            var index = 12
            while let length = bytes.littleEndian(at: index + 4, 4), length <= bytes.count {
                if bytes.has("EXIF", at: index) {
                    let hasPrefix = bytes.has("Exif\0\0", at: index + 8)
                    readOrientation(ofExif: bytes, at: index + (hasPrefix ? 14 : 8))
                    return
                }
                index += 8 + length + length & 1
            }
        } else {
            return nil
        }
    }

    /// The header of an AVIF file (ISO/IEC 23008-12): the properties of its primary item, of which `ispe` is the size
    /// and `irot` a rotation by multiples of 90°.
    init?(avif bytes: [UInt8]) {
        let file = 0..<bytes.count
        guard let meta = bytes.box("meta", in: file)?.dropFirst(4),
            let properties = bytes.box("iprp", in: meta),
            let container = bytes.box("ipco", in: properties), let associations = bytes.box("ipma", in: properties),
            let primary = bytes.box("pitm", in: meta),
            let item = bytes.bigEndian(at: primary.lowerBound + 4, bytes[primary.lowerBound] == 0 ? 2 : 4)
        else { return nil }
        var (size, isTurned) = (ImageHeader?.none, false)
        let boxes = bytes.boxes(in: container)
        for property in bytes.properties(of: item, in: associations) where boxes.indices.contains(property - 1) {
            let box = boxes[property - 1]
            if bytes.has("ispe", at: box.lowerBound - 4) {
                size = ImageHeader(
                    width: bytes.bigEndian(at: box.lowerBound + 4, 4),
                    height: bytes.bigEndian(at: box.lowerBound + 8, 4))
            } else if bytes.has("irot", at: box.lowerBound - 4), let angle = bytes.bigEndian(at: box.lowerBound, 1) {
                isTurned = angle & 1 == 1
            }
        }
        guard let size else { return nil }
        self = size
        if isTurned { self.size = Size(width: size.size.height, height: size.size.width) }
    }
}

extension [UInt8] {
    /// The contents of each box in a range of an ISO base media file (ISO/IEC 14496-12); the four bytes before the
    /// contents are the name of the box.
    fileprivate func boxes(in range: Range<Int>) -> [Range<Int>] {
        var boxes: [Range<Int>] = []
        var index = range.lowerBound
        // A box begins with its length and its name. A 64-bit length ends the loop; in practice, only the media data
        // have one, and they come after everything that is read here.
        while let length = bigEndian(at: index, 4), length >= 8, length <= range.upperBound - index {
            boxes.append(index + 8..<index + length)
            index += length
        }
        return boxes
    }

    /// The contents of the first box that has the given name and contains at least four bytes.
    fileprivate func box(_ name: StaticString, in range: Range<Int>) -> Range<Int>? {
        boxes(in: range).first { has(name, at: $0.lowerBound - 4) && $0.count >= 4 }
    }

    /// The 1-based indices of an item's properties, as listed in an `ipma` box.
    fileprivate func properties(of item: Int, in box: Range<Int>) -> [Int] {
        let (isLongItem, isLongIndex) = (self[box.lowerBound] > 0, self[box.lowerBound + 3] & 1 == 1)
        var index = box.lowerBound + 8
        while index < box.upperBound, let number = bigEndian(at: index, isLongItem ? 4 : 2),
            let count = bigEndian(at: index + (isLongItem ? 4 : 2), 1)
        {
            index += isLongItem ? 5 : 3
            let width = isLongIndex ? 2 : 1
            if number == item {
                // The highest bit marks properties that a reader must support.
                return (0..<count).compactMap { bigEndian(at: index + width * $0, width) }
                    .map { $0 & (isLongIndex ? 0x7FFF : 0x7F) }
            }
            index += width * count
        }
        return []
    }
}
