import Foundation
import Testing
import UIKit
import UIKitTesting

/// The properties that cells of tables and collections have in common.
@MainActor
private protocol Cell: UIView {
    var contentView: UIView { get }
    var backgroundView: UIView? { get set }
    var selectedBackgroundView: UIView? { get set }
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
}

extension UITableViewCell: Cell {}
extension UICollectionViewCell: Cell {}

/// A cell whose text says whether the cell is selected.
private final class StateCell: UITableViewCell {
    override func updateConfiguration(using state: UICellConfigurationState) { show(state) }
}

extension UITableViewCell {
    fileprivate func show(_ state: UICellConfigurationState) {
        var content = defaultContentConfiguration()
        content.text = state.isSelected ? "Selected" : "Plain"
        contentConfiguration = content
    }
}

/// A table with one cell that overrides the method for state changes and one that has a handler for them.
private final class StatesController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard indexPath.row > 0 else { return StateCell() }
        let cell = UITableViewCell()
        cell.configurationUpdateHandler = { $0.show($1) }
        return cell
    }

    var texts: [String?] {
        tableView.visibleCells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
    }
}

/// A configuration whose view is tagged with the state.
private struct TagConfiguration: UIContentConfiguration {
    var tag = 0

    func makeContentView() -> any UIView & UIContentView { TagView(self) }

    func updated(for state: any UIConfigurationState) -> TagConfiguration {
        TagConfiguration(tag: (state as? UICellConfigurationState)?.isSelected == true ? 1 : 2)
    }
}

private final class TagView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: TagConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
}

@Suite("Cells of tables and collections")
@MainActor
struct CellTests {
    private let cells: [any Cell] = [UITableViewCell(), UICollectionViewCell(frame: .zero)]

    @Test("A background fills the cell behind its content, and leaves when it is replaced")
    func background() {
        for cell in cells {
            let (first, second) = (UIView(), UIView())
            cell.backgroundView = first
            cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
            cell.layoutIfNeeded()
            #expect(cell.subviews.first === first && first.frame == cell.bounds)
            cell.backgroundView = second
            #expect(first.superview == nil && cell.subviews.first === second && second.frame == cell.bounds)
            cell.backgroundView = nil
            #expect(cell.subviews.first === cell.contentView)
        }
    }

    @Test("The selected background is above the plain one while the cell is selected or highlighted")
    func selection() {
        for cell in cells {
            let (plain, selected) = (UIView(), UIView())
            cell.selectedBackgroundView = selected
            #expect(selected.superview == nil)
            cell.isSelected = true
            cell.backgroundView = plain
            cell.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
            cell.layoutIfNeeded()
            #expect(cell.subviews.prefix(3) == [plain, selected, cell.contentView] && selected.frame == cell.bounds)
            (cell.isSelected, cell.isHighlighted) = (false, true)
            #expect(cell.subviews.prefix(3) == [plain, selected, cell.contentView])
            cell.isHighlighted = false
            #expect(cell.subviews.prefix(2) == [plain, cell.contentView] && selected.superview == nil)
        }
    }

    @Test("A cell configures itself for its state before it is shown, and when the state changes")
    func states() {
        let controller = StatesController(style: .plain)
        let test = TestScreen { controller }
        #expect(controller.texts == ["Plain", "Plain"])
        controller.tableView.allowsMultipleSelection = true
        test.run {
            for row in 0..<2 {
                let path = IndexPath(row: row, section: 0)
                controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            }
        }
        #expect(controller.texts == ["Selected", "Selected"])
        let tile = UICollectionViewCell(frame: .zero)
        var states: [Bool] = []
        tile.configurationUpdateHandler = { states.append($1.isHighlighted) }
        tile.isHighlighted = true
        #expect(states == [false, true])
    }

    @Test("A row whose selection style is none does not show the selected background")
    func selectionStyle() {
        let (cell, selected) = (UITableViewCell(), UIView())
        cell.selectedBackgroundView = selected
        cell.isSelected = true
        cell.selectionStyle = .none
        #expect(selected.superview == nil)
        cell.selectionStyle = .default
        #expect(selected.superview === cell)
    }

    @Test("A content configuration is updated for the state of its cell, unless the cell turns this off")
    func updates() {
        let (row, item) = (UITableViewCell(), UICollectionViewCell(frame: .zero))
        row.contentConfiguration = TagConfiguration()
        item.contentConfiguration = TagConfiguration()
        (row.isSelected, item.isSelected) = (true, true)
        func tags() -> [Int?] {
            [row.contentConfiguration, item.contentConfiguration].map { ($0 as? TagConfiguration)?.tag }
        }
        #expect(tags() == [1, 1])
        (row.automaticallyUpdatesContentConfiguration, item.automaticallyUpdatesContentConfiguration) = (false, false)
        (row.isSelected, item.isSelected) = (false, false)
        #expect(tags() == [1, 1])
    }

    @Test("A list image keeps its proportions within its maximum size, and has the space that is reserved for it")
    func images() throws {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Text", UIImage(size: CGSize(width: 100, height: 50)))
        content.imageProperties.maximumSize = CGSize(width: 50, height: 0)
        let cell = UITableViewCell()
        func frames() throws -> (image: CGRect, text: CGRect) {
            cell.contentConfiguration = content
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
            cell.layoutIfNeeded()
            let row = try #require(cell.contentView.subviews.first).subviews[0]
            return (row.subviews[0].frame, row.subviews[1].frame)
        }
        #expect(try frames().image.size == CGSize(width: 50, height: 25))
        content.imageProperties.maximumSize = CGSize(width: 200, height: 10)
        #expect(try frames().image.size == CGSize(width: 20, height: 10))
        content.imageProperties.reservedLayoutSize = CGSize(width: 40, height: 0)
        #expect(try frames().text.minX == 40 + content.imageToTextPadding)
        content.imageProperties.reservedLayoutSize = .zero
        #expect(try frames().text.minX == 20 + content.imageToTextPadding)
    }
}
