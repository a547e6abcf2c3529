import AutoLayout
import LayoutPreview
import TestSupport
import Testing

@testable import Gallery
@testable import GalleryExamples

/// The examples as last reviewed. Most have only one notation, so that no other notation could contradict a wrong number.
///
/// `RECORD_SNAPSHOTS=1 swift test --filter RecordedExampleTests` rewrites the files.
@Suite("Each worked example is as recorded:")
struct RecordedExampleTests {
    private func check(_ text: String, _ name: String) throws {
        let differences = try Recording(name).differences(from: text)
        #expect(differences.isEmpty, "\(differences)")
    }

    /// The lines that each section has more than the one before it, and those that it has no more, so that a state of
    /// many views takes a line or two.
    private func sections(_ scenes: [(caption: String, lines: [String])]) -> String {
        var before: [String] = []
        var text = ""
        for scene in scenes {
            let lines = numbered(scene.lines)
            let (old, new) = (Set(before), Set(lines))
            text += scene.caption + "\n"
            for line in before where !new.contains(line) { text += "- \(line)\n" }
            for line in lines where !old.contains(line) { text += "+ \(line)\n" }
            before = lines
        }
        return text
    }

    /// The lines, of which equal ones are counted.
    private func numbered(_ lines: [String]) -> [String] {
        var counts: [String: Int] = [:]
        return lines.map { line in
            counts[line, default: 0] += 1
            return counts[line] == 1 ? line : "\(line) (\(counts[line] ?? 0))"
        }
    }

    /// All examples but the one with a thousand rows of text.
    private static let recorded = examples.indices.filter { examples[$0] != SelfSizingList.self }

    @Test("the frames, figures and problems in all states on a phone and on a tablet", arguments: recorded)
    func frames(_ index: Int) throws {
        let report = Report(examples[index], in: [Setting(), Setting(width: 768, direction: .rightToLeft)])
        let scenes = report.scenes.map { scene in
            let run = scene.runs.last
            return (
                scene.caption,
                (run?.placements ?? []).map { "\($0.name) \($0.rect)" }
                    + (run?.facts ?? []).map { "\($0.0): \($0.1)" }
                    + (run?.diagnostics ?? []).map {
                        $0.message.replacing("\n", with: " / ").replacing(#/swift:\d+/#, with: "swift")
                    }
            )
        }
        try check(sections(scenes), "\(report.name).txt")
    }

    @Test("the picture in all states on a phone, the same in all notations", arguments: recorded)
    func pictures(_ index: Int) throws {
        let report = Report(examples[index], in: [Setting()])
        let scenes = report.scenes.map { scene in
            let pictures = scene.runs.map { $0.snapshot.svg([]) }
            #expect(Set(pictures).count == 1)
            return (scene.caption, (pictures.last ?? "").split(separator: "\n").map(String.init))
        }
        try check(sections(scenes), "\(report.name).svg.txt")
    }

    @Test("the constraints and priorities in each notation on a phone and on a tablet", arguments: recorded)
    func constraints(_ index: Int) throws {
        func scenes<E: Example>(_ type: E.Type) -> [(String, [String])] {
            E.spellings.flatMap { spelling in
                [390.0, 768].map { width in
                    let example = E()
                    example.screen.layoutDiagnosticHandler = { _ in }
                    example.screen.frame.size.width = width
                    spelling.run(example)
                    example.screen.layoutIfNeeded()
                    return ("\(spelling.name), \(width.plain)", example.screen.wiring)
                }
            }
        }
        try check(sections(scenes(examples[index])), "\(examples[index].name).constraints.txt")
    }

    @Test("the first screen of a thousand rows, and the constraints of the first two in each notation")
    func list() throws {
        let scenes = SelfSizingList.spellings.map { spelling in
            let example = SelfSizingList()
            spelling.run(example)
            return (spelling.name, example.screen.wiring.filter { $0.contains("row 1.") || $0.contains("row 2.") })
        }
        let run = try Run(#require(SelfSizingList.spellings.last), SelfSizingList.variants[0], Setting())
        try check(sections(scenes) + run.snapshot.svg([]), "self-sizing-list.txt")
    }

    @Test("the states between which a live screen can switch, and the frames in each", arguments: recorded)
    func states(_ index: Int) throws {
        let example = liveExamples[index]
        let variants = Report(examples[index], in: [Setting()]).scenes.map { $0.variant }
        guard !example.states.isEmpty else {
            #expect(variants.count == 1)
            return
        }
        for spelling in example.spellings.indices {
            let stage = example.open(spelling: spelling)
            let scenes = example.states.indices.map { state in
                stage.enterState(state)
                return (example.states[state], stage.screen.placements.map { "\($0.name) \($0.rect)" })
            }
            try check(sections(scenes), "\(example.name).states.txt")
        }
    }
}

extension View {
    /// What determines the layout of a view and its descendants: content priorities other than the usual ones, and
    /// constraints other than those of containers.
    fileprivate var wiring: [String] {
        var lines: [String] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            let name = view.name ?? "\(type(of: view))"
            for (axis, word) in [(Axis.horizontal, "horizontal"), (.vertical, "vertical")] {
                let hugging = view.contentHuggingPriority(for: axis)
                let resistance = view.contentCompressionResistancePriority(for: axis)
                if hugging != .defaultLow { lines.append("\(name): \(word) hugging \(hugging)") }
                if resistance != .defaultHigh { lines.append("\(name): \(word) resistance \(resistance)") }
            }
            lines += view.constraints.filter { !$0.isOfContainer }.map { "\($0)" }
            waiting += view.subviews.reversed()
        }
        return lines
    }
}
