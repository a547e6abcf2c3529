import AutoLayout
import Foundation
import TestSupport
import Testing

@Suite("Headers of images")
struct ImageHeaderTests {
    /// Files of 6 by 4 stored pixels, written by Pillow 13; those with Exif have orientation 6.
    private static let samples: [(name: String, format: ImageContents.Format, isTurned: Bool, base64: String)] = [
        ("PNG", .png, true, pngWithExif),
        ("GIF", .gif, false, "R0lGODdhBgAEAIEAAAAA/wAAAAAAAAAAACwAAAAABgAEAAAICwABCBxIsKDBgQEBADs="),
        (
            "WebP, lossy", .webp, false,
            "UklGRjQAAABXRUJQVlA4ICgAAABwAQCdASoGAAQAB0CWJaACdAFAAAD+7c7f/jeP8l39u+3kRhnWAAAA"
        ),
        ("WebP, lossless", .webp, false, "UklGRhwAAABXRUJQVlA4TA8AAAAvBcAAAAcQ0f/+ByKi/wEA"),
        (
            "WebP with Exif", .webp, true,
            "UklGRlAAAABXRUJQVlA4WAoAAAAIAAAABQAAAwAAVlA4TA8AAAAvBcAAAAcQ0f/+ByKi/wEARVhJRhoAAABNTQAqAAAACAABARIAAwAA"
                + "AAEABgAAAAAAAA=="
        ),
        (
            "AVIF", .avif, false,
            "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAA"
                + "AAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAJQAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFD"
                + "b2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAABgAAAAQAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJu"
                + "Y2x4AAEADQAGgAAAABdpcG1hAAAAAAAAAAEAAQQBAoMEAAAALW1kYXQSAAoIGAhu0QENBoQyFx7Hh4VZ3///4sAAAJA1jjx+1g3RzuXg"
        ),
    ]

    private static let pngWithExif =
        "iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAIAAAAiZtkUAAAAGmVYSWZNTQAqAAAACAABARIAAwAAAAEABgAAAAAAANZnS2kAAAAUSURBVHic"
        + "Y2Rg+M+ACpgYMABxQgBKMwEH0eL6mwAAAABJRU5ErkJggg=="

    /// An AVIF file like the one in `samples`, but with a rotation by 270° and without its media data.
    private static let turnedAVIF =
        "AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAAD1bWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAAAAAAAO"
        + "cGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAEdAAAAJQAAAChpaW5mAAAAAAABAAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAA"
        + "AAB0aXBycAAAAFRpcGNvAAAAFGlzcGUAAAAAAAAABgAAAAQAAAAQcGl4aQAAAAADCAgIAAAADGF2MUOBAAwAAAAAE2NvbHJuY2x4AAEADQAG"
        + "gAAAAAlpcm90AwAAABhpcG1hAAAAAAAAAAEAAQUBAoMEhQAAAA=="

    private static func bytes(_ base64: String) throws -> [UInt8] { [UInt8](try #require(Data(base64Encoded: base64))) }

    @Test("The header gives the format, the upright size and the orientation of the file", arguments: samples)
    func header(name: String, format: ImageContents.Format, isTurned: Bool, base64: String) throws {
        let contents = ImageContents.embedded(try Self.bytes(base64))
        #expect(contents.format == format)
        #expect(contents.pixelSize == (isTurned ? Size(width: 4, height: 6) : Size(width: 6, height: 4)))
        #expect(contents.orientation == (isTurned ? .right : .up))
        #expect(ImageView(contents: contents).intrinsicContentSize == contents.pixelSize)
    }

    @Test("Decoders apply an AVIF file's rotation, so its size is rotated and its orientation is up")
    func avif() throws {
        let contents = ImageContents.embedded(try Self.bytes(Self.turnedAVIF))
        #expect(contents.pixelSize == Size(width: 4, height: 6) && contents.orientation == .up)
    }

    /// The beginning of a JPEG file of 50 by 30 pixels: Exif data in the given byte order, followed by the frame
    /// header.
    @Test("of a JPEG file has any number of fill bytes before a marker", arguments: 0..<4)
    func fillBytes(count: Int) {
        let fill = [UInt8](repeating: 0xFF, count: count)
        let contents = ImageContents.embedded([0xFF, 0xD8] + fill + [0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 50, 1])
        #expect(contents.pixelSize == Size(width: 50, height: 30))
    }

    private func jpeg(orientation: UInt8, isLittleEndian: Bool) -> [UInt8] {
        let entry: [UInt8] =
            isLittleEndian
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let exif = Array("Exif\0\0".utf8) + entry
        return [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 50, 1]
    }

    @Test(
        "Each orientation of a JPEG file is read in both byte orders; 0 and 9 are invalid", arguments: [false, true])
    func orientations(isLittleEndian: Bool) {
        for number in UInt8(0)...9 {
            let contents = ImageContents.embedded(jpeg(orientation: number, isLittleEndian: isLittleEndian))
            #expect(contents.orientation == ImageOrientation(rawValue: Int(number)) ?? .up)
            let isTransposed = (5...8).contains(number)
            #expect(contents.pixelSize == (isTransposed ? Size(width: 30, height: 50) : Size(width: 50, height: 30)))
        }
    }

    @Test("A truncated file has no size or its own, rotated or not, and corrupt bytes cause no crash")
    func damaged() throws {
        var files = try Self.samples.map { try Self.bytes($0.base64) }
        files += [try Self.bytes(Self.turnedAVIF), jpeg(orientation: 6, isLittleEndian: true)]
        let values: [UInt8] = [0, 1, 0x7F, 0x80, 0xFF]
        var random = SplitMix64(seed: 1)
        for file in files {
            let whole = ImageContents.embedded(file).pixelSize
            for length in 0..<file.count {
                let size = ImageContents.embedded(Array(file.prefix(length))).pixelSize
                // The Exif data of a WebP or PNG file can be cut off while the size is still readable.
                #expect(size == nil || size == whole || size == whole.map { Size(width: $0.height, height: $0.width) })
            }
            for _ in 0..<2_000 {
                var wrong = file
                for _ in 0..<3 {
                    wrong[Int.random(in: 0..<file.count, using: &random)] =
                        values[Int.random(in: 0..<5, using: &random)]
                }
                let size = ImageContents.embedded(wrong).pixelSize
                #expect(size.map { $0.width >= 0 && $0.height >= 0 } ?? true, "\(wrong)")
            }
        }
    }
}
