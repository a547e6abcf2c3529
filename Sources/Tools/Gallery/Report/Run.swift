import AutoLayout
import GalleryExamples
import LayoutPreview

/// The result of one notation of an example in one setting.
struct Run {
    let spelling: String
    let snapshot: LayoutSnapshot
    let placements: [Placement]
    let constraintCount: Int
    let diagnostics: [LayoutDiagnostic]
    let facts: [(String, String)]
    /// The time taken to make the views and their constraints.
    let buildTime: Duration
    /// The time that the first pass took.
    let layoutTime: Duration

    /// Builds an example in a notation, lays it out, and enters a state.
    init<E: Example>(_ spelling: Step<E>, _ variant: Step<E>, _ setting: Setting) {
        let clock = ContinuousClock()
        let start = clock.now
        let example = E()
        let screen = example.screen
        // The report contains the diagnostics, so nothing should be printed.
        screen.layoutDiagnosticHandler = { _ in }
        screen.frame.size.width = setting.width
        screen.layoutDirection = setting.direction
        spelling.run(example)
        let built = clock.now
        screen.layoutIfNeeded()
        let laidOut = clock.now
        variant.run(example)

        self.spelling = spelling.name
        snapshot = LayoutSnapshot(of: screen)
        placements = screen.placements
        constraintCount = screen.constraintCountInside
        diagnostics = screen.layoutDiagnostics
        facts = example.facts
        buildTime = built - start
        layoutTime = laidOut - built
    }

    /// Whether all named views have the same frames as in another run, to 1e-9 points.
    func agrees(with other: Run) -> Bool {
        placements.count == other.placements.count
            && zip(placements, other.placements).allSatisfy { $0.distance(to: $1) <= 1e-9 }
    }
}
