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
        let log = try #require(text(page).firstMatch(of: /Unable to simultaneously satisfy constraints\.\n[^`]*/)).0
        let report = try #require(ConflictReport.all(in: String(log)).first)
        for page in [page] + [another].compactMap(\.self) {
            #expect(try text(page).contains("\n\(report.explanation)\n```"), "\(page)")
        }
    }

    @Test("about the number of tests is true and up to date")
    func count() throws {
        let files = FileManager.default.enumerator(
            at: Self.root.appending(path: "Tests"), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        var tests = 0
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            tests += try String(contentsOf: file, encoding: .utf8).matches(of: /@Test\b/).count
        }
        let said = try #require(contributing().firstMatch(of: /More than ([0-9,]+) tests/)).1
        let number = try #require(Int(said.filter(\.isNumber)))
        #expect((tests * 2 / 3..<tests).contains(number), "\(said): there are \(tests).")
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
