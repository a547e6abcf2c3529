import CHeap
import QuickAnchors
import Scenes

/// The whole way of a layout, or one part of it, that is timed: views, constraints, pass, frames.
enum SceneCase: String, CaseIterable {
    /// Source form to activated constraints; the views exist.
    case expansion
    /// The first pass.
    case solve
    /// Views, constraints, pass, frames read.
    case whole
    /// The views go away, root first.
    case teardown
    /// The root gets another width; the pass that follows writes all frames.
    case resize
    /// The first row of a list gets another height.
    case edit
    /// One label gets another text.
    case text
    /// The middle cell is replaced by a new one.
    case replace
    /// A pass with nothing to do.
    case nothing

    /// What an operation used, and the frames at the end.
    typealias Outcome = (samples: [Usage], frames: [Double])

    /// The step whose frames are compared.
    private static let lastStep = 11

    func run(_ type: any Scene.Type, size: Int, _ syntax: Syntax, milliseconds: Double) -> Outcome {
        time(type, size, syntax, milliseconds)
    }

    private func time<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> Outcome {
        switch self {
        case .expansion, .solve: part(type, size, syntax, milliseconds)
        case .whole, .teardown: whole(type, size, syntax, milliseconds)
        case .resize: resize(type, size, syntax, milliseconds)
        case .edit: editList(size, syntax, milliseconds)
        case .text:
            S.name == SelfSizingList.name
                ? changeBody(size, syntax, milliseconds) : changeTitle(size, syntax, milliseconds)
        case .replace: replaceCell(size, syntax, milliseconds)
        case .nothing: doNothing(type, size, syntax, milliseconds)
        }
    }

    /// Times views, constraints, pass and frames of one layout after the other, or the end of them all.
    private func whole<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> Outcome {
        var scenes: [S] = []
        let samples = sample(milliseconds: milliseconds) { count in
            scenes.removeAll()
            scenes.reserveCapacity(count)
            heap_give_back()
            let start = now()
            for _ in 0..<count {
                var scene = S(size)
                _ = scene.express(syntax)
                scene.root.layoutIfNeeded()
                blackHole(scene.readFrames())
                scenes.append(scene)
            }
            let built = now()
            guard self == .teardown else { return built - start }
            scenes.removeAll(keepingCapacity: true)
            return now() - built
        }
        return (samples, (scenes.first ?? laidOut(S(size), syntax)).frames)
    }

    /// Times one of the two parts of layouts whose views exist.
    private func part<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> Outcome {
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
        for scene in scenes { scene.root.layoutIfNeeded() }
        return (samples, scenes[0].frames)
    }

    private func resize<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> Outcome {
        let scene = laidOut(S(size), syntax)
        return steps(milliseconds, scene) { step in
            scene.root.frame = Rect(x: 0, y: 0, width: 390 + Double(step % 32), height: 844)
            scene.root.layoutIfNeeded()
        }
    }

    private func editList(_ size: Int, _ syntax: Syntax, _ milliseconds: Double) -> Outcome {
        let scene = laidOut(List(size), syntax)
        return steps(milliseconds, scene) { step in
            scene.firstHeight?.constant = 45 + Double(step % 8)
            scene.root.layoutIfNeeded()
        }
    }

    private func changeTitle(_ size: Int, _ syntax: Syntax, _ milliseconds: Double) -> Outcome {
        let scene = laidOut(MusicCells(size), syntax)
        let texts = ["Blue in Green", "All Blues", "Freddie Freeloader, with a title that has to truncate"]
        return steps(milliseconds, scene) { step in
            scene.cells[size / 2].title.text = texts[step % texts.count]
            scene.root.layoutIfNeeded()
        }
    }

    private func changeBody(_ size: Int, _ syntax: Syntax, _ milliseconds: Double) -> Outcome {
        let scene = laidOut(SelfSizingList(size), syntax)
        let texts = [5, 40, 20].map(SelfSizingList.text(words:))
        return steps(milliseconds, scene) { step in
            scene.bodies[0].text = texts[step % texts.count]
            scene.root.layoutIfNeeded()
        }
    }

    private func replaceCell(_ size: Int, _ syntax: Syntax, _ milliseconds: Double) -> Outcome {
        var scene = laidOut(MusicCells(size), syntax)
        let samples = sampleSteps(milliseconds) { _ in
            scene.replaceMiddle(syntax)
            scene.root.layoutIfNeeded()
        }
        return (samples, scene.frames)
    }

    private func doNothing<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> Outcome {
        let scene = laidOut(S(size), syntax)
        return (sampleSteps(milliseconds) { _ in scene.root.layoutIfNeeded() }, scene.frames)
    }

    private func laidOut<S: Scene>(_ scene: S, _ syntax: Syntax) -> S {
        var scene = scene
        _ = scene.express(syntax)
        scene.root.layoutIfNeeded()
        return scene
    }

    /// Times steps that move something: one that moves nothing would be timed in vain.
    private func steps(_ milliseconds: Double, _ scene: some Scene, _ change: (Int) -> Void) -> Outcome {
        change(1)
        let before = scene.readFrames()
        change(2)
        precondition(scene.readFrames() != before, "The step \(self) moves nothing in this layout.")
        let samples = sampleSteps(milliseconds, change)
        change(SceneCase.lastStep)
        return (samples, scene.frames)
    }

    private func sampleSteps(_ milliseconds: Double, _ change: (Int) -> Void) -> [Usage] {
        var step = 2
        return sample(milliseconds: milliseconds) { count in
            let start = now()
            for _ in 0..<count {
                step += 1
                change(step)
            }
            return now() - start
        }
    }
}
