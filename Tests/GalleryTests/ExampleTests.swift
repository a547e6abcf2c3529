import AutoLayout
import LayoutPreview
import TestSupport
import Testing

@testable import Gallery
@testable import GalleryExamples

@Suite("Each worked example")
struct ExampleTests {
    @Test("gives the same frames in each spelling, state and setting, to 1e-9", arguments: Effort.examples)
    func agreement(_ index: Int) {
        let report = Report(examples[index], in: Effort.settings)
        #expect(report.scenes.count >= Effort.settings.count)
        #expect(report.agrees, "\(report)")
    }

    @Test("is the mirror image of itself when it is read from right to left", arguments: Effort.examples)
    func mirror(_ index: Int) {
        let straight = Report(examples[index], in: [Setting()])
        let mirrored = Report(examples[index], in: [Setting(direction: .rightToLeft)])
        for (one, other) in zip(straight.lastRuns, mirrored.lastRuns) {
            let images = one.placements.map { $0.mirrored(in: 390) }
            #expect(images.count == other.placements.count)
            for (image, placement) in zip(images, other.placements) {
                #expect(image.distance(to: placement) <= 1e-9, "\(image) became \(placement)")
            }
        }
    }

    @Test(
        "has the same frames whether its screen is changed afterward or had that setting from the start",
        arguments: Effort.examples)
    func turning(_ index: Int) {
        func check<E: Example>(_ type: E.Type) {
            let setting = Setting(width: 320, direction: .rightToLeft)
            let turned = Step<E>("") { example in
                example.screen.frame.size.width = setting.width
                example.screen.layoutDirection = setting.direction
                example.screen.layoutIfNeeded()
            }
            let asItIs = Step<E>("") { _ in }
            for spelling in E.spellings {
                #expect(
                    Run(spelling, turned, Setting()).agrees(with: Run(spelling, asItIs, setting)), "\(spelling.name)")
            }
        }
        check(examples[index])
    }

    @Test("has listings from the file that ran, and is shorter with quick anchors", arguments: Effort.examples)
    func listing(_ index: Int) throws {
        let report = Report(examples[index], in: [Setting()])
        let quick = try #require(report.characterCount(of: "quick"))
        #expect(quick > 0)
        for run in report.scenes[0].runs where run.spelling != "quick" {
            #expect(try #require(report.characterCount(of: run.spelling)) > quick)
        }
    }

    @Test("is drawn as text within 80 columns", arguments: Effort.examples)
    func drawing(_ index: Int) {
        let drawing = Report(examples[index], in: [Setting()]).drawing
        #expect(drawing.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(drawing)")
    }

    @Test("has a name and a title of its own")
    func names() {
        #expect(examples.count == 22)
        #expect(Set(examples.map { $0.name }).count == 22)
        #expect(Set(examples.map { $0.title }).count == 22)
    }

    @Test("has all its parts if it consists of several files", arguments: Effort.examples)
    func parts(_ index: Int) {
        let report = Report(examples[index], in: [Setting()])
        #expect(report.listings.count == report.scenes[0].runs.count)
        #expect(report.parts.count == examples[index].parts.count)
    }
}

extension Placement {
    /// The placement of the view's mirror image, on a screen of the given width in points.
    fileprivate func mirrored(in width: Double) -> Placement {
        Placement(
            name: name,
            rect: Rect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height))
    }
}
