import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Sections of items, changed in the plainest way.
private struct Model {
    var sections: [(name: Int, items: [Int])] = []

    mutating func remove(_ items: [Int]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }

    /// Inserts items next to another one.
    mutating func insert(_ items: [Int], beside item: Int, _ offset: Int) {
        remove(items)
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: item) else { continue }
            sections[index].items.insert(contentsOf: items, at: place + offset)
        }
    }

    mutating func insert(_ names: [Int], besideSection name: Int, _ offset: Int) {
        let place = sections.firstIndex { $0.name == name } ?? 0
        sections.insert(contentsOf: names.map { ($0, []) }, at: place + offset)
    }

    mutating func move(_ name: Int, besideSection other: Int, _ offset: Int) {
        let section = sections.remove(at: sections.firstIndex { $0.name == name } ?? 0)
        sections.insert(section, at: (sections.firstIndex { $0.name == other } ?? 0) + offset)
    }
}

@Suite("A snapshot")
struct SnapshotModelTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

    private func expectEqual(_ snapshot: Snapshot, _ model: Model, _ change: String) {
        let items = model.sections.flatMap(\.items)
        #expect(snapshot.sectionIdentifiers == model.sections.map(\.name), "\(change)")
        #expect(snapshot.itemIdentifiers == items, "\(change)")
        #expect(snapshot.numberOfSections == model.sections.count && snapshot.numberOfItems == items.count)
        for (index, section) in model.sections.enumerated() {
            #expect(snapshot.itemIdentifiers(inSection: section.name) == section.items, "\(change)")
            #expect(snapshot.numberOfItems(inSection: section.name) == section.items.count)
            #expect(snapshot.indexOfSection(section.name) == index)
            #expect(section.items.allSatisfy { snapshot.sectionIdentifier(containingItem: $0) == section.name })
        }
        #expect(items.indices.allSatisfy { snapshot.indexOfItem(items[$0]) == $0 })
        #expect(snapshot.indexOfItem(-1) == nil && snapshot.indexOfSection(-1) == nil)
        #expect(snapshot.sectionIdentifier(containingItem: -1) == nil)
    }

    @Test("has the same sections and items as a plain model after any changes")
    func changes() {
        var random = SplitMix64(seed: 23)
        for _ in 0..<40 {
            var (snapshot, model, next) = (Snapshot(), Model(), 100)
            snapshot.appendSections([1, 2])
            model.sections = [(1, []), (2, [])]
            for _ in 0..<20 {
                let (names, items) = (model.sections.map(\.name), model.sections.flatMap(\.items))
                let (name, item) = (names.randomElement(using: &random), items.randomElement(using: &random))
                // Some of the items are in the snapshot already, and move.
                let known = items.filter { $0 != item }.shuffled(using: &random)
                let added = Array(known.prefix(Int.random(in: 0...1, using: &random))) + [next, next + 1]
                next += 2
                let kind = Int.random(in: 0..<13, using: &random)
                guard let name else {
                    snapshot.appendSections([next])
                    model.sections = [(next, [])]
                    continue
                }
                let other = names.filter { $0 != name }.randomElement(using: &random)
                switch (kind, item, other) {
                case (0, _, _):
                    snapshot.appendItems(added)
                    model.remove(added)
                    model.sections[names.count - 1].items += added
                case (1, _, _):
                    snapshot.appendItems(added, toSection: name)
                    model.remove(added)
                    model.sections[names.firstIndex(of: name) ?? 0].items += added
                case (2, let item?, _):
                    snapshot.insertItems(added, beforeItem: item)
                    model.insert(added, beside: item, 0)
                case (3, let item?, _):
                    snapshot.insertItems(added, afterItem: item)
                    model.insert(added, beside: item, 1)
                case (4, let item?, _):
                    let gone = [item, -5] + known.prefix(1)
                    snapshot.deleteItems(gone)
                    model.remove(gone)
                case (5, let item?, _) where !known.isEmpty:
                    snapshot.moveItem(known[0], beforeItem: item)
                    model.insert([known[0]], beside: item, 0)
                case (6, let item?, _) where !known.isEmpty:
                    snapshot.moveItem(known[0], afterItem: item)
                    model.insert([known[0]], beside: item, 1)
                case (7, _, _):
                    snapshot.appendSections([next, next + 1])
                    model.sections += [(next, []), (next + 1, [])]
                case (8, _, _):
                    snapshot.insertSections([next], beforeSection: name)
                    model.insert([next], besideSection: name, 0)
                case (9, _, _):
                    snapshot.insertSections([next], afterSection: name)
                    model.insert([next], besideSection: name, 1)
                case (10, _, let other?):
                    snapshot.moveSection(name, beforeSection: other)
                    model.move(name, besideSection: other, 0)
                case (11, _, let other?):
                    snapshot.moveSection(name, afterSection: other)
                    model.move(name, besideSection: other, 1)
                case (12, _, let other?):
                    snapshot.deleteSections([name, other])
                    model.sections.removeAll { $0.name == name || $0.name == other }
                default: break
                }
                next += 2
                expectEqual(snapshot, model, "change \(kind)")
            }
            snapshot.deleteItems([])
            snapshot.deleteAllItems()
            expectEqual(snapshot, Model(), "the deletion of all")
            snapshot.appendSections([1])
            snapshot.appendItems([100, 101])
            #expect(snapshot.itemIdentifiers == [100, 101])
        }
    }

    @Test("is applied to a list, which then knows its identifiers by their places")
    @MainActor
    func sources() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell()
            cell.tag = item
            return item == 3 ? nil : cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2], toSection: "a")
        snapshot.appendItems([3], toSection: "b")
        await source.apply(snapshot, animatingDifferences: false)
        table.layoutIfNeeded()
        // A provider that returns nothing leaves an empty row.
        #expect(table.visibleCells.map(\.tag) == [1, 2, 0] && source.snapshot().numberOfItems == 3)
        #expect((-1..<3).map { source.sectionIdentifier(for: $0) } == [nil, "a", "b", nil])
        #expect(["a", "b", "c"].map { source.index(for: $0) } == [0, 1, nil])
        let paths = [(0, 0), (1, 0), (2, 0), (0, 1), (0, 2)].map { IndexPath(row: $0, section: $1) }
        #expect(paths.map { source.itemIdentifier(for: $0) } == [1, 2, nil, 3, nil])
        #expect((1...4).map { source.indexPath(for: $0) } == [paths[0], paths[1], paths[3], nil])
        #expect(source.tableView(table, titleForHeaderInSection: 0) == nil && source.defaultRowAnimation == .automatic)
        #expect(!source.tableView(table, canEditRowAt: paths[0]) && !source.tableView(table, canMoveRowAt: paths[0]))
        var completed = 0
        source.apply(snapshot) { completed += 1 }
        source.applySnapshotUsingReloadData(snapshot) { completed += 1 }
        #expect(completed == 2)
    }
}
