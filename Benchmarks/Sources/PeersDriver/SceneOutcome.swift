import QuickAnchors
import Scenes

/// The results of measuring a layout.
struct SceneOutcome {
    /// The resources used per operation in each batch; if memory was requested, a number of bytes as `nanoseconds`.
    let samples: [Usage]
    /// The frames at the end.
    let frames: [Double]
    /// The numbers of values that the solver computed and of constraint rows that it read in the last step.
    let work: (values: Int, rows: Int)?

    init(_ samples: [Usage], _ scene: some Scene, workBefore: LayoutStatistics? = nil) {
        self.samples = samples
        frames = scene.frames
        let now = scene.root.layoutStatistics
        work = workBefore.map { before in
            (
                values: now.valuesReplayed + now.valuesRedecided - before.valuesReplayed - before.valuesRedecided,
                rows: now.rowsTouched - before.rowsTouched
            )
        }
    }
}
