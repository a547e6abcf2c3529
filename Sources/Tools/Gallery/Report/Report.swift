import AutoLayout
import GalleryExamples
import LayoutPreview

/// An example in all its notations, states and settings.
struct Report {
    let name: String
    let title: String
    let text: String
    let showsDiagnostics: Bool
    /// The source of each notation, as far as it is available.
    let listings: [Listing]
    /// The other files of the example, as far as they are available.
    let parts: [Listing]
    let scenes: [Scene]
    /// An animation from the example's first state to its second; nil if it has fewer than two states.
    let movingPicture: PreviewPage.MovingPicture?

    init<E: Example>(_ type: E.Type, in settings: [Setting] = Setting.all) {
        name = E.name
        title = E.title
        text = E.text
        showsDiagnostics = E.showsDiagnostics
        listings = E.spellings.compactMap { Listing(ofFunction: $0.name, in: E.file) }
        parts = E.parts.compactMap { Listing(ofPart: $0, beside: E.file) }
        scenes = E.variants.flatMap { variant in
            settings.map { Scene(of: type, variant, $0) }
        }
        movingPicture = Report.movingPicture(of: type)
    }

    private static func movingPicture<E: Example>(of type: E.Type) -> PreviewPage.MovingPicture? {
        guard E.states.count > 1, let spelling = E.spellings.last else { return nil }
        let example = E()
        example.screen.layoutDiagnosticHandler = { _ in }
        spelling.run(example)
        E.states[0].run(example)
        let transition = example.screen.layoutTransition { E.states[1].run(example) }
        return PreviewPage.MovingPicture(
            svg: example.screen.svg(animating: transition), size: example.screen.bounds.size)
    }

    /// Whether all notations result in the same frames of the named views everywhere, and have diagnostics if and only
    /// if the example is meant to have some.
    var agrees: Bool {
        scenes.allSatisfy { scene in
            scene.runs.allSatisfy { run in
                run.diagnostics.isEmpty != showsDiagnostics && run.agrees(with: scene.runs[0])
            }
        }
    }

    /// Whether there is more than one notation.
    var isCompared: Bool { scenes.contains { $0.runs.count > 1 } }

    /// The runs of the notation that is listed last.
    var lastRuns: [Run] { scenes.compactMap(\.runs.last) }

    /// The number of constraints in the last notation.
    var constraintCount: Int { lastRuns.first?.constraintCount ?? 0 }

    /// The shortest time in which the last notation was built.
    var buildTime: Duration { lastRuns.map(\.buildTime).min() ?? .zero }

    /// The shortest time of a first pass over the last notation.
    var layoutTime: Duration { lastRuns.map(\.layoutTime).min() ?? .zero }

    /// The number of characters of a notation other than whitespace; nil if there is none of that name or its source is
    /// not available.
    func characterCount(of spelling: String) -> Int? {
        listings.first { $0.name == spelling }?.characterCount
    }
}
