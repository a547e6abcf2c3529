import Foundation
import Testing
import UIKit
import UIKitTesting

/// A table of rows that are 100 points high.
private final class RowsController: UITableViewController {
    var rowCount = 20
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
}

/// A collection of 20 items of 100 points, one below the other or side by side.
private final class ItemsController: UICollectionViewController {
    init(_ direction: UICollectionView.ScrollDirection) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = direction
        layout.minimumLineSpacing = 0
        layout.itemSize = direction == .vertical ? CGSize(width: 390, height: 100) : CGSize(width: 100, height: 700)
        super.init(collectionViewLayout: layout)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "") }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 20 }
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

    @Test("Another row or item is selected instead of the last one, unless several may be")
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
}

@Suite("Scroll views whose content becomes shorter")
@MainActor
struct ShorterContentTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test("Go back to its end, and to its beginning if all of it is visible")
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

    @Test("Go back to its end where constraints determine its size")
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
    }

    @Test("Go back to its end where a table loses rows")
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
