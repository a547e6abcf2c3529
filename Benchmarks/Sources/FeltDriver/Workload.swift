/// Something that people do to a layout of a given size, and wait for.
struct Workload {
    let name: String
    /// The number of rows, cells or levels.
    let size: Int
    /// Whether the step is also measured at twice the size.
    let isDoubled: Bool
    /// Makes the layout, and returns the step. A step that edits a layout can be repeated.
    let prepare: (Int) -> () -> Void
    /// The number of steps before the one that is measured, which record what later ones replay.
    let repetitions: Int

    init(
        _ name: String, _ size: Int, isDoubled: Bool = true, repetitions: Int = 3,
        _ prepare: @escaping (Int) -> () -> Void
    ) {
        (self.name, self.size, self.isDoubled) = (name, size, isDoubled)
        (self.repetitions, self.prepare) = (repetitions, prepare)
    }

    static var all: [Workload] { edits + texts + firsts + ends }
}
