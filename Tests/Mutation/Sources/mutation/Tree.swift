import Foundation
import Mutants
import SwiftIfConfig

/// A copy of the repository in which mutants are compiled: its tests have numbers, and `Mutated` has the sources with
/// the mutants.
struct Tree {
    let root: URL
    let folder: URL
    /// The paths of all files, relative to the root.
    let paths: [String]
    /// The tests, by number.
    private(set) var tests: [FoundTest] = []
    private var written: Set<String> = []

    init(root: URL) throws {
        self.root = root
        folder = root.appending(path: ".build/mutation/tree")
        let list = try Shell.output(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: root)
        paths = list.split(separator: "\0").map(String.init).filter {
            FileManager.default.fileExists(atPath: root.appending(path: $0).path)
        }
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Folders that the root package does not compile, or does not test.
    private static let leftOut = [
        "Sources/Apple/AppKit/", "Sources/Apple/TestingOverlays/", "Sources/Tools/Explain/",
        "Sources/Web/Playground/Page/",
    ]

    /// The Swift files of the modules that the root package tests; the code of articles belongs to none.
    var sources: [String] {
        paths.filter { path in
            path.hasPrefix("Sources/") && path.hasSuffix(".swift") && !path.contains(".docc/")
                && !Self.leftOut.contains { path.hasPrefix($0) }
        }
    }

    /// The folders of the modules, and their names.
    var modules: [String: String] {
        let folders = sources.map { $0.split(separator: "/").prefix(3) }
        return Dictionary(folders.map { ($0.joined(separator: "/"), String($0[2])) }) { first, _ in first }
    }

    /// All faults that can be made in the sources whose path contains a text.
    func mutants(only part: String) throws -> [Mutant] {
        let compiler = try Shell.output(["swiftc", "-frontend", "-print-static-build-config"], in: root)
        let configuration = HostConfiguration(
            compiler: try JSONDecoder().decode(StaticBuildConfiguration.self, from: Data(compiler.utf8)),
            modules: Set(modules.values).union(["Foundation", "Glibc", "Testing"]))
        return try sources.filter { part.isEmpty || $0.contains(part) }.flatMap {
            MutantFinder.mutants(file: $0, text: try text($0), configuration: configuration)
        }
    }

    /// Writes everything but the mutants.
    mutating func write() throws {
        for path in paths {
            let attributes = try FileManager.default.attributesOfItem(atPath: root.appending(path: path).path)
            if attributes[.type] as? FileAttributeType == .typeSymbolicLink {
                let target = try FileManager.default.destinationOfSymbolicLink(atPath: root.appending(path: path).path)
                let link = folder.appending(path: path)
                written.insert(path)
                try? FileManager.default.createDirectory(
                    at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
                try? FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
                continue
            }
            var data = try Data(contentsOf: root.appending(path: path))
            let names = path.split(separator: "/").map(String.init)
            if path == "Package.swift" {
                data += try Data("\n".utf8) + support("manifest.swift")
            } else if names[0] == "Tests", names[1].hasSuffix("Tests"), path.hasSuffix(".swift") {
                let text = String(decoding: data, as: UTF8.self)
                let file = String(names[names.count - 1].dropLast(".swift".count))
                let numbered = TestHooks.numbered(text, target: names[1], file: file, from: tests.count)
                data = Data(numbered.text.utf8)
                tests += numbered.tests
                try write(support("MutationTrait.swift"), to: "Tests/\(names[1])/MutationTrait.swift")
            }
            try write(data, to: path, permissions: attributes[.posixPermissions])
            if names[0] == "Sources", !path.hasSuffix(".swift") { try write(data, to: mutated(path)) }
        }
        for module in modules.keys {
            try write(support("MutationSwitch.swift"), to: mutated(module + "/MutationSwitch.swift"))
        }
        try write(support("mutation.c"), to: "MutationSupport/mutation.c")
        try write(Data(), to: "MutationSupport/include/mutation.h")
    }

    /// Writes the sources with mutants, and removes the files of earlier copies.
    mutating func write(_ chosen: [Int: Mutant]) throws {
        let byFile = Dictionary(grouping: chosen.sorted { $0.key < $1.key }) { $0.value.file }
        for path in paths where path.hasPrefix("Sources/") && path.hasSuffix(".swift") {
            let mutants = byFile[path, default: []].map { (number: $0.key, mutant: $0.value) }
            let text = try text(path)
            let source = mutants.isEmpty ? text : MutatedSource(text: text, mutants: mutants).text
            try write(Data(source.utf8), to: mutated(path))
        }
        for part in ["Sources", "Tests", "Mutated"] {
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: part).path) {
                let file = folder.appending(path: "\(part)/\(path)")
                let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
                if !isFolder, !written.contains("\(part)/\(path)") { try? FileManager.default.removeItem(at: file) }
            }
        }
    }

    /// The path of a source in the copy with the mutants.
    func mutated(_ path: String) -> String { "Mutated/" + path.dropFirst("Sources/".count) }

    private func support(_ name: String) throws -> Data {
        try Data(contentsOf: root.appending(path: "Tests/Mutation/Support/\(name)"))
    }

    /// Writes a file unless it already has the content, so that as little as possible is compiled again.
    private mutating func write(_ data: Data, to path: String, permissions: Any? = nil) throws {
        written.insert(path)
        let file = folder.appending(path: path)
        if let old = try? Data(contentsOf: file), old == data { return }
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
        if let permissions {
            try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
        }
    }
}
