import Foundation
import Mutants

/// Compiles mutants, and leaves out those that do not compile.
struct Compiler {
    var tree: Tree
    private(set) var dropped: Set<Int> = []

    init(tree: Tree) { self.tree = tree }

    /// The first mutants of each draw that compile, with their numbers, compiled together with the tests.
    mutating func compile(_ draws: [[Mutant]], count: Int) async throws -> [[(number: Int, mutant: Mutant)]] {
        let drawn = draws.flatMap { $0 }
        let numbered = Dictionary(uniqueKeysWithValues: drawn.enumerated().map { ($0.offset, $0.element) })
        var modules = tree.modules.sorted { $0.key < $1.key }.filter { module in
            drawn.contains { $0.file.hasPrefix(module.key + "/") }
        }
        // The modules without mutants, for the checks of the modules that depend on them.
        let part = modules.count == 1 ? ["--target", modules[0].value] : []
        _ = try Shell.output(["swift", "build"] + part, in: tree.root)
        while !modules.isEmpty {
            let left = numbered.filter { !dropped.contains($0.key) }
            try tree.write(left)
            let (tree, checked) = (self.tree, modules.map { (folder: $0.key, name: $0.value) })
            let outputs = try await concurrently(checked.count) { try Self.check(checked[$0], tree: tree) }
            let failed = try outputs.map { try drop(errorsIn: $0, of: left) }
            modules = zip(modules, failed).filter { $0.1 }.map { $0.0 }
        }
        while true {
            var start = 0
            let left = draws.map { draw in
                defer { start += draw.count }
                return (start..<start + draw.count).filter { !dropped.contains($0) }.prefix(count)
                    .map { (number: $0, mutant: drawn[$0]) }
            }
            let chosen = Dictionary(uniqueKeysWithValues: left.joined().map { ($0.number, $0.mutant) })
            try tree.write(chosen)
            let command = [
                "swift", "build", "--product", "QuickAnchorsPackageTests", "-Xswiftc", "-gnone",
                "-Xswiftc", "-suppress-warnings",
            ]
            let (output, succeeded) = try Shell.result(
                command, in: tree.folder, environment: ["WARNINGS_AS_ERRORS": "0"])
            if succeeded { return left }
            guard try drop(errorsIn: output, of: chosen) else {
                throw CommandFailure(command: command, output: output)
            }
        }
    }

    /// The compiler's messages about a module with its mutants.
    private static func check(_ module: (folder: String, name: String), tree: Tree) throws -> String {
        let files = tree.sources.filter { $0.hasPrefix(module.folder + "/") }.map { tree.mutated($0) }
        let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
        return try Shell.result(
            ["swiftc", "-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", module.name]
                + ["-I", tree.root.appending(path: ".build/debug/Modules").path, "-swift-version", "6"]
                + features.flatMap { ["-enable-upcoming-feature", $0] }
                + [
                    "-D", "SOLVER_CHECKS", "-D", "DEBUG", "-enable-testing", "-package-name",
                    tree.root.lastPathComponent.lowercased(),
                ]
                + ["-suppress-warnings", "-parse-as-library", tree.mutated(module.folder) + "/MutationSwitch.swift"]
                + files,
            in: tree.folder
        ).output
    }

    /// Leaves out the mutants that can be the reason for the errors in the compiler's output; returns whether there are
    /// any.
    private mutating func drop(errorsIn output: String, of mutants: [Int: Mutant]) throws -> Bool {
        let byFile = Dictionary(grouping: mutants.sorted { $0.key < $1.key }) { tree.mutated($0.value.file) }
        let count = dropped.count
        for line in output.split(separator: "\n") {
            guard let match = line.firstMatch(of: /(Mutated\/[^:]+):(\d+):(\d+): error:/) else { continue }
            let path = String(match.1)
            guard let number = Int(match.2), let column = Int(match.3), let own = byFile[path] else { continue }
            let text = try tree.text("Sources/" + path.dropFirst("Mutated/".count))
            let source = MutatedSource(text: text, mutants: own.map { (number: $0.key, mutant: $0.value) })
            for suspect in source.suspects(line: number, column: column) where dropped.insert(suspect).inserted {
                guard let mutant = mutants[suspect] else { continue }
                let message = line[match.range.upperBound...]
                show("does not compile: \(mutant.file):\(mutant.line), \(mutant.kind.rawValue):\(message)")
            }
        }
        return dropped.count > count
    }
}

/// The results of an operation for each index, two at a time.
func concurrently<Result: Sendable>(
    _ count: Int, _ operation: @escaping @Sendable (Int) throws -> Result
) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
        var results = [Result?](repeating: nil, count: count)
        for index in 0..<count {
            if index >= 2, let (done, result) = try await group.next() { results[done] = result }
            group.addTask { (index, try operation(index)) }
        }
        for try await (done, result) in group { results[done] = result }
        return results.compactMap { $0 }
    }
}
