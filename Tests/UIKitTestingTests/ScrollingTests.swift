import Foundation
import Testing
import UIKit
import UIKitTesting

/// A table of rows that are 100 points high.
private final class RowsController: UITableViewController {
    var (rowCount, sectionCount) = (20, 1)
    override func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
}

/// A collection of 20 items of 100 points, one below the other or side by side.
private final class ItemsController: UICollectionViewController {
    var itemCount = 20

    init(_ direction: UICollectionView.ScrollDirection) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.minimumLineSpacing = 0
        layout.itemSize = direction == .vertical ? CGSize(width: 390, height: 100) : CGSize(width: 100, height: 700)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "") }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        itemCount
    }
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "", for: indexPath) }
}

/// Of 844 points, 763 are visible between the insets of 47 at the top and 34 at the bottom.
@Suite("Rows and items that are scrolled to or selected")
@MainActor
struct ScrollingTests {
    @Test(
        "A row or item is scrolled to a position in the visible area, but not beyond the content",
        arguments: [
            (5, .top, .top, 453), (19, .top, .top, 1190), (5, .middle, .centeredVertically, 121.5),
            (0, .middle, .centeredVertically, -47), (9, .bottom, .bottom, 190), (2, .bottom, .bottom, -47),
            (9, .none, [], 190), (2, .none, [], -47),
        ] as [(Int, UITableView.ScrollPosition, UICollectionView.ScrollPosition, CGFloat)])
    func scrolling(
        index: Int, row: UITableView.ScrollPosition, item: UICollectionView.ScrollPosition, offset: CGFloat
    ) {
        let (rows, items) = (RowsController(style: .plain), ItemsController(.vertical))
        let tests = [TestScreen { rows }, TestScreen { items }]
        tests[0].run { rows.tableView.scrollToRow(at: IndexPath(row: index, section: 0), at: row, animated: false) }
        tests[1].run {
            items.collectionView.scrollToItem(at: IndexPath(item: index, section: 0), at: item, animated: false)
        }
        #expect(rows.tableView.contentOffset.y == offset)
        #expect(items.collectionView.contentOffset.y == offset)
    }

    @Test("An item in a horizontal collection is scrolled to a position between left and right")
    func horizontal() {
        let items = ItemsController(.horizontal)
        let test = TestScreen { items }
        for (position, offset) in [(.left, 500), (.centeredHorizontally, 355), (.right, 210)]
            as [(UICollectionView.ScrollPosition, CGFloat)]
        {
            test.run {
                items.collectionView.scrollToItem(at: IndexPath(item: 5, section: 0), at: position, animated: false)
            }
            #expect(items.collectionView.contentOffset.x == offset)
        }
    }

