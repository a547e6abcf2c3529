import Testing
import UIKit
import UIKitTesting

/// Numbers from the public repository Vercantez/openuikit, measured on iOS 26.1.
@Suite("Lists as measured on iOS")
@MainActor
struct MeasuredListTests {
    /// The sections of a list: the texts of the rows and an optional title.
    private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
        let titles: [String?]
        let rows: [[String]]
        let makeCell: (String) -> UITableViewCell

        init(_ titles: [String?], _ rows: [[String]], _ makeCell: @escaping (String) -> UITableViewCell) {
            (self.titles, self.rows, self.makeCell) = (titles, rows, makeCell)
        }

        func numberOfSections(in tableView: UITableView) -> Int { rows.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            makeCell(rows[indexPath.section][indexPath.row])
        }
        func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            rows[section].count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
            guard let cell = cell as? UICollectionViewListCell else { return cell }
            var content = cell.defaultContentConfiguration()
            content.text = rows[indexPath.section][indexPath.item]
            cell.contentConfiguration = content
            return cell
        }
    }

    /// Shows a view on a screen of its size, which lays it out as long as it exists.
    private func show(_ view: UIView, _ scale: Double) -> TestScreen {
        let size = Size(width: Double(view.frame.width), height: Double(view.frame.height))
        let screen = TestScreen(TestDevice(size: size, displayScale: scale)) { UIViewController() }
        screen.run { screen.controller.view.addSubview(view) }
        return screen
    }

    private func isEqual(_ rect: CGRect, _ numbers: [CGFloat]) -> Bool {
        zip([rect.minX, rect.minY, rect.width, rect.height], numbers).allSatisfy { abs($0 - $1) < 0.0011 }
    }

    @Test("Rows and headers of a plain table with content configurations")
    func plainTable() throws {
        let source = Source(
            ["Archived", "Recently Played", "Suggested"],
            [["Night Drive", "Daily Mix"], ["Two", "Three"], ["A", "B"]]
        ) { text in
            let cell = UITableViewCell()
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            return cell
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        table.dataSource = source
        let screen = show(table, 2)
        defer { withExtendedLifetime((screen, source)) {} }
        for (section, y) in [22, 178, 334].enumerated() {
            #expect(table.rectForHeader(inSection: section) == CGRect(x: 0, y: y, width: 375, height: 28))
            #expect(isEqual(table.rectForRow(at: IndexPath(row: 0, section: section)), [0, CGFloat(y + 28), 375, 53]))
            #expect(isEqual(table.rectForRow(at: IndexPath(row: 1, section: section)), [0, CGFloat(y + 81), 375, 53]))
        }
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let label = try #require(cell.contentView.descendant(UILabel.self) { $0.text == "Night Drive" })
        #expect(isEqual(label.convert(label.bounds, to: cell), [16, 16.5, 85.5, 20.5]))
        let title = try #require(table.headerView(forSection: 0)?.textLabel)
        #expect(isEqual(title.convert(title.bounds, to: table.headerView(forSection: 0)), [16, 4, 343, 20.5]))
    }

    @Test("Rows of an inset grouped table with the built-in labels of cells")
    func insetGroupedTable() {
        func table(_ style: UITableViewCell.CellStyle) -> UITableView {
            let source = Source([nil, nil], [["One", "Two"], ["Three"]]) { text in
                let cell = UITableViewCell(style: style, reuseIdentifier: nil)
                cell.textLabel?.text = text
                if text != "Two" { cell.detailTextLabel?.text = "Detail" }
                return cell
            }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .insetGrouped)
            table.dataSource = source
            withExtendedLifetime((show(table, 3), source)) { table.layoutIfNeeded() }
            return table
        }
        let rows = table(.default)
        #expect(isEqual(rows.rectForRow(at: IndexPath(row: 0, section: 0)), [20, 35, 353, 52]))
        #expect(isEqual(rows.rectForRow(at: IndexPath(row: 1, section: 0)), [20, 87, 353, 52]))
        #expect(isEqual(rows.rectForRow(at: IndexPath(row: 0, section: 1)), [20, 174, 353, 52]))
        // A subtitle makes a row taller, but takes up no space while it is empty.
        let subtitles = table(.subtitle)
        #expect(abs(subtitles.rectForRow(at: IndexPath(row: 0, section: 0)).height - 62) < 0.34)
        #expect(isEqual(subtitles.rectForRow(at: IndexPath(row: 1, section: 0)).size, [353, 52]))
        #expect(isEqual(table(.value1).rectForRow(at: IndexPath(row: 0, section: 0)), [20, 35, 353, 52]))
    }

    @Test("Rows with subtitles grow with the size of the text")
    func subtitles() throws {
        // The category, the height of the row, and the tops of the two texts.
        let measured: [(UIContentSizeCategory, [CGFloat])] = [
            (.large, [62, 9, 32.5]), (.extraExtraExtraLarge, [83, 11, 42.5]), (.accessibilityLarge, [117, 15, 60.5]),
        ]
        for (category, expected) in measured {
            let source = Source([nil], [["Title"]]) { text in
                let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
                cell.textLabel?.text = text
                cell.detailTextLabel?.text = "Detail"
                return cell
            }
            var device = TestDevice(size: Size(width: 375, height: 667), displayScale: 2)
            device.contentSize = category
            let screen = TestScreen(device) { UIViewController() }
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
            let numbers = try screen.run {
                table.dataSource = source
                screen.controller.view.addSubview(table)
                table.layoutIfNeeded()
                let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
                cell.layoutIfNeeded()
                let labels = [cell.textLabel, cell.detailTextLabel].compactMap { $0 }
                return [cell.bounds.height] + labels.map { $0.convert($0.bounds, to: cell).minY }
            }
            #expect(numbers == expected)
        }
    }

    private func isEqual(_ size: CGSize, _ numbers: [CGFloat]) -> Bool {
        abs(size.width - numbers[0]) < 0.0011 && abs(size.height - numbers[1]) < 0.0011
    }

    @Test("Rows of an inset grouped collection list")
    func list() {
        let source = Source([nil, nil], [Array(repeating: "Row", count: 4), Array(repeating: "Row", count: 4)]) { _ in
            UITableViewCell()
        }
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 852), collectionViewLayout: layout)
        list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        list.dataSource = source
        let screen = show(list, 3)
        defer { withExtendedLifetime((screen, source)) {} }
        for (section, top) in [CGFloat(35), 271.333].enumerated() {
            for item in 0..<4 {
                let frame = list.cellForItem(at: IndexPath(item: item, section: section))?.frame ?? .zero
                #expect(isEqual(frame, [16, top + CGFloat(item) * 50.3333, 361, 50.333]))
            }
        }
    }
}

extension UIView {
    /// The first view of a type, in depth-first order, that satisfies a condition.
    fileprivate func descendant<Found: UIView>(_ type: Found.Type, where isWanted: (Found) -> Bool) -> Found? {
        for view in subviews {
            if let found = view as? Found, isWanted(found) { return found }
            if let found = view.descendant(type, where: isWanted) { return found }
        }
        return nil
    }
}
