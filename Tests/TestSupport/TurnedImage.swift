import Foundation

/// An image of two rows of three pixels, ABC and DEF, with each of the eight Exif orientations.
package enum TurnedImage {
    /// A PNG file, written by Pillow 13 with orientation 6 in the big-endian Exif data of an `eXIf` chunk.
    private static let file =
        "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAGmVYSWZNTQAqAAAACAABARIAAwAAAAEABgAAAAAAANZnS2kAAAAYSURBVHicY/"
        + "jPwMDwn4GB4T8ThPrPwAAAO+wF/Vg+vEcAAAAASUVORK5CYII="

    private static let colors: [(letter: Character, color: [UInt8])] = [
        ("A", [255, 0, 0]), ("B", [0, 255, 0]), ("C", [0, 0, 255]), ("D", [255, 255, 0]), ("E", [0, 255, 255]),
        ("F", [255, 0, 255]),
    ]

    /// The file with the given orientation. The checksum of the Exif chunk is not updated: a decoder that checks it
    /// skips the chunk, but still reads the pixels.
    package static func png(_ orientation: Int) throws -> [UInt8] {
        guard let data = Data(base64Encoded: file) else { throw CocoaError(.coderInvalidValue) }
        var bytes = [UInt8](data)
        // "eXIf" is at byte 37, followed by 18 bytes of TIFF data and then the value, whose second byte is the
        // orientation.
        bytes[60] = UInt8(orientation)
        return bytes
    }

    /// The visible rows, according to CIPA DC-008: the orientation specifies at which sides of the image the first
    /// stored row and the first stored column appear.
    package static func rows(_ orientation: Int) -> [String] {
        switch orientation {
        case 1: ["ABC", "DEF"]
        case 2: ["CBA", "FED"]
        case 3: ["FED", "CBA"]
        case 4: ["DEF", "ABC"]
        case 5: ["AD", "BE", "CF"]
        case 6: ["DA", "EB", "FC"]
        case 7: ["FC", "EB", "DA"]
        default: ["CF", "BE", "AD"]
        }
    }

    /// The letter of the pixel with the given color, which may be slightly blended with the colors of its neighbors.
    package static func letter(of color: [UInt8]) -> Character? {
        colors.first { zip($0.color, color).allSatisfy { abs(Int($0) - Int($1)) < 60 } }?.letter
    }
}
