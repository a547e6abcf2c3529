import AutoLayout
import Foundation
import LayoutPreview
import Testing

@testable import Gallery
@testable import GalleryExamples

/// The examples as last reviewed. Most have only one notation, so that no other notation could contradict a wrong number.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter RecordedExampleTests` rewrites the files.
@Suite("Each worked example is as recorded:")
struct RecordedExampleTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recordings")

    private func check(_ text: String, _ name: String) throws {
        let file = RecordedExampleTests.folder.appending(path: name)
        if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(at: RecordedExampleTests.folder, withIntermediateDirectories: true)
            return try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let lines = text.split(separator: "\n")
        let changes = lines.difference(from: recorded).map { change in
            switch change {
            case .remove(let line, let text, _): "\(line + 1) - \(text)"
            case .insert(let line, let text, _): "\(line + 1) + \(text)"
            }
        }
        #expect(changes.isEmpty, "\(name) came out differently:\n\(changes.joined(separator: "\n"))")
    }

    /// The lines that each section has more than the one before it, and those that it has no more, so that a state of
    /// many views takes a line or two.
    private func sections(_ scenes: [(caption: String, lines: [String])]) -> String {
        var before: [String] = []
        var text = ""
        for scene in scenes {
            let (old, new) = (Set(before), Set(scene.lines))
            text += scene.caption + "\n"
            for line in before where !new.contains(line) { text += "- \(line)\n" }
            for line in scene.lines where !old.contains(line) { text += "+ \(line)\n" }
            before = scene.lines
        }
        return text
    }

    /// All examples but the one with a thousand rows of text.
    private static let recorded = examples.indices.filter { examples[$0] != SelfSizingList.self }

    @Test("the frames in all states on a phone and on a tablet", arguments: RecordedExampleTests.recorded)
    func frames(_ index: Int) throws {
        let report = Report(examples[index], in: [Setting(), Setting(width: 768, direction: .rightToLeft)])
        let scenes = report.scenes.map { scene in
            (scene.caption, (scene.runs.last?.placements ?? []).map { "\($0.name) \($0.rect)" })
        }
        try check(sections(scenes), "\(report.name).txt")
    }

    @Test("the picture in all states on a phone", arguments: RecordedExampleTests.recorded)
    func pictures(_ index: Int) throws {
        let report = Report(examples[index], in: [Setting()])
        let scenes = report.scenes.map { scene in
            (scene.caption, (scene.runs.last?.snapshot.svg([]) ?? "").split(separator: "\n").map(String.init))
        }
        try check(sections(scenes), "\(report.name).svg.txt")
    }
}
