import Benchmark
import Scenes
import Suite

/// Layouts of views: the expansion, the solve and the whole layout in both notations, and edits.
let benchmarks: @Sendable () -> Void = {
    let sizes = [10, 100, 1_000, 10_000]
    registerLayouts(of: ThreeBoxes.self, .full([1]))
    registerLayouts(of: List.self, .full(sizes + [100_000]))
    registerLayouts(of: MusicCells.self, .full(sizes))
    registerLayouts(of: Nested.self, .full(sizes))
    registerLayouts(of: SelfSizingList.self, .full(sizes))
    registerLayouts(of: LongRow.self, .full(sizes))
    registerLayouts(of: DeepHierarchy.self, .full(sizes))
    registerLayouts(of: CollectionView.self, .full(sizes))
    registerLayouts(of: MovingTree.self, .full(sizes))
    registerLayoutSteps(.full(sizes))
}
