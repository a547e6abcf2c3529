import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Sections of numbered rows or items, shown in a table and in a collection.
@MainActor
private final class Numbers: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var sections: [[Int]]
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let grid: UICollectionView

    init(_ sections: [[Int]]) {
        self.sections = sections
        grid = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
        super.init()
        (table.dataSource, grid.dataSource) = (self, self)
        (table.allowsMultipleSelection, grid.allowsMultipleSelection) = (true, true)
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        cell.tag = sections[indexPath.section][indexPath.row]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        cell.tag = sections[indexPath.section][indexPath.item]
        return cell
    }

    var tags: [[Int]] {
        for list in [table, grid] as [UIView] { list.layoutIfNeeded() }
        return [table.visibleCells.map(\.tag), grid.visibleCells.map(\.tag)]
    }

    func select(_ paths: [IndexPath]) {
        for path in paths {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            grid.selectItem(at: path, animated: false, scrollPosition: [])
        }
    }
}

/// A batch of changes to sections of numbers, which is drawn at random, with the sections after it.
private struct Batch {
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var insertedSections = IndexSet()
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var inserted: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = []
    var after: [[Int]] = []

    /// Deletions refer to the sections before the batch and come first; insertions refer to those after it.
    init(_ before: [[Int]], _ random: inout SplitMix64) {
        func isChosen(_ part: Int) -> Bool { Int.random(in: 0..<part, using: &random) == 0 }
        var (kept, moving, next) = ([[Int]](), [(from: IndexPath, number: Int)](), 1000)
        for (section, numbers) in before.enumerated() {
            if isChosen(5) {
                deletedSections.insert(section)
                continue
            }
            if isChosen(6) { reloadedSections.insert(section) }
            var rest: [Int] = []
            for (item, number) in numbers.enumerated() {
                let path = IndexPath(item: item, section: section)
                if isChosen(5) {
                    deleted.append(path)
                } else if isChosen(6), !reloadedSections.contains(section) {
                    moving.append((path, number))
                } else {
                    if isChosen(6) { reloaded.append(path) }
                    rest.append(number)
                }
            }
            kept.append(rest)
        }
        after = kept
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            // From first to last, so that the indices are those after the batch.
            let first = (insertedSections.last ?? -1) + 1
            guard first <= after.count else { break }
            let index = Int.random(in: first...after.count, using: &random)
            after.insert([next, next + 1], at: index)
            insertedSections.insert(index)
            next += 2
        }
        for section in after.indices {
            var item = 0
            while item <= after[section].count, !insertedSections.contains(section) {
                let path = IndexPath(item: item, section: section)
                if isChosen(6) {
                    after[section].insert(next, at: item)
                    inserted.append(path)
                    next += 1
                } else if !moving.isEmpty, isChosen(3) {
                    let (from, number) = moving.removeLast()
                    after[section].insert(number, at: item)
                    moved.append((from, path))
                }
                item += 1
            }
        }
        // Whatever did not find a place is deleted.
        deleted += moving.map(\.from)
    }

    /// The numbers that are loaded again, and lose their selection.
    func forgotten(_ before: [[Int]]) -> Set<Int> {
        Set(reloadedSections.flatMap { before[$0] } + reloaded.map { before[$0.section][$0.item] })
    }
}

@Suite("Lists that are updated")
@MainActor
struct ListUpdateTests {
    /// The paths of the numbers that satisfy a condition, in order.
    private func paths(_ sections: [[Int]], where isWanted: (Int) -> Bool) -> [IndexPath] {
        sections.enumerated().flatMap { section, numbers in
            numbers.indices.filter { isWanted(numbers[$0]) }.map { IndexPath(item: $0, section: section) }
        }
    }

