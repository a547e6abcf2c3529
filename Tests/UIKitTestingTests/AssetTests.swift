import AutoLayout
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
@Suite("Asset catalogs")
struct AssetTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")

    private func write(_ path: String, _ data: Data) throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    private func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

    /// The beginning of a PNG file, up to its size.
    private func png(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, width, 0, 0, 0, height])
    }

    /// The beginning of a JPEG file: a comment, then a frame.
    private let jpeg = Data([0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 30, 1, 4, 3])

    private func catalog() throws -> AssetCatalog {
        let root = "App/Media.xcassets"
        try write("\(root)/Contents.json", #"{"info": {"version": 1}}"#)
        func image(_ path: String, _ file: String, _ more: String = "") throws {
            try write(
                "\(root)/\(path).imageset/Contents.json",
                #"{"images": [{"idiom": "universal", "scale": "1x"}, {"filename": "\#(file)", "scale": "2x"}]\#(more)}"#
            )
        }
        try image("star", "a@2x.png", #", "properties": {"template-rendering-intent": "template"}"#)
        try write("\(root)/star.imageset/a@2x.png", png(40, 24))
        try image("photo", "b.jpg")
        try write("\(root)/photo.imageset/b.jpg", jpeg)
        try image("drawing", "c.svg")
        try write("\(root)/drawing.imageset/c.svg", #"<?xml?><svg viewBox="0 0 64.0 32" fill="none"></svg>"#)
        try image("page", "d.pdf")
        try write("\(root)/page.imageset/d.pdf", "%PDF-1.4\n<< /MediaBox [ 0 0 30 20.5 ] >>")
        try image("missing", "e.png")
        try write("\(root)/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try image("Icons/star", "f.png")
        try write("\(root)/Icons/star.imageset/f.png", png(2, 4))
        try write("\(root)/leaf.symbolset/Contents.json", #"{"symbols": [{"filename": "leaf.svg"}]}"#)
        try write(
            "\(root)/brand.colorset/Contents.json",
            #"""
            {"colors": [
              {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"white": "0"}}},
              {"color": {"components": {"red": "0x33", "green": "255", "blue": "0.500", "alpha": "1.000"}}}
            ]}
            """#)
        return try AssetCatalog(in: folder.path)
    }

    @Test("are read from an app's folder: sizes, rendering modes, symbols and colors")
    func reading() throws {
        let assets = try catalog()
        #expect(
            assets.images == [
                "star": .init(size: Size(width: 20, height: 12), isTemplate: true),
                "photo": .init(size: Size(width: 130, height: 15)),
                "drawing": .init(size: Size(width: 32, height: 16)),
                "page": .init(size: Size(width: 15, height: 10.25)),
                "Icons/star": .init(size: Size(width: 1, height: 2)),
                "leaf": .init(size: nil, isTemplate: true),
            ])
        #expect(assets.colors == ["brand": Color(red: 0.2, green: 1, blue: 0.5, alpha: 1)])
    }

    @Test("give images their sizes on a device")
    func device() throws {
        var device = TestDevice(.phone, assets: try catalog())
        device.imageSizes = ["other": Size(width: 5, height: 6)]
        let test = TestScreen(device) { UIViewController() }
        test.run {
            #expect(UIImage(named: "star")?.size == CGSize(width: 20, height: 12))
            #expect(UIImage(named: "star")?.renderingMode == .alwaysTemplate)
            #expect(UIImage(named: "photo")?.renderingMode == .automatic)
            #expect(UIImage(named: "leaf")?.size == UIImage(systemName: "leaf")?.size)
            #expect(UIImage(named: "other")?.size == CGSize(width: 5, height: 6))
            #expect(UIImage(named: "missing") == nil)
            #expect(UIColor(named: "brand") == UIColor(red: 0.2, green: 1, blue: 0.5, alpha: 1))
        }
    }

    @Test("that are damaged are refused")
    func damage() throws {
        try write("A.xcassets/a.imageset/Contents.json", "{")
        #expect(throws: DecodingError.self) { try AssetCatalog(in: folder.path) }
        #expect(throws: (any Error).self) { try AssetCatalog(in: "/no/such/folder") }
    }
}
