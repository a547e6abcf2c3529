import Foundation

/// A script that comes with the playground's page, read from its file.
package struct PageScript: CustomStringConvertible, Sendable {
    package let name: String
    /// The contents of the file, including leading comments that the page leaves out.
    package let text: String

    package var source: String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { $0.hasPrefix("//") }.joined(separator: "\n")
    }

    package var description: String { name }

    /// The script that a puzzle begins with, and the puzzle's solution.
    package var puzzle: (start: String, solution: String) {
        var parts = ["", "", "", ""]
        var part = 0
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if ["// Start", "// Solution", "// End"].contains(line.drop { $0 == " " }) {
                part += 1
            } else {
                parts[part] += line + "\n"
            }
        }
        return (parts[0] + parts[1] + parts[3], parts[0] + parts[2] + parts[3])
    }

    package static let examples = files(in: "Scripts")
    package static let puzzles = files(in: "Scripts/Puzzles")

    /// The example with the given name, in its QuickAnchors spelling; empty if there is none.
    package static func named(_ name: String) -> PageScript {
        examples.first { $0.name.hasSuffix("-\(name).quick") } ?? PageScript(name: name, text: "")
    }

    private static func files(in folder: String) -> [PageScript] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/Web/Playground/Page/\(folder)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            let text = try? String(contentsOf: root.appending(path: name), encoding: .utf8)
            return PageScript(name: String(name.dropLast(6)), text: text ?? "")
        }
    }
}
