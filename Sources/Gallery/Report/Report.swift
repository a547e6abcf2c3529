import AutoLayout
import LayoutPreview

/// An example in all its spellings, side by side.
struct Report {
    let name: String
    let title: String
    let spellings: [Spelling]

    init<E: Example>(_ type: E.Type) {
        name = E.name
        title = E.title
        spellings = [
            Spelling("verbose", of: E.self, layout: E.verbose),
            Spelling("quick", of: E.self, layout: E.quick),
        ]
    }

    /// Whether all spellings give the same frames, to 1e-9 points, and none has anything to complain of.
    var agrees: Bool {
        spellings.allSatisfy { spelling in
            spelling.diagnostics.isEmpty && spelling.snapshot.distance(to: spellings[0].snapshot) <= 1e-9
        }
    }
}

extension Report: CustomStringConvertible {
    var description: String {
        let header = "\(title) (\(name))"
        return ([header] + spellings.flatMap(\.summary) + ["  agree: \(agrees ? "yes" : "NO")"])
            .joined(separator: "\n")
    }
}

extension Spelling {
    /// The counts, then a line for each view but the screen.
    fileprivate var summary: [String] {
        let characters = listing.map { "\($0.characterCount) characters" } ?? "source not at hand"
        let frames = snapshot.entries.dropFirst().map { entry in
            "    " + String(repeating: "  ", count: entry.depth - 1) + "\(entry.name) \(entry.frame)"
        }
        return ["  \(name): \(characters), \(constraintCount) constraints"] + frames
            + diagnostics.map { "    \($0)" }
    }
}
