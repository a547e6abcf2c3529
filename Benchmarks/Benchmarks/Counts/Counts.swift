import Benchmark
import Scenes
import Streams
import Suite

/// Counts alone, at sizes that take little time. The counts are compared with the record in `Thresholds`.
let benchmarks: @Sendable () -> Void = {
    registerLayouts(of: ThreeBoxes.self, .counts([1]))
    registerLayouts(of: List.self, .counts([100]))
    registerLayouts(of: MusicCells.self, .counts([20]))
    registerLayouts(of: Nested.self, .counts([100]))
    registerLayouts(of: SelfSizingList.self, .counts([20]))
    registerLayouts(of: LongRow.self, .counts([100]))
    registerLayouts(of: DeepHierarchy.self, .counts([100]))
    registerLayouts(of: CollectionView.self, .counts([100]))
    registerLayouts(of: MovingTree.self, .counts([100]))
    registerLayoutSteps(.counts([100]))
    registerConstraints("solver-list", .counts([100])) { .list(rows: $0) }
    registerConstraints("solver-cells", .counts([20])) { .cells($0) }
    registerConstraints("solver-nested", .counts([100])) { .nested(depth: $0) }
    registerContests(.counts([30]))
}
