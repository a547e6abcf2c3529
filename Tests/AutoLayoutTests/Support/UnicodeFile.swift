import Foundation
import Testing

/// Unicode's test files, as installed by Debian's package `unicode-data`.
enum UnicodeFile {
    /// The version of the tables.
    private static let version = "15.0.0"
    private static let folder = URL(filePath: "/usr/share/unicode")

    static let missing: Comment = "The files of Unicode 15.0.0 are missing: install Debian's package unicode-data"

    /// Whether a file exists, in the version of the tables.
    static func isInstalled(_ path: String) -> Bool {
        guard let file = try? FileHandle(forReadingFrom: folder.appending(path: path)),
            let start = try? file.read(upToCount: 100)
        else { return false }
        return String(decoding: start, as: UTF8.self).contains("-\(version).txt")
    }

    /// The lines of a file, without comments and empty lines.
    static func lines(_ path: String) throws -> [String] {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8).components(separatedBy: "\n")
            .compactMap { line in
                let data = line.utf8.prefix { $0 != UInt8(ascii: "#") }
                return data.isEmpty ? nil : String(Substring(data))
            }
    }

    /// The string made of code points that are given in hexadecimal.
    static func text(_ points: some Sequence<Substring>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: points.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) })
        return String(text)
    }
}
