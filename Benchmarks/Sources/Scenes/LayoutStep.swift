import QuickAnchors

/// A change to a finished layout, to be followed by a layout pass.
public struct LayoutStep<S: Scene> {
    public let name: String
    /// Changes the layout for the nth time.
    public let change: (inout S, Int) -> Void
    /// Prepares the layout for the next change, outside the measurement.
    public let restore: (inout S) -> Void

    init(name: String, _ change: @escaping (inout S, Int) -> Void, restore: @escaping (inout S) -> Void = { _ in }) {
        self.name = name
        self.change = change
        self.restore = restore
    }

    /// The root's width changes.
    public static var resize: LayoutStep {
        LayoutStep(name: "resize") { scene, step in
            scene.root.frame = Rect(x: 0, y: 0, width: 390 + Double(step % 32), height: 844)
        }
    }

    /// Nothing changes.
    public static var nothing: LayoutStep { LayoutStep(name: "nothing") { _, _ in } }
}

extension LayoutStep where S == List {
    /// The first row's height changes.
    public static var edit: LayoutStep {
        LayoutStep(name: "edit") { $0.firstHeight?.constant = 45 + Double($1 % 8) }
    }
}

extension LayoutStep where S == MusicList {
    /// The first cell's height changes.
    public static var edit: LayoutStep {
        LayoutStep(name: "edit") { $0.firstHeight?.constant = 65 + Double($1 % 8) }
    }
}

extension LayoutStep where S == MusicCells {
    /// The text of the middle title changes.
    public static var text: LayoutStep {
        let titles = ["Blue in Green", "All Blues", "Freddie Freeloader, with a title that has to truncate"]
        return LayoutStep(name: "text") { cells, step in
            cells.cells[cells.cells.count / 2].title.text = titles[step % titles.count]
        }
    }

    /// The middle cell is replaced with a new one.
    public static func replace(_ syntax: Syntax) -> LayoutStep {
        LayoutStep(name: "replace-\(syntax)") { cells, _ in cells.replaceMiddle(syntax) }
    }
}

extension LayoutStep where S == SelfSizingList {
    /// The text of the first body changes.
    public static var text: LayoutStep {
        let texts = [5, 40, 20].map(SelfSizingList.text(words:))
        return LayoutStep(name: "text") { list, step in list.bodies[0].text = texts[step % texts.count] }
    }
}

extension LayoutStep where S == CollectionView {
    /// The oldest cell in the grid moves to the end.
    public static func scroll(_ syntax: Syntax) -> LayoutStep {
        LayoutStep(name: "scroll-\(syntax)") { grid, _ in grid.scroll(syntax) }
    }
}

extension LayoutStep where S == MovingTree {
    /// The container moves by a point.
    public static var move: LayoutStep { LayoutStep(name: "move") { tree, _ in tree.move() } }

    /// The container is removed.
    public static var removal: LayoutStep {
        LayoutStep(name: "removal") { tree, _ in
            tree.takeOut()
        } restore: { tree in
            tree.putIn(.quick)
            tree.root.layoutIfNeeded()
        }
    }
}
