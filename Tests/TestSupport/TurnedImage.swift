import Foundation

/// An image of two rows of three pixels, ABC and DEF, with each of the eight orientations of Exif.
package enum TurnedImage {
    /// Written by Pillow 13 with orientation 6 in the big-endian Exif data of an `eXIf` chunk.
    private static let file =
        "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAGmVYSWZNTQAqAAAACAABARIAAwAAAAEABgAAAAAAANZnS2kAAAAYSURBVHicY/"
        + "jPwMDwn4GB4T8ThPrPwAAAO+wF/Vg+vEcAAAAASUVORK5CYII="

    private static let colors: [(letter: Character, color: [UInt8])] = [
        ("A", [255, 0, 0]), ("B", [0, 255, 0]), ("C", [0, 0, 255]), ("D", [255, 255, 0]), ("E", [0, 255, 255]),
        ("F", [255, 0, 255]),
    ]

    /// The file with another orientation. Readers skip the chunk if its checksum is wrong, and read the pixels.
    package static func png(_ orientation: Int) throws -> [UInt8] {
        guard let data = Data(base64Encoded: file) else { throw CocoaError(.coderInvalidValue) }
        var bytes = [UInt8](data)
        // "eXIf" at 37, then 18 bytes of TIFF up to the number, whose second byte counts.
        bytes[60] = UInt8(orientation)
        return bytes
    }

    /// The visible rows, after CIPA DC-008: the orientation says at which sides of the image the first stored row
    /// and the first stored column are seen.
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

    /// The pixel of a color that may be mixed with a little of its neighbors.
    package static func letter(of color: [UInt8]) -> Character? {
        colors.first { zip($0.color, color).allSatisfy { abs(Int($0) - Int($1)) < 60 } }?.letter
    }
}
