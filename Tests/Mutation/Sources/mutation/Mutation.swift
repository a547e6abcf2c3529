import ArgumentParser
import Foundation
import Mutants

@main
struct Mutation: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes small faults in the sources, and checks that the tests notice them.",
        discussion: """
            A draw of mutants is compiled in one build, in .build/mutation, and each is switched on for a run of the \
            tests that reach it. The report is written to .build/mutation/report-SEED.txt. Survivors that no test can \
            kill belong into Tests/Mutation/equivalent.txt, with the reason.
            """)

    @Option(name: .customLong("seed"), help: "The seed of a draw. Several draws share one build.")
    var seeds: [UInt64]

    @Option(help: "The number of mutants in a draw.")
    var count = 300

    @Option(help: "Draw only mutants whose path contains this text.")
    var only = ""

    /// The share of the mutants, other than equivalent ones, that must be killed.
    private static let wanted = 0.85

    func run() async throws {
        let clock = Stopwatch()
        let root = URL(filePath: FileManager.default.currentDirectoryPath)
        let equivalent = try EquivalentMutants(
            String(contentsOf: root.appending(path: "Tests/Mutation/equivalent.txt"), encoding: .utf8))
        var tree = try Tree(root: root)
        let all = try tree.mutants(only: only)
        // Some do not compile.
        let draws = Draw.positions(of: all.indices, seeds: seeds, count: count + count / 3).map { $0.map { all[$0] } }
        clock.lap("\(all.count) mutants found")
        try tree.write()
        var compiler = Compiler(tree: tree)
        let chosen = try await compiler.compile(draws, count: count)
        clock.lap("\(chosen.map(\.count).reduce(0, +)) compiled, \(compiler.dropped.count) left out")
        let runner = try Runner(tree: tree, mutants: draws.map(\.count).reduce(0, +))
        clock.lap("\(runner.passing.count) tests pass without mutants")
        for name in runner.failing { show("left out, since it fails without mutants: \(name)") }

        let order = chosen.flatMap { $0 }
        let verdicts = try await concurrently(order.count) { index in
            let verdict = try runner.verdict(on: order[index].number, order[index].mutant)
            show(Report.entry(order[index].mutant, verdict, equivalent))
            return verdict
        }
        clock.lap("\(verdicts.count) mutants tested")
        var rest = verdicts[...]
        let reports = zip(seeds, chosen).map { seed, chosen in
            defer { rest = rest.dropFirst(chosen.count) }
            return Report(
                seed: seed, mutants: chosen.map(\.mutant), verdicts: Array(rest.prefix(chosen.count)),
                equivalent: equivalent)
        }
        for (seed, report) in zip(seeds, reports) {
            let file = root.appending(path: ".build/mutation/report-\(seed).txt")
            try Data(report.text.utf8).write(to: file)
            show(report.summary)
        }
        if reports.contains(where: { $0.rate < Self.wanted }) { throw ExitCode.failure }
    }
}

/// Prints how long each phase takes.
final class Stopwatch {
    private var last = ContinuousClock.now

    func lap(_ phase: String) {
        let now = ContinuousClock.now
        var usage = tms()
        times(&usage)
        let seconds = (usage.tms_utime + usage.tms_cutime) / sysconf(Int32(_SC_CLK_TCK))
        show("\(phase), after \((now - last).components.seconds) s; processor time \(seconds) s in all")
        last = now
    }
}

/// Prints a line at once, even if the output is a file.
func show(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
