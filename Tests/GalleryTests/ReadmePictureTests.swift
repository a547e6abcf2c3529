import AutoLayout
import Foundation
import LayoutPreview
import Testing

@testable import Gallery
@testable import GalleryExamples

@Suite("The pictures in the README")
struct ReadmePictureTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../.github")

    private func check<E: Example>(_ name: String, _ type: E.Type, _ direction: LayoutDirection = .leftToRight) throws {
        let report = Report(type, in: [Setting(direction: direction)])
        let snapshot = try #require(report.lastRuns.first).snapshot
        let drawn = snapshot.svg([.names, .constraints, .culprits, .trimmed])
        let file = Self.folder.appending(path: name)
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            return try drawn.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(
            try String(contentsOf: file, encoding: .utf8) == drawn,
            "`RECORD_SNAPSHOTS=1 swift test --filter ReadmePictureTests` draws \(name) anew.")
    }

    @Test("have the words of their diagnostics beside them")
    func words() throws {
        let run = try #require(Report(WhatWentWrong.self, in: [Setting()]).lastRuns.first)
        let readme = try String(contentsOf: Self.folder.appending(path: "../README.md"), encoding: .utf8)
        #expect(try readme.contains("```text\n\(#require(run.diagnostics.first))\n```"))
    }

    @Test("are those that the examples give")
    func pictures() throws {
        try check("three-boxes.svg", ThreeBoxes.self)
        try check("three-boxes-mirrored.svg", ThreeBoxes.self, .rightToLeft)
        try check("what-went-wrong.svg", WhatWentWrong.self)
    }
}
