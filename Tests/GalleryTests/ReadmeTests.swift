import Foundation
import LayoutReports
import Testing

@Suite("What the documentation says")
struct ReadmeTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    private func contributing() throws -> String {
        try String(contentsOf: Self.root.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
    }

    @Test(
        "about the console's report of a conflict, in the README and in articles, is what `explain` says of it",
        arguments: [
            ("Reports/LayoutReports/LayoutReports.docc/LayoutReports.md", "../README.md"),
            ("Shorthand/QuickAnchors/QuickAnchors.docc/OnUIKitAndAppKit.md", nil),
        ])
    func explanation(page: String, another: String?) throws {
        func text(_ page: String) throws -> String {
            try String(contentsOf: Self.root.appending(path: "Sources/\(page)"), encoding: .utf8)
        }
        let log = try #require(text(page).firstMatch(of: /Unable to simultaneously[^`]*/)).0
        let report = try #require(ConflictReport.all(in: String(log)).first)
        for page in [page] + [another].compactMap(\.self) {
            #expect(try text(page).contains("\n\(report.explanation)\n```"), "\(page)")
        }
    }

    @Test("about the numbers of tests and of mutants is true and up to date")
    func counts() throws {
        let files = FileManager.default.enumerator(
            at: Self.root.appending(path: "Tests"), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        var (tests, mutants) = (0, 0)
        while let file = files?.nextObject() as? URL {
            switch file.pathExtension {
            case "swift": tests += try String(contentsOf: file, encoding: .utf8).matches(of: /@Test\b/).count
            case "toml": mutants += try String(contentsOf: file, encoding: .utf8).matches(of: /\[\[mutant/).count
            default: break
            }
        }
        let said = try #require(
            contributing().firstMatch(of: /More than ([0-9,]+) tests.*more than ([0-9,]+) faults/.dotMatchesNewlines()))
        for (words, count) in [(said.1, tests), (said.2, mutants)] {
            let number = try #require(Int(words.filter(\.isNumber)))
            #expect((count * 2 / 3..<count).contains(number), "\(words): there are \(count).")
        }
    }

    @Test("in CONTRIBUTING about functions and their files is true")
    func path() throws {
        let text = try contributing()
        let steps = text.matches(of: /\| `([A-Za-z]+)` \| `([A-Za-z\/+]+\.swift)` \|/)
        #expect(steps.count > 15)
        for step in steps {
            let file = try String(contentsOf: Self.root.appending(path: "Sources/\(step.2)"), encoding: .utf8)
            let declaration = try Regex("(func|var|struct) \(step.1)\\b")
            #expect(file.contains(declaration), "\(step.2) declares \(step.1).")
        }
    }
}
