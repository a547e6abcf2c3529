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

    func run(_ type: any Scene.Type, size: Int, _ syntax: Syntax, milliseconds: Double) -> [Double] {
        time(type, size, syntax, milliseconds)
    }

    private func time<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> [Double] {
        switch self {
        case .expansion, .solve, .whole, .teardown: build(type, size, syntax, milliseconds)
        case .resize: resize(type, size, syntax, milliseconds)
        case .edit: editList(size, syntax, milliseconds)
        case .text:
            S.name == SelfSizingList.name
                ? changeBody(size, syntax, milliseconds) : changeTitle(size, syntax, milliseconds)
        case .replace: replaceCell(size, syntax, milliseconds)
        case .nothing: doNothing(type, size, syntax, milliseconds)
        }
    }

    private func build<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> [Double] {
        var scenes: [S] = []
        return sample(milliseconds: milliseconds) { count in
            scenes.removeAll()
            scenes.reserveCapacity(count)
            var times = (views: 0.0, expansion: 0.0, solve: 0.0, frames: 0.0)
            let start = now()
            for _ in 0..<count { scenes.append(S(size)) }
            times.views = now()
            for index in 0..<count { _ = scenes[index].express(syntax) }
            times.expansion = now()
            for scene in scenes { scene.root.layoutIfNeeded() }
            times.solve = now()
            for scene in scenes { blackHole(scene.readFrames()) }
            times.frames = now()
            if self == .teardown { scenes.removeAll() }
            return switch self {
            case .expansion: times.expansion - times.views
            case .solve: times.solve - times.expansion
            case .teardown: now() - times.frames
            default: times.frames - start
            }
        }
    }

    private func resize<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> [Double] {
        let scene = laidOut(S(size), syntax)
        return steps(milliseconds, scene) { step in
            scene.root.frame = Rect(x: 0, y: 0, width: 390 + Double(step % 32), height: 844)
            scene.root.layoutIfNeeded()
        }
    }

    private func editList(_ size: Int, _ syntax: Syntax, _ milliseconds: Double) -> [Double] {
        let scene = laidOut(List(size), syntax)
        return steps(milliseconds, scene) { step in
            scene.firstHeight?.constant = 45 + Double(step % 8)
            scene.root.layoutIfNeeded()
        }
    }

    private func changeTitle(_ size: Int, _ syntax: Syntax, _ milliseconds: Double) -> [Double] {
        let scene = laidOut(MusicCells(size), syntax)
        let texts = ["Blue in Green", "All Blues", "Freddie Freeloader, with a title that has to truncate"]
        return steps(milliseconds, scene) { step in
            scene.cells[size / 2].title.text = texts[step % texts.count]
            scene.root.layoutIfNeeded()
        }
    }

    private func changeBody(_ size: Int, _ syntax: Syntax, _ milliseconds: Double) -> [Double] {
        let scene = laidOut(SelfSizingList(size), syntax)
        let texts = [5, 40, 20].map(SelfSizingList.text(words:))
        return steps(milliseconds, scene) { step in
            scene.bodies[0].text = texts[step % texts.count]
            scene.root.layoutIfNeeded()
        }
    }

    private func replaceCell(_ size: Int, _ syntax: Syntax, _ milliseconds: Double) -> [Double] {
        var scene = laidOut(MusicCells(size), syntax)
        return sampleSteps(milliseconds) { _ in
            scene.replaceMiddle(syntax)
            scene.root.layoutIfNeeded()
        }
    }

    private func doNothing<S: Scene>(
        _ type: S.Type, _ size: Int, _ syntax: Syntax, _ milliseconds: Double
    ) -> [Double] {
        let scene = laidOut(S(size), syntax)
        return sampleSteps(milliseconds) { _ in scene.root.layoutIfNeeded() }
    }

    private func laidOut<S: Scene>(_ scene: S, _ syntax: Syntax) -> S {
        var scene = scene
        _ = scene.express(syntax)
        scene.root.layoutIfNeeded()
        return scene
    }

    /// Times steps that move something: one that moves nothing would be timed in vain.
    private func steps(_ milliseconds: Double, _ scene: some Scene, _ change: (Int) -> Void) -> [Double] {
        change(1)
        let before = scene.readFrames()
        change(2)
        precondition(scene.readFrames() != before, "The step \(self) moves nothing in this layout.")
        return sampleSteps(milliseconds, change)
    }

    private func sampleSteps(_ milliseconds: Double, _ change: (Int) -> Void) -> [Double] {
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
