internal import Foundation

/// The selected rows or items of a list, which stay selected while others come and go.
struct ListSelection {
    private(set) var paths: Set<IndexPath> = []
    /// The changes of the batch that is being made.
    private var updates = ListUpdates()
    private var openBatches = 0

    var sorted: [IndexPath] { paths.sorted() }

    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }
    mutating func select(_ path: IndexPath) { paths.insert(path) }
    mutating func deselect(_ path: IndexPath) { paths.remove(path) }

    /// Replaces each path with its new one, and removes paths that have none.
    mutating func move(_ newPath: (IndexPath) -> IndexPath?) { paths = Set(paths.compactMap(newPath)) }

    /// Adapts the paths to a change: immediately or, during a batch, together with the batch's other changes.
    mutating func update(_ change: (inout ListUpdates) -> Void) {
        beginBatch()
        change(&updates)
        endBatch()
    }

    mutating func beginBatch() { openBatches += 1 }

    mutating func endBatch() {
        openBatches -= 1
        guard openBatches == 0 else { return }
        move(updates.newPath)
        updates = ListUpdates()
    }
}

/// The changes to the rows or items of a list in one batch. Deletions, reloads and the sources of moves are given by
/// paths before the batch; insertions and the targets of moves, by paths after it.
struct ListUpdates {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var reloadedSections = IndexSet()
    var deleted: Set<IndexPath> = []
    var inserted: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var moved: [IndexPath: IndexPath] = [:]

    /// The path, after the batch, of the row or item that was at the given path before it; nil if the row or item was
    /// deleted or reloaded.
    func newPath(of path: IndexPath) -> IndexPath? {
        if deletedSections.union(reloadedSections).contains(path.section) { return nil }
        if deleted.union(reloaded).contains(path) { return nil }
        if let target = moved[path] { return target }
        var section = path.section - deletedSections.count(in: 0..<path.section)
        for inserted in insertedSections where inserted <= section { section += 1 }
        let gone = deleted.union(moved.keys).filter { $0.section == path.section && $0.item < path.item }
        var item = path.item - gone.count
        for new in inserted.union(moved.values).sorted() where new.section == section && new.item <= item { item += 1 }
        return IndexPath(item: item, section: section)
    }
}

/// A list whose rows or items can be selected, and come and go.
@MainActor
protocol SelectingList: UIScrollView {
    var selection: ListSelection { get set }
    var isLoaded: Bool { get set }
}

extension SelectingList {
    /// Loads all cells again. The closure gives the new paths of selected cells; nil to deselect a cell.
    func reload(_ newPath: (IndexPath) -> IndexPath?) {
        selection.move(newPath)
        isLoaded = false
        setNeedsLayout()
    }

    func update(_ change: (inout ListUpdates) -> Void) {
        selection.update(change)
        reload { $0 }
    }
}
