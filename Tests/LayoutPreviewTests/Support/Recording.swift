import Foundation
import Testing

/// A file, stored with the tests, that contains the output as last reviewed.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter LayoutPreviewTests` rewrites the files.
struct Recording {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Recordings")

    let url: URL

    init(_ name: String) {
        url = Recording.folder.appending(path: name)
    }

    /// Compares the current output with the file, or records it in the file on request.
    func check(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            return try text.write(to: url, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOf: url, encoding: .utf8)
        guard text != recorded else { return }
        Issue.record(
            "\(url.lastPathComponent) came out differently:\n\(Difference(from: recorded, to: text))",
            sourceLocation: sourceLocation)
    }
}

/// The lines in which two strings differ, marked with - and + as in a diff.
struct Difference: CustomStringConvertible {
    let description: String

    init(from old: String, to new: String) {
        let (old, new) = (old.split(separator: "\n"), new.split(separator: "\n"))
        let changes = new.difference(from: old)
        let removed = changes.removals.map { change in
            guard case .remove(let line, let text, _) = change else { return "" }
            return "\(line + 1) - \(text)"
        }
        let inserted = changes.insertions.map { change in
            guard case .insert(let line, let text, _) = change else { return "" }
            return "\(line + 1) + \(text)"
        }
        description = (removed + inserted).joined(separator: "\n")
    }
}
