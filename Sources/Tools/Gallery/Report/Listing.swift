import Foundation

/// The source of a notation or of another part of an example, read from its file.
struct Listing {
    let name: String
    let lines: [Substring]
    /// The number of the listing's first line in the file, counted from 1.
    let firstLine: Int

    /// The body of a function without parameters in a file, or nil if the file is not available or does not contain the
    /// function.
    ///
    /// This relies on the formatting: the closing brace is in the column of the declaration's first letter.
    init?(ofFunction name: String, in file: String) {
        guard let lines = Listing.lines(of: file),
            let start = lines.firstIndex(where: { $0.hasSuffix("func \(name)() {") })
        else { return nil }
        let indent = lines[start].prefix { $0 == " " }
        guard let end = lines[start...].firstIndex(of: indent + "}") else { return nil }
        self.name = name
        self.lines = lines[(start + 1)..<end].map { $0.dropFirst(indent.count + 4) }
        firstLine = start + 2
    }

    /// The whole of a file in the folder of another one, or nil if it is not available.
    init?(ofPart name: String, beside file: String) {
        let path = URL(filePath: file).deletingLastPathComponent().appending(path: name).path
        guard let lines = Listing.lines(of: path) else { return nil }
        self.name = name
        self.lines = lines
        firstLine = 1
    }

    private static func lines(of file: String) -> [Substring]? {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The number of characters, without whitespace.
    var characterCount: Int {
        lines.joined().count { !$0.isWhitespace }
    }
}
