import Foundation
import LayoutScript
import QuickAnchors
import TestSupport
import Testing

@Suite("A damaged script")
struct MutilationTests {
    /// The number of damaged scripts; the long run sets `SCRIPT_COUNT=100000`.
    static let count =
        ProcessInfo.processInfo.environment["SCRIPT_COUNT"].flatMap { UInt64($0) } ?? (Effort.isFull ? 5000 : 20)
    static let firstSeed = ProcessInfo.processInfo.environment["SCRIPT_SEED"].flatMap { UInt64($0) } ?? 0

    @Test("crashes neither the reader nor the layout, and gives the same result when it is read again")
    func mutilated() {
        for seed in Self.firstSeed..<Self.firstSeed + Self.count {
            var generator = SplitMix64(seed: seed)
            var writer = ScriptWriter(seed: seed)
            var bytes = Array(writer.script(steps: 6).utf8)
            for _ in 0...Int.random(in: 0..<6, using: &generator) { damage(&bytes, &generator) }
            if ProcessInfo.processInfo.environment["SCRIPT_TRACE"] == "1" {
                print("seed \(seed)\n\(String(decoding: bytes, as: UTF8.self))")
            }
            let source = String(decoding: bytes, as: UTF8.self)
            let (screen, other) = (makeScreen(), makeScreen())
            let script = Script(source, on: screen)
            let again = Script(source, on: other)
            #expect(script.problems == again.problems, "seed \(seed)")
            #expect(frames(in: screen) == frames(in: other), "seed \(seed)")
        }
    }

    @Test("of a megabyte takes time in proportion to its length")
    func linear() {
        let line = "screen.quickAdd(View(), [topToTop(3), leadngToLeading(4), (] )\n"
        func time(_ count: Int) -> Double {
            let source = String(repeating: line, count: count)
            return processorTime { _ = Script(source, on: makeScreen()) }
        }
        #expect(growthExponent(of: time, upTo: Effort.isFull ? 8_000 : 4_000) < 1.5)
    }

    private func damage(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        let other = Int.random(in: 0..<bytes.count, using: &generator)
        let range = min(place, other)..<min(max(place, other), min(place, other) + 40)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(Array("()[]{}\"\\,.:?!-+ \n9a".utf8).randomElement(using: &generator) ?? 0, at: place)
        case 2: bytes.removeSubrange(range)
        case 3: bytes.insert(contentsOf: Array(bytes[range]), at: place)
        case 4: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        default:
            let words = [
                "nil", "0", "-1", "1e9", "screen", ".fitted", "??", "..<", "for i in 0...9 {", "let x = ", "View()",
            ]
            bytes.insert(contentsOf: Array((words.randomElement(using: &generator) ?? "").utf8), at: place)
        }
    }
}
