import AutoLayout
import TestSupport
import Testing

/// The work of passes, count by count: redundant work does not change frames, so only these tests reveal it.
@Suite("Recorded work of layouts")
struct RecordedWorkTests {
    /// The counts in the order of `WorkScene.counts`. If you change them on purpose, copy the new ones from the test's
    /// output.
    private static let recorded: [(scene: WorkScene, counts: [Int])] = [
        (.boxes, [85, 86, 422, 446, 953, 0, 22, 0, 0, 62, 58, 0]),
        (.stacks, [58, 58, 229, 1111, 3299, 0, 3, 251, 0, 166, 81, 0]),
        (.grid, [77, 78, 746, 743, 2957, 0, 0, 99, 0, 81, 96, 0]),
        (.flow, [52, 103, 596, 1159, 2008, 102, 1, 16, 0, 28, 42, 0]),
        (.text, [37, 51, 117, 28, 277, 0, 0, 0, 258, 0, 0, 0]),
        (.baselines, [19, 25, 96, 28, 244, 0, 0, 0, 42, 0, 0, 0]),
        (.conditions, [10, 10, 56, 68, 168, 133, 0, 0, 0, 26, 6, 18]),
        (.moves, [34, 52, 304, 375, 992, 0, 33, 12, 72, 42, 38, 0]),
        (.scrolling, [8, 7, 59, 65, 199, 0, 0, 0, 0, 11, 22, 0]),
        (.insets, [10, 9, 56, 24, 136, 0, 0, 2, 0, 7, 1, 0]),
        (.hosted, [4, 27, 23, 86, 2124, 0, 0, 218, 100, 4, 1, 0]),
        (.fitting, [5, 6, 42, 28, 111, 0, 0, 0, 72, 1, 6, 0]),
        (.problems, [17, 17, 73, 78, 170, 0, 23, 0, 0, 0, 0, 0]),
    ]

    @Test("Building and editing take exactly the recorded work, count by count", arguments: recorded)
    func counts(scene: WorkScene, counts: [Int]) {
        let counted = scene.counts()
        #expect(counted == counts, "\(scene) takes \(counted)")
    }

    @Test(
        "Random programs take exactly the recorded work, count by count",
        arguments: [
            (1, [30, 29, 51, 96, 272, 10, 18, 5]), (2, [26, 33, 106, 149, 395, 18, 14, 9]),
            (3, [25, 27, 138, 316, 819, 13, 21, 41]), (5, [19, 18, 92, 88, 230, 0, 10, 0]),
            (8, [22, 26, 58, 85, 237, 4, 13, 3]), (13, [32, 46, 120, 337, 864, 39, 14, 42]),
        ] as [(UInt64, [Int])])
    func programs(seed: UInt64, counts: [Int]) {
        let program = RandomProgram(seed: seed, leavesTree: false, acts: false)
        for _ in 0..<80 {
            program.step()
            if program.isLucky(3) { program.root.layoutIfNeeded() }
        }
        #expect(program.root.layoutStatistics.counts == counts, "\(seed): \(program.root.layoutStatistics.counts)")
    }
}

extension LayoutStatistics {
    var counts: [Int] {
        [passes, solves, valuesReplayed, valuesRedecided, rowsTouched, conditionsEvaluated, searches, pivots]
    }
}
