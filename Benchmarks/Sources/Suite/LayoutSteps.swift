import Benchmark
import QuickAnchors
import Scenes

/// A change of a layout that stands, and the pass that follows.
struct LayoutStep<S: Scene> {
    let name: String
    /// Changes the layout for the nth time.
    let change: (inout S, Int) -> Void
    /// What has to be done before the next change, and is not measured.
    var restore: (inout S) -> Void = { _ in }
}

/// Registers the edits of layouts that stand.
public func registerLayoutSteps(_ extent: Extent) {
    let widen = LayoutStep<List>(name: "resize") { list, step in
        list.root.frame = Rect(x: 0, y: 0, width: 390 + Double(step % 32), height: 844)
    }
    register(widen, extent)
    register(LayoutStep<List>(name: "edit") { $0.firstHeight?.constant = 45 + Double($1 % 8) }, extent)
    register(LayoutStep<List>(name: "nothing") { _, _ in }, extent)
    for syntax in Syntax.allCases {
        register(LayoutStep<MusicCells>(name: "replace-\(syntax)") { cells, _ in cells.replaceMiddle(syntax) }, extent)
        register(LayoutStep<CollectionView>(name: "scroll-\(syntax)") { grid, _ in grid.scroll(syntax) }, extent)
    }
    register(
        LayoutStep<MusicCells>(name: "text") { cells, step in
            cells.cells[cells.cells.count / 2].title.text = SelfSizingList.text(words: 1 + step % 20)
        }, extent)
    register(
        LayoutStep<SelfSizingList>(name: "text") { list, step in
            list.bodies[0].text = SelfSizingList.text(words: [5, 40, 20][step % 3])
        }, extent)
    register(LayoutStep<MovingTree>(name: "move") { tree, _ in tree.move() }, extent)
    register(
        LayoutStep<MovingTree>(name: "removal") { tree, _ in
            tree.takeOut()
        } restore: { tree in
            tree.putIn(.quick)
            tree.root.layoutIfNeeded()
        }, extent)
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
            // The first ones find out the way, and make room for what is kept of it.
            for _ in 0..<3 {
                standing.take(step)
                step.restore(&standing.scene)
            }
            return standing
        }
    }
}

/// A layout that stands between two steps.
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
