import Foundation
import LayoutScript
import QuickAnchors
import TestSupport
import Testing

@Suite("A random script")
struct GeneratedScriptTests {
    @Test("is read without a problem")
    func generated() throws {
        let folder = ProcessInfo.processInfo.environment["SCRIPTS_FOLDER"]
        var (program, expected): ([String], [String]) = ([], [])
        let count: UInt64 = folder != nil || Effort.isFull ? 300 : 60
        for seed in 0..<count {
            var writer = ScriptWriter(seed: seed)
            let source = writer.script(steps: 8)
            let screen = makeScreen()
            let script = LayoutScript(source, on: screen)
            #expect(script.problems.isEmpty, "seed \(seed): \(script.problems)\n\(source)")
            expected += ["script \(seed)"] + frames(in: screen)
            program.append("func script\(seed)(_ screen: View) {\n\(source)\n}\n")
        }
        guard let folder else { return }
        // `.ci/scripts` compiles these functions, and compares what they print with the frames.
        let calls = (0..<count).map { "show(\($0), script\($0))" }.joined(separator: "\n")
        try (program + [calls]).joined(separator: "\n").write(
            toFile: "\(folder)/scripts.swift", atomically: true, encoding: .utf8)
        try expected.joined(separator: "\n").appending("\n").write(
            toFile: "\(folder)/expected", atomically: true, encoding: .utf8)
    }
}
