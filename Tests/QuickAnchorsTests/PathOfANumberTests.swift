import Foundation
import Testing

/// A check that the table in CONTRIBUTING that follows a number through the code matches the code.
@Suite("The path of a number")
struct PathOfANumberTests {
    /// A row of the table.
    struct Step {
        let function: String
        let path: String
        /// Whether the example itself calls the function.
        let isInExample: Bool

        var source: String {
            (try? String(contentsOf: PathOfANumberTests.repository.appending(path: path), encoding: .utf8)) ?? ""
        }

        var isDeclared: Bool {
            ["func \(function)(", "var \(function):", "struct \(function) {"].contains { source.contains($0) }
        }

        func calls(_ other: Step) -> Bool {
            ["\(other.function)(", ".\(other.function)"].contains { source.contains($0) }
        }
    }

    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The rows whose last cell is a Swift file.
    private let steps: [Step]

    init() throws {
        let text = try String(contentsOf: Self.repository.appending(path: "CONTRIBUTING.md"), encoding: .utf8)
        steps = text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 3, cells[2].hasPrefix("`"), cells[2].hasSuffix(".swift`") else { return nil }
            return Step(
                function: cells[1].trimmingCharacters(in: ["`"]),
                path: "Sources/" + cells[2].trimmingCharacters(in: ["`"]), isInExample: cells[0].hasPrefix("`"))
        }
    }

    @Test("Each step is declared in its file, and is called in the file of a step before it or in the example")
    func isConnected() {
        #expect(steps.count > 15)
        for (index, step) in steps.enumerated() {
            #expect(step.isDeclared, "\(step.function) in \(step.path)")
            let isCalled = step.isInExample || steps[..<index].contains { $0.calls(step) }
            #expect(isCalled, "\(step.function) in \(step.path)")
        }
    }

    @Test("The path goes through at most 20 files, and never from the layout back into the shorthand")
    func isShort() throws {
        let modules = steps.map { $0.path.split(separator: "/")[2] }
        #expect(Set(steps.map(\.path)).count <= 20)
        let down = try #require(modules.firstIndex(of: "LayoutCore"))
        #expect(!modules[down...].contains { $0.hasPrefix("QuickAnchor") })
    }
}
