import AutoLayout
import TestSupport
import Testing

@testable import Gallery
@testable import GalleryExamples
@testable import LayoutPreview

@Suite("Pictures can be read")
struct LegibilityTests {
    /// The fraction of a number's label that may be covered: up to this fraction, only the halo is affected, and the
    /// digits stay legible.
    private static let bearable = 0.25

    @Test("No number is hidden by another, by text or by a name, whatever the screen", arguments: Effort.examples)
    func numbers(_ index: Int) throws {
        for scene in Report(examples[index], in: Effort.settings).scenes {
            let snapshot = try #require(scene.runs.last?.snapshot)
            let picture = OverlayDrawing(snapshot, [.names, .constraints])
            var lanes = DimensionLanes(canvas: picture.canvas, avoiding: picture.written)
            let placed = lanes.place(picture.dimensions { _ in true })
            var written = picture.written
            var hidden: [String] = []
            for dimension in placed {
                let covered = written.reduce(0) { $0 + $1.commonArea(with: dimension.label) }
                if covered > Self.bearable * dimension.label.width * dimension.label.height {
                    hidden.append("\(dimension.dimension.words) at \(dimension.label.origin)")
                }
                written.append(dimension.label)
            }
            #expect(hidden.isEmpty, "\(scene.caption): \(hidden)")
        }
    }
}
