import Foundation
import Testing
import UIKit
import UIKitTesting

private final class RowCell: UITableViewCell {
    let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.fill(with: label, vertically: 10, horizontally: 16)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class ListController: UIViewController, UITableViewDataSource {
    let table = UITableView()
    var footer: String?
    var texts = ["One", "Two words on a line that is as long as it takes to need a second line here"]

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(RowCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        show(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.label.text = texts[indexPath.row]
        return cell
    }
}

private final class TileController: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    lazy var tiles = UICollectionView(frame: view.bounds, collectionViewLayout: layout)

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = CGSize(width: 100, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
        tiles.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        tiles.dataSource = self
        show(tiles, under: .never)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
}

@Suite("Lists of UIKit on Linux")
@MainActor
struct ListTests {
    @Test("A table has rows as tall as their content, one below the other")
    func table() {
        let controller = ListController()
        let test = TestScreen { controller }
        let cells = controller.table.visibleCells
        #expect(cells.count == 2 && cells[0] is RowCell)
        // A line is 20.287 points high, which is rounded up to a multiple of a third of a point; 10 points are above and
        // below it.
        #expect(abs(cells[0].frame.height - (20 + 61.0 / 3)) < 1e-9)
        #expect(cells[1].frame.minY == cells[0].frame.maxY && cells[1].frame.height > 55)
        #expect(abs(controller.table.contentSize.height - cells[1].frame.maxY) < 1e-9)
        #expect(controller.table.contentOffset.y == -47)
        test.run {
            controller.texts.append("Three")
            controller.table.reloadData()
        }
        #expect(controller.table.visibleCells.count == 3)
        let last = controller.table.visibleCells[2]
        #expect(controller.table.indexPath(for: last) == IndexPath(row: 2, section: 0))
        #expect(controller.table.indexPathForRow(at: last.center) == IndexPath(row: 2, section: 0))
        #expect(controller.table.indexPathForRow(at: CGPoint(x: 1, y: 1_000)) == nil)
        controller.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        #expect(controller.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test("A table knows where its sections, headers and footers are")
    func sections() {
        let controller = ListController()
        controller.footer = "Note"
        _ = TestScreen { controller }
        let table = controller.table
        let rows = table.rectForRow(at: IndexPath(row: 0, section: 0)).union(
            table.rectForRow(at: IndexPath(row: 1, section: 0)))
        let footer = table.rectForFooter(inSection: 0)
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Note" && table.headerView(forSection: 0) == nil)
        #expect(footer.height > 20 && footer.minY == rows.maxY && table.rectForHeader(inSection: 0) == .zero)
        #expect(table.rect(forSection: 0) == rows.union(footer) && table.rect(forSection: 1) == .zero)
    }

    @Test("A cell has the labels of its style, and is more than 44 points tall with two of them")
    func style() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting.width == 320 && fitting.height > 44 && fitting.height < 64)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
    }

    @Test(
        "The texts of a value cell are side by side if each fits on a line, and otherwise stacked",
        arguments: [(320.0, true), (200, false)])
    func value(width: CGFloat, isSideBySide: Bool) throws {
        // At 17 points, the texts are 71 and 107 points wide.
        var content = UIListContentConfiguration.valueCell()
        (content.text, content.secondaryText) = ("Summary", "Every evening")
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = content
        let fitting = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.frame.size = fitting
        cell.layoutIfNeeded()
        let list = try #require(cell.contentView.subviews.first as? UIListContentView)
        let labels = list.layoutView.subviews[0].subviews[1].subviews
        // The narrow cell has two lines 20.287 points high, with 1 point between them and 15 above and below.
        #expect(isSideBySide ? fitting.height == 53 : abs(fitting.height - 71.574) < 0.1)
        #expect((labels[0].frame.minY == labels[1].frame.minY) == isSideBySide)
        #expect(labels.allSatisfy { $0.frame.height < 21 && $0.frame.width >= $0.intrinsicContentSize.width })
    }

    @Test("A flow layout fills lines, distributes the remaining space, and mirrors them", arguments: [false, true])
    func flow(isMirrored: Bool) {
        var device = TestDevice(size: Size(width: 390, height: 600))
        device.direction = isMirrored ? .rightToLeft : .leftToRight
        let controller = TileController()
        _ = TestScreen(device) { controller }
        // In 370 points, three items of 100 leave gaps of 35, which the last line has as well.
        let lefts: [CGFloat] = isMirrored ? [280, 145, 10, 280, 145] : [10, 145, 280, 10, 145]
        #expect(controller.tiles.visibleCells.map(\.frame.minX) == lefts)
        #expect(controller.tiles.visibleCells.map(\.frame.minY) == [5, 5, 5, 75, 75])
        #expect(controller.tiles.contentSize == CGSize(width: 390, height: 140))
    }
}