    @Test("keep the selection of what a batch of any changes moves, and forget what it deletes or reloads")
    func batches() {
        var random = SplitMix64(seed: 31)
        for _ in 0..<150 {
            let counts = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...6, using: &random) }
            var number = 0
            let before = counts.map { count in
                (0..<count).map { _ -> Int in
                    number += 1
                    return number
                }
            }
            let batch = Batch(before, &random)
            let numbers = Numbers(before)
            let selected = Set((0...number).filter { _ in Bool.random(using: &random) })
            numbers.select(paths(before) { selected.contains($0) })
            #expect(numbers.tags == [Array(before.joined()), Array(before.joined())])
            numbers.sections = batch.after
            numbers.table.performBatchUpdates {
                numbers.table.insertRows(at: batch.inserted, with: .none)
                for (from, to) in batch.moved { numbers.table.moveRow(at: from, to: to) }
                numbers.table.insertSections(batch.insertedSections, with: .none)
                numbers.table.deleteSections(batch.deletedSections, with: .none)
                numbers.table.reloadSections(batch.reloadedSections, with: .none)
                // A batch inside another is a part of it.
                numbers.table.performBatchUpdates { numbers.table.deleteRows(at: batch.deleted, with: .none) }
                numbers.table.reloadRows(at: batch.reloaded, with: .none)
            }
            numbers.grid.performBatchUpdates {
                numbers.grid.reloadSections(batch.reloadedSections)
                numbers.grid.reloadItems(at: batch.reloaded)
                numbers.grid.performBatchUpdates { numbers.grid.deleteItems(at: batch.deleted) }
                numbers.grid.insertItems(at: batch.inserted)
                for (from, to) in batch.moved { numbers.grid.moveItem(at: from, to: to) }
                numbers.grid.deleteSections(batch.deletedSections)
                numbers.grid.insertSections(batch.insertedSections)
            }
            let kept = selected.subtracting(batch.forgotten(before))
            let expected = paths(batch.after) { kept.contains($0) }
            #expect(numbers.table.indexPathsForSelectedRows ?? [] == expected, "\(before) \(batch)")
            #expect(numbers.grid.indexPathsForSelectedItems == expected, "\(before) \(batch)")
            #expect(numbers.tags == [Array(batch.after.joined()), Array(batch.after.joined())])
        }
    }

    /// The changes that a list is told about, each with the sections after it.
    private static let changes:
        [(String, [[Int]], @MainActor (UITableView) -> Void, @MainActor (UICollectionView) -> Void)] = {
            func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
            return [
                ("reload", [[7]], { $0.reloadData() }, { $0.reloadData() }),
                (
                    "insert", [[1, 7, 2, 3], [4]], { $0.insertRows(at: [path(1)], with: .fade) },
                    { $0.insertItems(at: [path(1)]) }
                ),
                (
                    "delete", [[1, 3], [4]], { $0.deleteRows(at: [path(1)], with: .fade) },
                    { $0.deleteItems(at: [path(1)]) }
                ),
                (
                    "move", [[2, 3, 1], [4]], { $0.moveRow(at: path(0), to: path(2)) },
                    { $0.moveItem(at: path(0), to: path(2)) }
                ),
                (
                    "reload one", [[1, 8, 3], [4]], { $0.reloadRows(at: [path(1)], with: .fade) },
                    { $0.reloadItems(at: [path(1)]) }
                ),
                (
                    "configure", [[1, 9, 3], [4]], { $0.reconfigureRows(at: [path(1)]) },
                    { $0.reconfigureItems(at: [path(1)]) }
                ),
                (
                    "insert section", [[6], [1, 2, 3], [4]], { $0.insertSections([0], with: .fade) },
                    { $0.insertSections([0]) }
                ),
                ("delete section", [[4]], { $0.deleteSections([0], with: .fade) }, { $0.deleteSections([0]) }),
                ("reload section", [[5], [4]], { $0.reloadSections([0], with: .fade) }, { $0.reloadSections([0]) }),
            ]
        }()

    @Test("show the new rows and items after each kind of change", arguments: 0..<9)
    func changes(index: Int) {
        let (_, after, changeTable, changeGrid) = Self.changes[index]
        let numbers = Numbers([[1, 2, 3], [4]])
        #expect(numbers.tags == [[1, 2, 3, 4], [1, 2, 3, 4]])
        numbers.sections = after
        #expect(numbers.tags == [[1, 2, 3, 4], [1, 2, 3, 4]], "Nothing is loaded before the list is told.")
        changeTable(numbers.table)
        changeGrid(numbers.grid)
        let all = Array(after.joined())
        #expect(numbers.tags == [all, all])
        let paths = paths(after) { _ in true }
        #expect(numbers.table.indexPathsForVisibleRows == paths && numbers.grid.indexPathsForVisibleItems == paths)
        #expect(numbers.table.numberOfSections == after.count && numbers.grid.numberOfSections == after.count)
        for (path, number) in zip(paths, all) {
            #expect(numbers.table.cellForRow(at: path)?.tag == number)
            #expect(numbers.grid.cellForItem(at: path)?.tag == number)
            #expect(numbers.table.cellForRow(at: path).flatMap { numbers.table.indexPath(for: $0) } == path)
            #expect(numbers.grid.cellForItem(at: path).flatMap { numbers.grid.indexPath(for: $0) } == path)
        }
        for (section, items) in after.enumerated() {
            #expect(numbers.table.numberOfRows(inSection: section) == items.count)
            #expect(numbers.grid.numberOfItems(inSection: section) == items.count)
        }
        #expect(numbers.table.indexPath(for: UITableViewCell()) == nil)
        #expect(numbers.table.subviews.count == all.count && numbers.grid.subviews.count == all.count)
    }

    @Test("tell when a batch is completed, and are empty without a data source")
    func completion() {
        let numbers = Numbers([[1, 2]])
        var completed: [Bool] = []
        numbers.table.performBatchUpdates(nil) { completed.append($0) }
        numbers.grid.performBatchUpdates(nil) { completed.append($0) }
        #expect(completed == [true, true] && numbers.tags == [[1, 2], [1, 2]])
        (numbers.table.dataSource, numbers.grid.dataSource) = (nil, nil)
        #expect(numbers.tags == [[], []] && numbers.table.subviews.isEmpty && numbers.grid.subviews.isEmpty)
        #expect(numbers.table.numberOfSections == 0 && numbers.table.numberOfRows(inSection: 0) == 0)
        #expect(numbers.grid.numberOfSections == 0 && numbers.grid.numberOfItems(inSection: 0) == 0)
    }

    @Test("deselect one row or item, and select none if selection is not allowed")
    func deselecting() {
        let numbers = Numbers([[1, 2, 3]])
        let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
        #expect(numbers.tags[0].count == 3)
        numbers.select(paths)
        numbers.table.deselectRow(at: paths[1], animated: false)
        numbers.grid.deselectItem(at: paths[1], animated: false)
        #expect(numbers.table.indexPathsForSelectedRows == [paths[0], paths[2]])
        #expect(numbers.grid.indexPathsForSelectedItems == [paths[0], paths[2]])
        #expect(numbers.table.visibleCells.map(\.isSelected) == [true, false, true])
        #expect(numbers.grid.visibleCells.map(\.isSelected) == [true, false, true])
        numbers.grid.allowsSelection = false
        numbers.grid.selectItem(at: paths[1], animated: false, scrollPosition: [])
        #expect(numbers.grid.indexPathsForSelectedItems == [paths[0], paths[2]])
        // While a table is edited, another property says whether several rows may be selected.
        numbers.table.setEditing(true, animated: false)
        numbers.table.selectRow(at: paths[1], animated: false, scrollPosition: .none)
        #expect(numbers.table.isEditing && numbers.table.indexPathsForSelectedRows == [paths[1]])
        numbers.table.allowsMultipleSelectionDuringEditing = true
        numbers.table.selectRow(at: paths[0], animated: false, scrollPosition: .none)
        #expect(numbers.table.indexPathsForSelectedRows == [paths[0], paths[1]])
    }
}
