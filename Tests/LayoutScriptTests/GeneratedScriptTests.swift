import Foundation
import LayoutScript
import QuickAnchors
import TestSupport
import Testing

@Suite("A random script, or one from the playground's page")
struct GeneratedScriptTests {
    /// The folder for a program made of the scripts and for the frames that the program has to print; nil if they are
    /// not requested.
    private static let folder = ProcessInfo.processInfo.environment["SCRIPTS_FOLDER"]

    /// Random scripts (300 if they will be compiled or at full effort, otherwise 20), and those that come with the
    /// page.
    static let sources: [(name: String, source: String)] =
        (UInt64(0)..<(folder != nil || Effort.isFull ? 300 : 20)).map { seed in
            var writer = ScriptWriter(seed: seed)
            return ("seed \(seed)", writer.script(steps: 8))
        } + PageScript.examples.map { ($0.name, $0.source) }
        + PageScript.puzzles.flatMap { [($0.name, $0.puzzle.start), ("\($0.name), solved", $0.puzzle.solution)] }

    @Test("is read without a problem")
    func generated() throws {
        var (program, expected): ([String], [String]) = ([], [])
        for (number, (name, source)) in Self.sources.enumerated() {
            let screen = makeScreen()
            let script = Script(source, on: screen)
            #expect(script.problems.isEmpty, "\(name): \(script.problems)\n\(source)")
            expected += ["script \(number)"] + frames(in: screen)
            program.append("func script\(number)(_ screen: View) {\n\(source)\n}\n")
        }
        guard let folder = Self.folder else { return }
        // `.ci/scripts` compiles these functions and compares their output with the frames.
        let calls = Self.sources.indices.map { "show(\($0), script\($0))" }.joined(separator: "\n")
        try (program + [calls]).joined(separator: "\n").write(
            toFile: "\(folder)/scripts.swift", atomically: true, encoding: .utf8)
        try expected.joined(separator: "\n").appending("\n").write(
            toFile: "\(folder)/expected", atomically: true, encoding: .utf8)
    }
}
