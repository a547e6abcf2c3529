import Foundation
import Mutants

/// What became of a mutant.
enum Verdict: Sendable {
    case killed(by: String)
    case survived(tests: Int)
}

/// Runs the tests that reach a mutant.
struct Runner: Sendable {
    let tree: Tree
    /// One more than the highest number of a mutant.
    let mutants: Int
    /// The tests that pass without mutants, from the cheapest one on, with their times in seconds.
    private(set) var passing: [(test: Int, time: Double)] = []
    /// The names of tests that fail without mutants.
    private(set) var failing: [String] = []
    /// For each mutant, whether each test reaches it.
    private var reaching: [[Bool]] = []

    /// Runs all tests without mutants.
    init(tree: Tree, mutants: Int) throws {
        (self.tree, self.mutants) = (tree, mutants)
        let all = Array(tree.tests.indices)
        let state = try state("all", alive: -1, seconds: 0, tests: all)
        // A process for each target: only the first test of a process that reads a global variable computes its value.
        let targets = Dictionary(grouping: all) { tree.tests[$0].target }.sorted { $0.key < $1.key }
        for (_, tests) in targets {
            state.current = all.count
            let (failures, ended) = try run(tests, state: state, stopping: false)
            // Without its trait, a target has no tests, which is an error, too.
            guard ended != .crashed || state.current == all.count else {
                throw Trouble("A test crashes without mutants: \(name(state.current))")
            }
            failing += failures
        }
        let failed = Set(failing)
        passing = all.filter { state.time(of: $0) > 0 && !failed.contains(tree.tests[$0].name) }
            .map { ($0, state.time(of: $0)) }.sorted { $0.1 < $1.1 }
        reaching = (0..<mutants).map { mutant in (0...all.count).map { state.reaches($0, mutant) } }
    }

    /// Runs the tests that reach a mutant, the cheap ones first, until one of them fails.
    func verdict(on number: Int, _ mutant: Mutant) throws -> Verdict {
        var rest = tests(reaching: number, mutant)[...]
        let count = rest.count
        var limit = 1.0
        while !rest.isEmpty {
            var time = 0.0
            let batch = rest.prefix { each in
                time += each.time
                return time <= limit || each.test == rest.first?.test
            }
            rest = rest.dropFirst(batch.count)
            limit *= 4
            let tests = batch.map(\.test)
            let seconds = 8 + Int(4 * batch.map(\.time).reduce(0, +))
            let state = try state("\(number)", alive: number, seconds: seconds, tests: tests)
            switch try run(tests, state: state, stopping: true) {
            case (let failures, _) where !failures.isEmpty: return .killed(by: failures[0])
            case (_, .crashed): return .killed(by: "\(name(state.current)) (crash)")
            case (_, .outOfTime): return .killed(by: "\(name(state.current)) (time)")
            case (_, .finished): break
            }
        }
        return .survived(tests: count)
    }

    private func tests(reaching number: Int, _ mutant: Mutant) -> [(test: Int, time: Double)] {
        let direct = passing.filter { reaching[number][$0.test] }
        if direct.isEmpty, reaching[number][tree.tests.count] { return passing }
        let targets = Dictionary(grouping: direct) { tree.tests[$0.test].target }
        // A function that a single test of each of several targets runs is probably called for a global variable, too.
        let isCalledOnce = targets.count > 1 && targets.values.allSatisfy { $0.count == 1 }
        guard mutant.isInGlobal || isCalledOnce else { return direct }
        // The other tests of the target find the value of a global variable computed.
        return passing.filter { targets[tree.tests[$0.test].target] != nil }
    }

    private func name(_ test: Int) -> String {
        test < tree.tests.count ? tree.tests[test].name : "before the first test"
    }

    private func state(_ name: String, alive: Int, seconds: Int, tests: [Int]) throws -> TestState {
        let path = tree.folder.deletingLastPathComponent().appending(path: "state-\(name)").path
        return try TestState(
            path: path, mutants: mutants, tests: tree.tests.count, alive: alive, seconds: seconds, wanted: tests)
    }

    private enum End {
        case finished, crashed, outOfTime
    }

    /// Runs tests in a process of their own; returns the names of those that fail, or only of the first one.
    private func run(_ tests: [Int], state: TestState, stopping: Bool) throws -> (failures: [String], end: End) {
        let process = Process()
        process.executableURL = tree.folder.appending(path: ".build/debug/QuickAnchorsPackageTests.xctest")
        process.arguments = ["--testing-library", "swift-testing", "--no-parallel", "--filter", filter(tests)]
        process.currentDirectoryURL = tree.folder
        process.environment = ProcessInfo.processInfo.environment.merging(
            ["MUTATION_STATE": state.path, "SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        var failures: [String] = []
        for line in Lines(pipe.fileHandleForReading) {
            guard let match = line.firstMatch(of: /Test (.+?) recorded an issue/) else { continue }
            let name = String(match.1)
            // A function's name without its parameters.
            failures.append(name.hasPrefix("\"") ? name : String(name.prefix { $0 != "(" }))
            if stopping {
                kill(process.processIdentifier, SIGKILL)
                break
            }
        }
        process.waitUntilExit()
        if process.terminationReason == .uncaughtSignal {
            let isTime = [SIGKILL, SIGXCPU, SIGALRM].contains(process.terminationStatus)
            return (failures, isTime ? .outOfTime : .crashed)
        }
        return (failures, process.terminationStatus == 0 || !failures.isEmpty ? .finished : .crashed)
    }

    /// A pattern for the files of tests, so that most other tests need not be looked at.
    private func filter(_ tests: [Int]) -> String {
        func pattern(_ names: [String]) -> String { "(" + Set(names).sorted().joined(separator: "|") + ")" }
        let targets = "^" + pattern(tests.map { self.tree.tests[$0].target }) + "\\."
        let files = Set(tests.map { tree.tests[$0].file })
        return files.count > 40 ? targets : targets + ".*/" + pattern(Array(files)) + "\\.swift:"
    }
}

/// The lines that a process prints, as it prints them.
struct Lines: Sequence, IteratorProtocol {
    private let handle: FileHandle
    private var buffer: [UInt8] = []

    init(_ handle: FileHandle) { self.handle = handle }

    mutating func next() -> String? {
        let newline = UInt8(ascii: "\n")
        var end = buffer.firstIndex(of: newline)
        while end == nil {
            let data = handle.availableData
            if data.isEmpty { break }
            let start = buffer.count
            buffer += data
            end = buffer[start...].firstIndex(of: newline)
        }
        guard !buffer.isEmpty else { return nil }
        let line = String(decoding: buffer[..<(end ?? buffer.count)], as: UTF8.self)
        buffer.removeFirst(end.map { $0 + 1 } ?? buffer.count)
        return line
    }
}

/// Something that keeps the mutants from being tested.
struct Trouble: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
