import AutoLayout
import Testing

@Suite("Random programs")
struct RandomProgramTests {
    @Test(
        "After each pass numbers are finite, required constraints hold or are reported, and a tree built anew is the same"
    )
    func programs() {
        for seed in ProgramEffort.seeds { run(seed: seed, steps: ProgramEffort.steps) }
    }

    /// Found by long runs: a view that is 24 points wider than in a tree built anew, a conflict that nobody reported
    /// because advice on others had been asked for before it was, and the baseline of a view that a callback arranged in a
    /// stack and took out in one pass.
    @Test("Long programs are sound, too")
    func long() {
        run(seed: 2620, steps: 200, leavesTree: false)
        run(seed: 302080, steps: 200)
        run(seed: 400717, steps: 200)
    }

    private func run(seed: UInt64, steps: Int, leavesTree: Bool = true) {
        if ProgramEffort.isTraced { print("seed \(seed)") }
        let program = RandomProgram(seed: seed, leavesTree: leavesTree)
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
