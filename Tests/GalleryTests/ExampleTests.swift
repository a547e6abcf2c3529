import AutoLayout
import LayoutPreview
import Testing

@testable import Gallery

@Suite("Each worked example")
struct ExampleTests {
    @Test("gives the same frames in each spelling, to 1e-9", arguments: examples.indices)
    func agreement(_ index: Int) {
        let report = Report(examples[index])
        #expect(report.agrees, "\(report)")
    }

    @Test("is read from the file that ran, and shorter with quick anchors", arguments: examples.indices)
    func listing(_ index: Int) throws {
        let spellings = Report(examples[index]).spellings
        let verbose = try #require(spellings[0].listing)
        let quick = try #require(spellings[1].listing)
        #expect(quick.characterCount > 0)
        #expect(quick.characterCount < verbose.characterCount)
    }

    @Test("places three boxes as the sum says")
    func threeBoxes() {
        #expect(
            Report(ThreeBoxes.self).words == [
                "red (20, 50, 165, 100)", "blue (205, 50, 165, 100)", "green (20, 170, 350, 50)",
            ])
    }

    @Test("places a centred box in the middle")
    func centredBox() {
        #expect(Report(CentredBox.self).words == ["box (145, 372, 100, 100)"])
    }

    @Test("stacks a column with paddings")
    func paddings() {
        #expect(
            Report(Paddings.self).words == [
                "card (10, 10, 370, 824)", "header (20, 10, 330, 100)", "first (20, 120, 330, 60)",
                "second (20, 190, 330, 60)", "third (20, 260, 330, 544)",
            ])
    }
}

extension Report {
    /// Name and frame of each view but the screen, as the last spelling has them.
    fileprivate var words: [String] {
        spellings.last?.snapshot.entries.dropFirst().map { "\($0.name) \($0.frame)" } ?? []
    }
}
