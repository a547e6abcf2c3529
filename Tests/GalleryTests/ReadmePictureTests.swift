import AutoLayout
import Foundation
import LayoutPreview
import Testing

@testable import Gallery
@testable import GalleryExamples

@Suite("The pictures in the README")
struct ReadmePictureTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../.github")

    private func check(_ name: String, _ drawn: String) throws {
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

    @Test("show the three boxes in motion")
    func motion() throws {
        let boxes = ThreeBoxes()
        boxes.screen.frame.size.height = 250
        boxes.quick()
        let height = try #require(boxes.red.constraints.first { $0.firstAttribute == .height && $0.secondItem == nil })
        let transition = boxes.screen.layoutTransition(keyFrames: [
            LayoutKeyFrame { height.constant = 40 },
            LayoutKeyFrame { boxes.screen.layoutDirection = .rightToLeft },
            LayoutKeyFrame { height.constant = 100 },
            LayoutKeyFrame { boxes.screen.layoutDirection = .leftToRight },
        ])
        let picture = boxes.screen.svg(animating: transition, motion: .curve(.linear, duration: 6), pause: 0.5)
        try check("three-boxes-moving.svg", picture)
    }

    @Test("show what went wrong")
    func conflict() throws {
        let snapshot = try #require(Report(WhatWentWrong.self, in: [Setting()]).lastRuns.first).snapshot
        try check("what-went-wrong.svg", snapshot.svg([.names, .constraints, .culprits, .trimmed]))
    }
}
