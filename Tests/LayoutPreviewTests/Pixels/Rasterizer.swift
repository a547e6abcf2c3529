import Foundation

/// A rasterizer for SVG: `rsvg-convert`, if it is installed.
enum Rasterizer {
    /// The path of the tool; nil if it is missing.
    static let tool: URL? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(filePath: String($0)).appending(path: "rsvg-convert") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// The picture as the bytes of a PNG file.
    static func png(of svg: String) throws -> [UInt8] {
        guard let tool else { throw CocoaError(.fileNoSuchFile) }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, target) = (folder.appending(path: "picture.svg"), folder.appending(path: "picture.png"))
        try svg.write(to: source, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = tool
        process.arguments = [source.path, "-o", target.path]
        try process.run()
        process.waitUntilExit()
        return try [UInt8](Data(contentsOf: target))
    }
}
