import LayoutPreview

extension Report: CustomStringConvertible {
    /// The frames that result from each notation, for each state and setting.
    var description: String {
        let lines = scenes.flatMap { scene in
            ["  \(scene.caption)"] + scene.runs.flatMap { summary(of: $0).map { "    " + $0 } }
        }
        let agreement = agrees && !isCompared ? [] : ["  agree: \(agrees ? "yes" : "NO")"]
        return (["\(title) (\(name))"] + lines + agreement).joined(separator: "\n")
    }

    /// The counts and times, then a line for each view except the screen, then the example's figures, then the
    /// diagnostics.
    private func summary(of run: Run) -> [String] {
        let characters = characterCount(of: run.spelling).map { "\($0) characters" } ?? "source not at hand"
        let frames = run.snapshot.entries.dropFirst().map { entry in
            String(repeating: "  ", count: entry.depth) + "\(entry.name) \(entry.frame)"
        }
        let facts = run.facts.map { "  \($0): \($1)" }
        let times = "built in \(run.buildTime.words), laid out in \(run.layoutTime.words)"
        return ["\(run.spelling): \(characters), \(run.constraintCount) constraints, \(times)"] + frames + facts
            + run.diagnostics.flatMap { "\($0)".split(separator: "\n").map { "  \($0)" } }
    }
}
