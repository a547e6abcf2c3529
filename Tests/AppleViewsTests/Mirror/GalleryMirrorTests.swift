import AutoLayout
import GalleryExamples
import LayoutMirroring
import QuickAnchorsUIKit
import Testing

@Suite("The mirror of a gallery example, shown by a platform's views")
@MainActor
struct GalleryMirrorTests {
    nonisolated static let names = liveExamples.map(\.name)

    @Test("has the frames and the findings of the example, in every spelling and state", arguments: names)
    func gallery(_ name: String) throws {
        let example = try #require(liveExamples.first { $0.name == name })
        for spelling in example.spellings.indices {
            for state in 0..<max(1, example.states.count) {
                let stage = example.open(spelling: spelling)
                stage.screen.layoutDiagnosticHandler = { _ in }
                // The platform's labels place baselines by the metrics of the platform's fonts.
                stage.screen.textMeasurer = PlatformView.standardMeasurer
                stage.screen.layoutIfNeeded()
                if !example.states.isEmpty { stage.enterState(state) }
                let expected = Reading(of: stage.screen)
                let mirror = LayoutMirror(of: .identified(stage.screen))
                let found = Reading(of: mirror.view)
                #expect(found.frames == expected.frames, "\(example.spellings[spelling]) \(state)")
                #expect(found.findings == expected.findings)
                #expect(mirror.differences.isEmpty)
            }
        }
    }
}
