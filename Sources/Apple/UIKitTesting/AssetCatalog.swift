public import AutoLayout
internal import Foundation

/// The images and colors in asset catalogs, read from an app's sources: sizes and rendering modes, but no pixels.
///
/// ```swift
/// let assets = try AssetCatalog(in: "../MyApp")
/// let device = TestDevice(.phone, assets: assets)
/// ```
public struct AssetCatalog: Sendable {
    /// What is known of an image.
    public struct Image: Hashable, Sendable {
        /// The size, in points; nil for a symbol, whose size depends on the text beside it.
        public let size: Size?
        /// Whether the image is drawn in the tint color.
        public let isTemplate: Bool

        /// An image of a size in points, or a symbol if the size is nil.
        public init(size: Size?, isTemplate: Bool = false) { (self.size, self.isTemplate) = (size, isTemplate) }
    }

    /// The images and symbols by name.
    public var images: [String: Image] = [:]
    /// The colors by name, for the light appearance.
    public var colors: [String: Color] = [:]

    /// An empty catalog.
    public init() {}

    /// Reads all catalogs, folders whose names end in `.xcassets`, in the folder with a path or in folders inside it.
    ///
    /// An image whose files are all missing or of an unknown format is left out. If two catalogs have the same name, the
    /// first in the order of the paths is kept.
    /// - Throws: An error of Foundation if the folder cannot be read, or a `DecodingError` for a damaged `Contents.json`.
    public init(in path: String) throws {
        let folder = URL(fileURLWithPath: path, isDirectory: true)
        for path in try FileManager.default.subpathsOfDirectory(atPath: path).sorted() {
            let parts = path.split(separator: "/")
            guard parts.last == "Contents.json", let kind = parts.dropLast().last?.split(separator: ".").last,
                let start = parts.firstIndex(where: { $0.hasSuffix(".xcassets") })
            else { continue }
            let file = folder.appendingPathComponent(path)
            let set = file.deletingLastPathComponent()
            let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
            let name = try Self.name(of: set, depth: parts.count - start - 3)
            let isTemplate = contents.properties?.intent == "template"
            switch kind {
            case "imageset" where images[name] == nil:
                guard let size = contents.size(in: set) else { continue }
                images[name] = Image(size: size, isTemplate: isTemplate)
            case "symbolset" where images[name] == nil: images[name] = Image(size: nil, isTemplate: true)
            case "colorset" where colors[name] == nil: colors[name] = contents.lightColor
            default: continue
            }
        }
    }

    /// The name of an asset, with those of the enclosing folders that provide a namespace.
    private static func name(of set: URL, depth: Int) throws -> String {
        var (name, folder) = (set.deletingPathExtension().lastPathComponent, set)
        for _ in 0..<max(depth, 0) {
            folder.deleteLastPathComponent()
            let file = folder.appendingPathComponent("Contents.json")
            guard let data = try? Data(contentsOf: file) else { continue }
            let contents = try JSONDecoder().decode(Contents.self, from: data)
            if contents.properties?.namespace == true { name = "\(folder.lastPathComponent)/\(name)" }
        }
        return name
    }
}

/// A file `Contents.json`, as far as it is read.
private struct Contents: Decodable {
    struct Properties: Decodable {
        let intent: String?
        let namespace: Bool?

        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case namespace = "provides-namespace"
        }
    }

    struct File: Decodable {
        let filename: String?
        let scale: String?
    }

    struct Entry: Decodable {
        struct Value: Decodable { let components: [String: Component]? }
        struct Appearance: Decodable { let value: String }
        let color: Value?
        let appearances: [Appearance]?
    }

    /// A number, which catalogs write as `0.5`, `"0.500"`, `"128"` or `"0x80"`.
    struct Component: Decodable {
        let value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            guard let text = try? container.decode(String.self) else {
                value = try container.decode(Double.self)
                return
            }
            let number = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16).map(Double.init) : Double(text)
            guard let number else {
                throw DecodingError.dataCorruptedError(in: container, debugDescription: "“\(text)” is not a number.")
            }
            value = text.contains(".") || number <= 1 && !text.hasPrefix("0x") ? number : number / 255
        }
    }

    let properties: Properties?
    let images: [File]?
    let colors: [Entry]?

    /// The size of the first image whose file can be read, in points.
    func size(in folder: URL) -> Size? {
        for image in images ?? [] {
            guard let name = image.filename, let data = try? Data(contentsOf: folder.appendingPathComponent(name)),
                let size = ImageFile(data: data).size
            else { continue }
            let scale = Double(image.scale?.dropLast() ?? "1") ?? 1
            return Size(width: size.width / scale, height: size.height / scale)
        }
        return nil
    }

    var lightColor: Color? {
        let entry = colors?.first { ($0.appearances ?? []).isEmpty } ?? colors?.first
        guard let components = entry?.color?.components?.mapValues(\.value) else { return nil }
        let white = components["white"] ?? 0
        return Color(
            red: components["red"] ?? white, green: components["green"] ?? white, blue: components["blue"] ?? white,
            alpha: components["alpha"] ?? 1)
    }
}
