import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("An image of UIKit on Linux")
@MainActor
struct ImageTests {
    /// A symbol is 20 points wide beside text of 17 points, times the factor of its scale, in whole points.
    @Test(
        "that is a symbol is as large as its configuration says",
        arguments: [
            (17, .default, 20), (17, .unspecified, 20), (17, .medium, 20), (17, .small, 16), (17, .large, 26),
            (34, .default, 40), (34, .small, 32), (34, .large, 52), (10, .default, 12), (12, .default, 14),
        ] as [(CGFloat, UIImage.SymbolScale, CGFloat)])
    func symbols(points: CGFloat, scale: UIImage.SymbolScale, side: CGFloat) {
        let configurations = [
            UIImage.SymbolConfiguration(pointSize: points, scale: scale),
            UIImage.SymbolConfiguration(font: .systemFont(ofSize: points), scale: scale),
            UIImage.SymbolConfiguration(pointSize: points, weight: .bold, scale: scale),
        ]
        for configuration in configurations {
            let image = UIImage(systemName: "star", withConfiguration: configuration)
            #expect(image?.size == CGSize(width: side, height: side))
            #expect(UIImage().withConfiguration(configuration).size == image?.size)
            #expect(UIImage().applyingSymbolConfiguration(configuration)?.size == image?.size)
        }
    }

    @Test("that is a symbol without a size is as large as body text asks for")
    func bodySymbols() {
        let body = UIImage(systemName: "star")
        #expect(body?.size == CGSize(width: 20, height: 20))
        #expect(UIImage(systemName: "star", withConfiguration: nil)?.size == body?.size)
        let configurations = [
            UIImage.SymbolConfiguration(weight: .heavy), UIImage.SymbolConfiguration(hierarchicalColor: .red),
            UIImage.SymbolConfiguration(paletteColors: [.red]), UIImage.SymbolConfiguration(textStyle: .body),
        ]
        for configuration in configurations {
            #expect(UIImage(systemName: "star", withConfiguration: configuration)?.size == body?.size)
            let large = UIImage.SymbolConfiguration(pointSize: 34)
            #expect(large.applying(configuration) === large && configuration.applying(large) === large)
        }
        let small = UIImage.SymbolConfiguration(scale: .small)
        #expect(UIImage(systemName: "star", withConfiguration: small)?.size == CGSize(width: 16, height: 16))
        var device = TestDevice.phone
        device.contentSize = .accessibilityExtraExtraExtraLarge
        TestScreen(device) { UIViewController() }.run {
            // 20/17 of 53 points.
            #expect(UIImage(systemName: "star")?.size == CGSize(width: 62, height: 62))
        }
    }

    @Test("has as many pixels as its size and scale ask for, turned if it is on its side")
    func pixels() throws {
        let image = UIImage(size: CGSize(width: 10.2, height: 20), scale: 2)
        let pixels = try #require(image.cgImage)
        #expect(pixels.width == 20 && pixels.height == 40)
        #expect(UIImage(size: CGSize(width: 0.2, height: 20), scale: 2).cgImage == nil)
        #expect(UIImage(size: CGSize(width: 20, height: 0.2), scale: 2).cgImage == nil)
        #expect(UIImage(cgImage: pixels).scale == 1 && UIImage(cgImage: pixels).size == CGSize(width: 20, height: 40))
        let upright: [UIImage.Orientation] = [.up, .down, .upMirrored, .downMirrored]
        let turned: [UIImage.Orientation] = [.left, .right, .leftMirrored, .rightMirrored]
        for orientation in upright + turned {
            let made = UIImage(cgImage: pixels, scale: 4, orientation: orientation)
            let isTurned = turned.contains(orientation)
            #expect(made.size == CGSize(width: isTurned ? 10 : 5, height: isTurned ? 5 : 10) && made.scale == 4)
        }
    }

    @Test("keeps its size and scale whatever is done with its pixels")
    func copies() {
        let image = UIImage(size: CGSize(width: 10, height: 20), scale: 2)
        let template = image.withRenderingMode(.alwaysTemplate)
        #expect(template.renderingMode == .alwaysTemplate && image.renderingMode == .automatic)
        let tinted = image.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(tinted.renderingMode == .alwaysOriginal)
        let others = [
            template, tinted, image.withTintColor(.red), image.resizableImage(withCapInsets: .zero),
            image.resizableImage(withCapInsets: .zero, resizingMode: .tile),
            image.withAlignmentRectInsets(.zero), image.imageFlippedForRightToLeftLayoutDirection(),
        ]
        #expect(others.allSatisfy { $0.size == image.size && $0.scale == 2 })
        #expect(image.pngData() == nil && image.jpegData(compressionQuality: 1) == nil)
        #expect(
            UIImage(data: Data()) == nil && UIImage(data: Data(), scale: 2) == nil && UIImage(contentsOfFile: "") == nil
        )
        #expect(UIImage().size == .zero && UIImage(named: "none") == nil)
        #expect(UIImage(imageLiteralResourceName: "none").size == .zero)
        var device = TestDevice.phone
        device.imageSizes = ["photo": Size(width: 5, height: 6)]
        TestScreen(device) { UIViewController() }.run {
            #expect(UIImage(imageLiteralResourceName: "photo").size == CGSize(width: 5, height: 6))
            #expect(UIImage(named: "photo", in: nil, compatibleWith: nil)?.scale == 3)
        }
        let renderers = [
            UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4)),
            UIGraphicsImageRenderer(bounds: CGRect(x: 1, y: 2, width: 3, height: 4)),
        ]
        for renderer in renderers {
            var isDrawn = false
            #expect(renderer.image { _ in isDrawn = true }.size == CGSize(width: 3, height: 4) && isDrawn)
        }
        #expect(UIGraphicsImageRendererFormat().scale == 1 && !UIGraphicsImageRendererFormat().opaque)
    }
}

