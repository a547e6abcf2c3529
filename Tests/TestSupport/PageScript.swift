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

    /// The examples, in all spellings that the page has.
    package static let examples = scripts(in: "Scripts").flatMap { [$0] + $0.otherSpellings }
    package static let puzzles = scripts(in: "Scripts/Puzzles")

    /// The example with the given name, in its QuickAnchors spelling; empty if there is none.
    package static func named(_ name: String) -> PageScript {
        examples.first { $0.name.hasSuffix("-\(name).quick") } ?? PageScript(name: name, text: "")
    }

    /// The script in the other spellings of the gallery's example of the same name: the body of each takes the place of
    /// that of `quick()`, as when the page is built.
    private var otherSpellings: [PageScript] {
        let number = name.prefix { $0 != "-" }.count + 1
        let title = "static let name = \"\(name.dropFirst(number).dropLast(".quick".count))\""
        guard let example = PageScript.gallery.first(where: { $0.contains(title) }),
            let quick = PageScript.body(of: "quick", in: example), source.contains(quick)
        else { return [] }
        return ["verbose", "stacks"].compactMap { spelling in
            PageScript.body(of: spelling, in: example).map {
                PageScript(
                    name: name.replacing(".quick", with: ".\(spelling)"),
                    text: String(source.trimmingPrefix("\n")).replacing(quick, with: $0))
            }
        }
    }

    /// The body of a function in the source of an example, without its indentation.
    private static func body(of function: String, in example: String) -> String? {
        guard let start = example.range(of: "    func \(function)() {\n"),
            let end = example[start.upperBound...].range(of: "\n    }\n")
        else { return nil }
        let lines = example[start.upperBound..<end.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
        return lines.map { $0.dropFirst(8) }.joined(separator: "\n")
    }

    private static let gallery = files(in: "Tools/GalleryExamples").map(\.text)

    private static func scripts(in folder: String) -> [PageScript] {
        files(in: "Web/Playground/Page/\(folder)").map { PageScript(name: String($0.name.dropLast(6)), text: $0.text) }
    }

    private static func files(in folder: String) -> [(name: String, text: String)] {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/\(folder)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            (name, (try? String(contentsOf: root.appending(path: name), encoding: .utf8)) ?? "")
        }
    }
}
