import Foundation

/// The source of one spelling of an example, as it ran: read from the file, not retyped.
struct Listing {
    let lines: [Substring]

    /// The body of a function without parameters in a file, or nil where the file is not at hand.
    ///
    /// It relies on the house style: the closing brace stands under the first letter of the declaration.
    init?(ofFunction name: String, in file: String) {
        guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(where: { $0.hasSuffix("func \(name)() {") }) else { return nil }
        let indent = lines[start].prefix { $0 == " " }
        guard let end = lines[start...].firstIndex(of: indent + "}") else { return nil }
        self.lines = lines[(start + 1)..<end].map { $0.dropFirst(indent.count + 4) }
    }

    /// How many characters there are, whitespace not counted.
    var characterCount: Int {
        lines.joined().count { !$0.isWhitespace }
    }
}