/// The first bytes of files, each with a size.
@Suite("The size of an image")
@MainActor
struct ImageFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")

    /// The size that a catalog gives an image in a file; nil if it leaves the image out.
    private func size(_ bytes: [UInt8], scale: String = "1x") throws -> Size? {
        let set = folder.appendingPathComponent("\(UUID().uuidString)/A.xcassets/a.imageset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(bytes).write(to: set.appendingPathComponent("a"))
        let contents = #"{"images": [{"filename": "a", "scale": "\#(scale)"}]}"#
        try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
        return try AssetCatalog(in: set.deletingLastPathComponent().deletingLastPathComponent().path).images["a"]?.size
    }

    private func size(_ text: String) throws -> Size? { try size(Array(text.utf8)) }

    private let png: [UInt8] = [
        0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 1, 2, 3, 0, 4, 5, 6,
    ]

    @Test("is read from the header of a PNG file, which has at least 24 bytes")
    func pngFiles() throws {
        let expected = Size(width: 65_536 + 2 * 256 + 3, height: 4 * 65_536 + 5 * 256 + 6)
        #expect(try size(png) == expected && size(png + [7, 8]) == expected)
        #expect(try size(Array(png.dropLast())) == nil)
        for index in 0..<4 {
            var other = png
            other[index] += 1
            #expect(try size(other) == nil)
        }
        #expect(try size(png, scale: "2x") == Size(width: expected.width / 2, height: expected.height / 2))
    }

    @Test("is read from the first frame of a JPEG file, after any other segments")
    func jpegFiles() throws {
        func frame(_ kind: UInt8) -> [UInt8] { [0xFF, kind, 0, 17, 8, 1, 30, 2, 4, 3] }
        let start: [UInt8] = [0xFF, 0xD8]
        let expected = Size(width: 2 * 256 + 4, height: 256 + 30)
        #expect(try size(start + frame(0xC0)) == expected)
        #expect(
            try size(
                start + [0xFF, 0xE0, 0, 5, 1, 2, 3, 0xFF, 0xFE, 1, 2] + Array(repeating: 9, count: 256) + frame(0xC2))
                == expected)
        // Three kinds of segments between 0xC0 and 0xCF are not frames.
        for kind in 0xC0...0xCF as ClosedRange<UInt8> {
            let isFrame = ![0xC4, 0xC8, 0xCC].contains(kind)
            #expect(try size(start + frame(kind)) == (isFrame ? expected : nil))
        }
        for kind in [0xBF, 0xD0] as [UInt8] { #expect(try size(start + frame(kind)) == nil) }
        #expect(try size(start + frame(0xC0).dropLast(2)) == nil && size(start) == nil)
        #expect(try size([0xFF, 0xD7] + frame(0xC0)) == nil && size(start + [0xFE] + frame(0xC0).dropFirst()) == nil)
    }

    @Test("is read from the box of a PDF file, and from the width and height or the box of an SVG file")
    func vectorFiles() throws {
        #expect(try size("%PDF-1.4\n<< /MediaBox [ 10 20 40 80.5 ] >>") == Size(width: 30, height: 60.5))
        #expect(try size("%PDF-1.4\n<< /MediaBox [ 10 20 40 ] >>") == nil && size("%PDF-1.4") == nil)
        #expect(try size(#"<svg width="20px" height="30.5" viewBox="0 0 1 2">"#) == Size(width: 20, height: 30.5))
        #expect(try size(#"<?xml?><svg height="30" viewBox="-5 -6 7 8">"#) == Size(width: 7, height: 8))
        #expect(try size(#"<svg stroke-width="9" viewBox="0 0 7 8">"#) == Size(width: 7, height: 8))
        #expect(try size(#"<svg fill="none"><path width="1" height="2"/>"#) == nil)
        #expect(try size("text") == nil && size("") == nil)
    }

    @Test("belongs to a catalog whose colors are fractions, bytes or hexadecimal numbers")
    func colors() throws {
        func color(_ components: String, _ more: String = "") throws -> Color? {
            let set = folder.appendingPathComponent("\(UUID().uuidString)/A.xcassets/c.colorset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            let contents = #"{"colors": [{"color": {"components": {\#(components)}}\#(more)}]}"#
            try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
            return try AssetCatalog(in: set.deletingLastPathComponent().deletingLastPathComponent().path).colors["c"]
        }
        let parts = #""red": 0.5, "green": "51", "blue": "0x33", "alpha": "0.25""#
        #expect(try color(parts) == Color(red: 0.5, green: 0.2, blue: 0.2, alpha: 0.25))
        #expect(
            try color(#""white": "1""#) == Color(white: 1) && color(#""white": "1.000", "alpha": 1"#) == Color(white: 1)
        )
        #expect(try color(#""red": "0", "green": "0x01", "blue": "0xFF""#) == Color(red: 0, green: 1 / 255, blue: 1))
        // The only color is used even if it is for another appearance.
        #expect(try color(#""white": "0.5""#, #", "appearances": [{"value": "dark"}]"#) == Color(white: 0.5))
        #expect(throws: DecodingError.self) { try color(#""red": "many""#) }
    }
}
