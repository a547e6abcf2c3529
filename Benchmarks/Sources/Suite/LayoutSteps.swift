import Benchmark
import QuickAnchors
import Scenes

/// Registers the edits of finished layouts.
public func registerLayoutSteps(_ extent: Extent) {
    register(LayoutStep<List>.resize, extent)
    register(LayoutStep<List>.edit, extent)
    register(LayoutStep<List>.nothing, extent)
    for syntax in Syntax.allCases {
        register(LayoutStep<MusicCells>.replace(syntax), extent)
        register(LayoutStep<CollectionView>.scroll(syntax), extent)
    }
    register(LayoutStep<MusicCells>.text, extent)
    register(LayoutStep<SelfSizingList>.text, extent)
    register(LayoutStep<MovingTree>.move, extent)
    register(LayoutStep<MovingTree>.removal, extent)
}

private func register<S: Scene>(_ step: LayoutStep<S>, _ extent: Extent) {
    let configuration = extent.configuration(counting: [Count.allocationsOfStep])
    for size in extent.sizes {
        Benchmark("\(S.name)-\(size)-\(step.name)", configuration: configuration) {
            (benchmark: Benchmark, standing: Standing<S>) in
            benchmark.startMeasurement()
            let allocations = Count.allocations { standing.take(step) }
            benchmark.stopMeasurement()
            benchmark.measurement(Count.allocationsOfStep, allocations)
            step.restore(&standing.scene)
        } setup: {
            let standing = Standing(S(size))
            // The first steps record the path of the change and allocate its storage.
            for _ in 0..<3 {
                standing.take(step)
                step.restore(&standing.scene)
            }
            return standing
        }
    }
}

/// A layout that is kept from one step to the next.
private final class Standing<S: Scene> {
    var scene: S
    private var count = 0

    init(_ scene: S) {
        self.scene = scene
        _ = self.scene.express(.quick)
        self.scene.root.layoutIfNeeded()
    }

    func take(_ step: LayoutStep<S>) {
        count += 1
        step.change(&scene, count)
        scene.root.layoutIfNeeded()
    }
}
