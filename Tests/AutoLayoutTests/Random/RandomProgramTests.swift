import AutoLayout
import Testing

@Suite("Random programs")
struct RandomProgramTests {
    @Test("After each pass numbers are numbers, what is required holds or is told, and a tree built anew is the same")
    func programs() {
        for seed in ProgramEffort.seeds { run(seed: seed, steps: ProgramEffort.steps) }
    }

    /// Found by the long run: required constraints on a guide are violated in the end, and nobody says so.
    @Test("What is required of guides holds or is told in long programs, too", arguments: [767, 1060] as [UInt64])
    func guides(seed: UInt64) {
        withKnownIssue { run(seed: seed, steps: 200) }
    }

    private func run(seed: UInt64, steps: Int) {
        if ProgramEffort.isTraced { print("seed \(seed)") }
        let program = RandomProgram(seed: seed)
        for _ in 0..<steps {
            program.step()
            guard program.isLucky(3) else { continue }
            let faults = Verdict(program: program).faults()
            guard !faults.isEmpty else { continue }
            let story = program.story.map { "  \($0)" }.joined(separator: "\n")
            Issue.record("seed \(seed), step \(program.story.count): \(faults)\n\(program.root.layoutTree())\n\(story)")
            return
        }
    }
}
