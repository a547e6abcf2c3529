import CHeap
import QuickAnchors
import Scenes

/// A measurement: of a layout or a part of it, of a change, of a teardown or removal, or of the memory in use.
enum SceneCase: String, CaseIterable {
    /// Adding the existing views to their parents, and creating and activating the constraints.
    case expansion
    /// The first pass.
    case solve
    /// Creating the views and constraints, the pass, and reading the frames.
    case whole
    /// The views are torn down, root first.
    case teardown
    /// Views that something else retains are removed one by one, parents first.
    case topDown
    /// Views that something else retains are removed one by one, children first.
    case bottomUp
    /// The root's width changes.
    case resize
    /// The height of the first row of a list, or of the first cell of a music list, changes.
    case edit
    /// The text of one label changes.
    case text
    /// The middle cell is replaced with a new one.
    case replace
    /// A pass with nothing to do.
    case nothing
    /// The number of bytes that a layout holds after its first pass.
    case memory
    /// The maximum number of resident bytes up to the end of the first pass, including those of the program.
    case peak

    /// The step whose frames and work are reported.
    private static let lastStep = 11

    func run(_ type: any Scene.Type, size: Int, _ syntax: Syntax, milliseconds: Double) -> SceneOutcome {
        measure(type, size, syntax, milliseconds)
    }

    private func measure<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> SceneOutcome {
        switch self {
        case .expansion, .solve: part(type, size, syntax, milliseconds)
        case .whole: whole(type, size, syntax, milliseconds)
        case .teardown: end(type, size, syntax, milliseconds) { scenes in scenes.removeAll(keepingCapacity: true) }
        case .topDown:
            end(Branches.self, size, syntax, milliseconds) { scenes in
                for scene in scenes { scene.takeOutTopDown() }
            }
        case .bottomUp:
            end(Branches.self, size, syntax, milliseconds) { scenes in
                for scene in scenes { scene.takeOutBottomUp() }
            }
        case .resize: steps(LayoutStep<S>.resize, size, syntax, milliseconds)
        case .edit:
            S.name == MusicList.name
                ? steps(LayoutStep<MusicList>.edit, size, syntax, milliseconds)
                : steps(LayoutStep<List>.edit, size, syntax, milliseconds)
        case .text:
            S.name == SelfSizingList.name
                ? steps(LayoutStep<SelfSizingList>.text, size, syntax, milliseconds)
                : steps(LayoutStep<MusicCells>.text, size, syntax, milliseconds)
        case .replace: steps(LayoutStep<MusicCells>.replace(syntax), size, syntax, milliseconds, movesViews: false)
        case .nothing: steps(LayoutStep<S>.nothing, size, syntax, milliseconds, movesViews: false)
        case .memory: memory(type, size, syntax)
        case .peak: peak(type, size, syntax)
        }
    }

    private func laidOut<S: Scene>(_ type: S.Type, _ size: Int, _ syntax: Syntax) -> S {
        var scene = S(size)
        _ = scene.express(syntax)
        scene.root.layoutIfNeeded()
        return scene
    }

    private func part<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> SceneOutcome {
        var scenes: [S] = []
        let samples = sample(milliseconds: milliseconds) { count in
            scenes.removeAll()
            heap_give_back()
            scenes = (0..<count).map { _ in S(size) }
            let start = now()
            for index in 0..<count { _ = scenes[index].express(syntax) }
            let expressed = now()
            for scene in scenes { scene.root.layoutIfNeeded() }
            return self == .expansion ? expressed - start : now() - expressed
        }
        return SceneOutcome(samples, scenes[0])
    }

    /// Measures layouts, one after another, from the creation of the views to the reading of the frames.
    private func whole<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> SceneOutcome {
        var scenes: [S] = []
        let samples = sample(milliseconds: milliseconds) { count in
            scenes.removeAll()
            scenes.reserveCapacity(count)
            heap_give_back()
            let start = now()
            for _ in 0..<count {
                let scene = laidOut(type, size, syntax)
                blackHole(scene.readFrames())
                scenes.append(scene)
            }
            return now() - start
        }
        return SceneOutcome(samples, scenes[0])
    }

    /// Measures the teardown of finished layouts, or the removal of their views.
    private func end<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double, _ finish: (inout [S]) -> Void
    ) -> SceneOutcome {
        let samples = sample(milliseconds: milliseconds) { count in
            heap_give_back()
            var scenes = (0..<count).map { _ in laidOut(type, size, syntax) }
            let start = now()
            finish(&scenes)
            return now() - start
        }
        return SceneOutcome(samples, laidOut(type, size, syntax))
    }

    /// Measures a step and the pass after it. If `movesViews` is true, the step must change a frame, or else the
    /// measurement would mean nothing.
    private func steps<S: Scene>(
        _ step: LayoutStep<S>, _ size: Int, _ syntax: Syntax, _ milliseconds: Double, movesViews: Bool = true
    ) -> SceneOutcome {
        var scene = laidOut(S.self, size, syntax)
        step.take(1, &scene)
        let before = scene.readFrames()
        step.take(2, &scene)
        precondition(!movesViews || scene.readFrames() != before, "The step \(self) moves nothing in this layout.")
        var number = 2
        let samples = sample(milliseconds: milliseconds) { count in
            let start = now()
            for _ in 0..<count {
                number += 1
                step.take(number, &scene)
            }
            return now() - start
        }
        step.take(SceneCase.lastStep - 1, &scene)
        let work = scene.root.layoutStatistics
        step.take(SceneCase.lastStep, &scene)
        return SceneOutcome(samples, scene, workBefore: work)
    }

    private func memory<S: Scene>(_ type: S.Type, _ size: Int, _ syntax: Syntax) -> SceneOutcome {
        let before = heap_held_bytes()
        let scene = laidOut(type, size, syntax)
        return SceneOutcome([Usage(nanoseconds: Double(heap_held_bytes() - before))], scene)
    }

    private func peak<S: Scene>(_ type: S.Type, _ size: Int, _ syntax: Syntax) -> SceneOutcome {
        let scene = laidOut(type, size, syntax)
        return SceneOutcome([Usage(nanoseconds: Double(heap_peak_bytes()))], scene)
    }
}

extension LayoutStep {
    /// Changes the scene and lays it out.
    fileprivate func take(_ number: Int, _ scene: inout S) {
        change(&scene, number)
        scene.root.layoutIfNeeded()
    }
}
