import Foundation
import Testing

@Suite("The command line of quickanchors-convert")
final class CommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "convert-\(UUID())").path
    private let source = """
        import UIKit

        func lay() {
            view.addSubview(red)
            red.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
            red.leadingAnchor.constraint(equalTo: start).isActive = true
        }

        """
    private let result = """
        import QuickAnchorsUIKit
        import UIKit

        func lay() {
            view.quickAdd(red, [topToTop()])
            red.leadingAnchor.constraint(equalTo: start).isActive = true
        }

        """

    init() throws {
        try FileManager.default.createDirectory(atPath: "\(folder)/Views/.build", withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    private func file(_ text: String, _ name: String = "Screen.swift") throws -> String {
        let path = "\(folder)/\(name)"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    @Test("A file is printed in the shorthand, with savings and failures on the standard error")
    func standardOutput() throws {
        let path = try file(source)
        let run = try Run([path])
        #expect(run.status == 0 && run.output == result)
        #expect(
            run.error == """
                \(path):6: not converted: start is an anchor in a variable
                \(path): 1 constraints converted, 1 not; \(source.count - result.count) characters saved, \
                \(source.count) to \(result.count)

                """)
        #expect(try text(path) == source)
        let piped = try Run(["-"], input: source)
        #expect(piped.status == 0 && piped.output == result && piped.error.hasPrefix("standard input:6: not converted"))
    }

    @Test("Files are changed in place, and folders with the Swift files in them")
    func inPlace() throws {
        let first = try file(source, "First.swift")
        let second = try file(source, "Views/Second.swift")
        let untouched = try file("let a = 1\n", "Views/Third.swift")
        let hidden = try file(source, "Views/.build/Hidden.swift")
        let other = try file(source, "Views/Notes.md")
        let run = try Run(["--in-place", first, "\(folder)/Views"])
        #expect(run.status == 0 && run.output == "")
        #expect(
            run.error.hasSuffix(
                "3 files: 2 constraints converted, 2 not; \(2 * (source.count - result.count)) "
                    + "characters saved, \(2 * source.count + 10) to \(2 * result.count + 10)\n"))
        #expect(try text(first) == result && text(second) == result)
        #expect(try text(untouched) == "let a = 1\n" && text(hidden) == source && text(other) == source)
    }

    @Test("Differences can be applied by patch")
    func diff() throws {
        let path = try file(source)
        let run = try Run(["--diff", path])
        #expect(
            run.status == 0
                && run.output.hasPrefix("--- \(path)\n+++ \(path)\n@@ -1,7 +1,7 @@\n+import QuickAnchorsUIKit\n"))
        #expect(try text(path) == source)
    }

    @Test(
        "Arguments that are not understood end with status 64",
        arguments: [
            [], ["--diff", "--in-place", "a"], ["--in-place", "-"], ["--lines", "a"], ["--line-length", "0", "a"],
        ])
    func usage(words: [String]) throws {
        let run = try Run(words)
        #expect(run.status == 64 && run.output.isEmpty)
    }

    @Test("Several files are not printed")
    func several() throws {
        let run = try Run([file(source, "a.swift"), file(source, "b.swift")])
        #expect(run.status == 64 && run.output.isEmpty)
        #expect(run.error == "quickanchors-convert: Several files need --in-place or --diff.\n")
    }

    @Test("A file that cannot be read ends with status 66 and the system's message")
    func unreadable() throws {
        let run = try Run(["\(folder)/none.swift"])
        #expect(run.status == 66)
        #expect(run.error == "quickanchors-convert: \(folder)/none.swift was not read: no such file or directory.\n")
    }

    @Test("A file that is not Swift stays as it is, others are converted, and the status is 65")
    func notSwift() throws {
        let broken = "\(source)func {\n"
        let first = try file(broken, "a.swift")
        let second = try file(source, "b.swift")
        let run = try Run(["--in-place", first, second])
        #expect(run.status == 65 && run.error.hasPrefix("\(first):8: this is not Swift; the file stays as it is\n"))
        #expect(run.error.hasSuffix("quickanchors-convert: Not all files are Swift.\n"))
        #expect(try text(first) == broken && text(second) == result)
        try Data([0xFF, 0x0A]).write(to: URL(filePath: first))
        #expect(try Run([first]).status == 65)
    }
}
