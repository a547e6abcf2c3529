@testable import Gallery
@testable import GalleryExamples

/// The frames of an example's views on the screen, in its last spelling, as `(x, y, width, height)`.
struct Frames {
    private let placements: [Placement]

    init<E: Example>(of type: E.Type, _ variant: String = "", width: Double = 390) {
        let report = Report(type, in: [Setting(width: width)])
        placements = report.scenes.first { $0.variant == variant }?.runs.last?.placements ?? []
    }

    subscript(name: String) -> String? {
        placements.first { $0.name == name }.map { "\($0.rect)" }
    }
}
