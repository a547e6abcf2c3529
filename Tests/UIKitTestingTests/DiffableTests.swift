import Foundation
import Testing
import UIKit
import UIKitTesting

private final class NameCell: UICollectionViewCell {
    var name = ""
}

@Suite("Diffable data sources of UIKit on Linux")
@MainActor
struct DiffableTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("A snapshot has items in sections, which can be inserted, moved and deleted")
    func changes() {
        var snapshot = snapshot([("a", [1, 2]), ("b", [3])])
        snapshot.insertItems([9], beforeItem: 2)
        snapshot.insertItems([8], afterItem: 3)
        snapshot.moveItem(1, afterItem: 8)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 8, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 8) == "b" && snapshot.indexOfItem(8) == 3)
        snapshot.insertSections(["c"], beforeSection: "a")
        snapshot.moveSection("a", afterSection: "b")
        #expect(snapshot.sectionIdentifiers == ["c", "b", "a"] && snapshot.numberOfItems == 5)
        snapshot.deleteItems([3, 1])
        snapshot.deleteSections(["a"])
        #expect(snapshot.itemIdentifiers == [8] && snapshot.numberOfItems(inSection: "c") == 0)
    }

    @Test("Items that are added again are moved")
    func addedAgain() {
        var snapshot = snapshot([("a", [1, 2]), ("b", [3, 4])])
        snapshot.appendItems([1, 5], toSection: "b")
        #expect(snapshot.itemIdentifiers(inSection: "a") == [2])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [3, 4, 1, 5])
        snapshot.insertItems([1, 4], beforeItem: 2)
        #expect(snapshot.itemIdentifiers == [1, 4, 2, 3, 5])
        snapshot.insertItems([3], afterItem: 1)
        #expect(snapshot.itemIdentifiers == [1, 3, 4, 2, 5])
    }

    @Test("Selected items stay selected wherever a snapshot moves them, unless all data are reloaded")
    func selection() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let grid = UICollectionView(frame: table.frame, collectionViewLayout: UICollectionViewFlowLayout())
        let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in UITableViewCell() }
        let items = UICollectionViewDiffableDataSource<String, Int>(collectionView: grid) { _, _, _ in
            UICollectionViewCell(frame: .zero)
        }
        (table.allowsMultipleSelection, grid.allowsMultipleSelection) = (true, true)
        func apply(_ sections: [(String, [Int])], selected: [IndexPath]) {
            rows.apply(snapshot(sections))
            items.apply(snapshot(sections))
            expect(selected)
        }
        func expect(_ selected: [IndexPath]) {
            for list in [table, grid] as [UIView] { list.layoutIfNeeded() }
            #expect(table.indexPathsForSelectedRows ?? [] == selected)
            #expect(grid.indexPathsForSelectedItems == selected)
            #expect(table.visibleCells.filter(\.isSelected).count == selected.count)
            #expect(grid.visibleCells.filter(\.isSelected).count == selected.count)
        }
        apply([("a", [1, 2, 3])], selected: [])
        for item in [0, 2] {
            let path = IndexPath(item: item, section: 0)
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            grid.selectItem(at: path, animated: false, scrollPosition: [])
        }
        let paths = [IndexPath(item: 1, section: 0), IndexPath(item: 0, section: 1)]
        apply([("b", [9, 3]), ("a", [1, 2])], selected: paths)
        apply([("a", [2, 1])], selected: [paths[0]])
        rows.applySnapshotUsingReloadData(snapshot([("a", [2, 1])]))
        items.applySnapshotUsingReloadData(snapshot([("a", [2, 1])]))
        expect([])
    }

    @Test("A table shows the last snapshot that was applied")
    func table() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        var isApplied = false
        source.apply(snapshot([("a", [1, 2]), ("b", [3])])) { isApplied = true }
        table.layoutIfNeeded()
        #expect(isApplied && table.visibleCells.map { $0.textLabel?.text } == ["1", "2", "3"])
        #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 1)) == 3)
        #expect(source.indexPath(for: 2) == IndexPath(row: 1, section: 0))
        source.apply(snapshot([("b", [3])]), animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["3"] && source.index(for: "b") == 0)
    }

    @Test("A collection view has cells and headers that registrations make")
    func collection() {
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<NameCell, Int> { cell, path, item in
            cell.name = "\(item) at \(path.item)"
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        let kind = UICollectionView.elementKindSectionHeader
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(elementKind: kind) {
            $0.tag = $2.section + 7
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        source.apply(snapshot([("a", [5, 6])]))
        view.layoutIfNeeded()
        #expect(view.visibleCells.map { ($0 as? NameCell)?.name } == ["5 at 0", "6 at 1"])
        #expect(view.visibleCells[0].frame.minY == 20 && view.subviews.contains { $0.tag == 7 })
    }

    @Test("A text is as large as the label that shows it, in one line or in several")
    func textSize() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 20)
        label.text = "Some words that need two lines"
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let text = label.text ?? ""
        #expect(text.size(withAttributes: attributes) == label.intrinsicContentSize)
        label.numberOfLines = 0
        let room = CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude)
        let bounds = text.boundingRect(
            with: room, options: .usesLineFragmentOrigin, attributes: attributes, context: nil)
        #expect(bounds.size == label.sizeThatFits(room) && bounds.width <= 160 && bounds.height > 40)
    }

    @Test("A text with attributes is as large as a plain text that is measured with them")
    func attributedTextSize() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let styled = NSAttributedString(string: "Some words", attributes: attributes)
        #expect(styled.size() == "Some words".size(withAttributes: attributes))
    }

    @Test("A page fills its page controller, and replaces the page before it")
    func pages() {
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (first, second) = (UIViewController(), UIViewController())
        let test = TestScreen { pages }
        test.run { pages.setViewControllers([first], direction: .forward, animated: true) }
        test.run { pages.setViewControllers([second], direction: .forward, animated: true) }
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
        #expect(first.view.superview == nil && pages.children == [second])
    }
}
