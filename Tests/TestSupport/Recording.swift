import Foundation

/// A text file with output as last reviewed, in the folder `Recordings` beside the file of the tests.
///
/// With `RECORD_SNAPSHOTS=1` in the environment, the tests rewrite their files. Read the changes before you commit them.
package struct Recording {
    private let url: URL

    package init(_ name: String, beside file: String = #filePath) {
        url = URL(filePath: file).deletingLastPathComponent().appending(path: "Recordings/\(name)")
    }

    /// The lines in which the output differs from the file, marked with - and + as in a diff; empty if it does not
    /// differ, or was recorded.
    package func differences(from text: String) throws -> String {
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: url, atomically: true, encoding: .utf8)
            return ""
        }
        let recorded = try String(contentsOf: url, encoding: .utf8)
        if text == recorded { return "" }
        func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
        let changes = lines(text).difference(from: lines(recorded)).map { change in
            switch change {
            case .remove(let line, let text, _): "\(line + 1) - \(text)"
            case .insert(let line, let text, _): "\(line + 1) + \(text)"
            }
        }
        return "\(url.lastPathComponent) came out differently:\n\(changes.joined(separator: "\n"))"
    }
}