    @Test("Selecting a row or item deselects the previous one, unless several may be selected")
    func selecting() {
        let (rows, items) = (RowsController(style: .plain), ItemsController(.vertical))
        let tests = [TestScreen { rows }, TestScreen { items }]
        func select(_ path: IndexPath?) {
            tests[0].run { rows.tableView.selectRow(at: path, animated: false, scrollPosition: .top) }
            tests[1].run { items.collectionView.selectItem(at: path, animated: false, scrollPosition: .top) }
        }
        let paths = (0..<3).map { IndexPath(item: 5 + $0, section: 0) }
        for path in paths.prefix(2) { select(path) }
        #expect(rows.tableView.indexPathsForSelectedRows == [paths[1]])
        #expect(items.collectionView.indexPathsForSelectedItems == [paths[1]])
        #expect(rows.tableView.contentOffset.y == 553 && items.collectionView.contentOffset.y == 553)
        (rows.tableView.allowsMultipleSelection, items.collectionView.allowsMultipleSelection) = (true, true)
        select(paths[2])
        #expect(rows.tableView.indexPathsForSelectedRows == Array(paths.suffix(2)))
        #expect(items.collectionView.indexPathsForSelectedItems == Array(paths.suffix(2)))
        select(nil)
        #expect(rows.tableView.indexPathForSelectedRow == nil && items.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("A row or item that is selected before the first layout is selected when its cell appears")
    func selectingEarly() {
        let (rows, items) = (RowsController(style: .plain), ItemsController(.vertical))
        let path = IndexPath(item: 2, section: 0)
        rows.loadViewIfNeeded()
        rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        items.loadViewIfNeeded()
        items.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        _ = [TestScreen { rows }, TestScreen { items }]
        #expect(rows.tableView.indexPathForSelectedRow == path)
        #expect(rows.tableView.visibleCells.map(\.isSelected) == (0..<20).map { $0 == 2 })
        #expect(items.collectionView.indexPathsForSelectedItems == [path])
        #expect(items.collectionView.visibleCells.map(\.isSelected) == (0..<20).map { $0 == 2 })
    }

    @Test("Selected rows and items stay selected while others are inserted or deleted, unless they are reloaded")
    func updating() {
        let (rows, items) = (RowsController(style: .plain), ItemsController(.vertical))
        let tests = [TestScreen { rows }, TestScreen { items }]
        let (table, collection) = (rows.tableView!, items.collectionView!)
        (table.allowsMultipleSelection, collection.allowsMultipleSelection) = (true, true)
        func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
        func change(_ rowChange: () -> Void, _ itemChange: () -> Void, selected: [Int]) {
            tests[0].run(rowChange)
            tests[1].run(itemChange)
            #expect(table.indexPathsForSelectedRows ?? [] == selected.map(path))
            #expect(collection.indexPathsForSelectedItems == selected.map(path))
            #expect(table.visibleCells.indices.filter { table.visibleCells[$0].isSelected } == selected)
            #expect(collection.visibleCells.indices.filter { collection.visibleCells[$0].isSelected } == selected)
        }
        for item in [2, 5] {
            table.selectRow(at: path(item), animated: false, scrollPosition: .none)
            collection.selectItem(at: path(item), animated: false, scrollPosition: [])
        }
        // In a batch update, deletions precede insertions, whichever are requested first.
        change(
            {
                table.performBatchUpdates {
                    table.insertRows(at: [path(3)], with: .none)
                    table.deleteRows(at: [path(0)], with: .none)
                }
            },
            {
                collection.performBatchUpdates {
                    collection.insertItems(at: [path(3)])
                    collection.deleteItems(at: [path(0)])
                }
            }, selected: [1, 5])
        (rows.rowCount, items.itemCount) = (22, 22)
        change(
            { table.insertRows(at: [path(0), path(1)], with: .none) },
            { collection.insertItems(at: [path(0), path(1)]) },
            selected: [3, 7])
        change(
            { table.moveRow(at: path(3), to: path(9)) }, { collection.moveItem(at: path(3), to: path(9)) },
            selected: [6, 9])
        change(
            { table.reconfigureRows(at: [path(6)]) }, { collection.reconfigureItems(at: [path(6)]) }, selected: [6, 9])
        change(
            { table.reloadRows(at: [path(6)], with: .none) }, { collection.reloadItems(at: [path(6)]) }, selected: [9])
        change({ table.reloadData() }, { collection.reloadData() }, selected: [])
    }

    @Test("A selected row moves with its section, and is deselected with it")
    func sections() {
        let rows = RowsController(style: .plain)
        let test = TestScreen { rows }
        rows.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        rows.sectionCount = 2
        test.run { rows.tableView.insertSections([0], with: .none) }
        #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 1))
        rows.sectionCount = 1
        test.run { rows.tableView.deleteSections([0], with: .none) }
        #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        rows.sectionCount = 0
        test.run { rows.tableView.deleteSections([0], with: .none) }
        #expect(rows.tableView.indexPathForSelectedRow == nil)
    }
}

/// A scroll view with a header that stays at the top.
private final class HeaderView: UIScrollView, UIScrollViewDelegate {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    private(set) var offsets: [CGFloat] = []

    override func layoutSubviews() {
        super.layoutSubviews()
        header.frame.origin.y = bounds.minY
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
}

@Suite("A scroll view that is scrolled")
@MainActor
struct ScrolledTests {
    @Test("is laid out and tells its delegate, whether its offset or its bounds are set")
    func layout() {
        let view = HeaderView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(view.header)
        view.delegate = view
        view.contentSize = CGSize(width: 100, height: 500)
        view.layoutIfNeeded()
        view.contentOffset.y = 50
        view.layoutIfNeeded()
        #expect(view.header.frame.minY == 50 && view.offsets == [50])
        view.bounds.origin.y = 70
        view.layoutIfNeeded()
        #expect(view.header.frame.minY == 70 && view.offsets == [50, 70])
        view.contentOffset.y = 70
        #expect(view.offsets == [50, 70])
    }
}

@Suite("Scroll views whose content becomes shorter")
@MainActor
struct ShorterContentTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test("scroll back to its end, or to its beginning if all of it is visible")
    func size() {
        scrollView.contentSize = CGSize(width: 100, height: 500)
        scrollView.contentOffset.y = 400
        scrollView.contentSize.height = 600
        #expect(scrollView.contentOffset.y == 400)
        scrollView.contentSize.height = 450
        #expect(scrollView.contentOffset.y == 350)
        scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        scrollView.contentSize.height = 440
        #expect(scrollView.contentOffset.y == 350)
        scrollView.contentSize.height = 30
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: -20))
    }

    @Test("scroll back to its end if constraints determine its size")
    func constraints() {
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        let guide = scrollView.contentLayoutGuide
        let height = content.heightAnchor.constraint(equalToConstant: 500)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor),
            guide.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            content.widthAnchor.constraint(equalToConstant: 100), height,
        ])
        scrollView.layoutIfNeeded()
        scrollView.contentOffset.y = 400
        height.constant = 150
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset.y == 50)
        height.constant = 120
        scrollView.layoutIfNeeded()
        #expect(scrollView.contentOffset.y == 20)
    }

    @Test("scroll back to its end if a table loses rows")
    func rows() {
        let controller = RowsController(style: .plain)
        let test = TestScreen { controller }
        test.run { controller.tableView.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false) }
        #expect(controller.tableView.contentOffset.y == 1190)
        controller.rowCount = 10
        test.run { controller.tableView.reloadData() }
        #expect(controller.tableView.contentOffset.y == 190)
    }
}
