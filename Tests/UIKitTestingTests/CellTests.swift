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

    @Test("The background of a selected cell is above the other one while the cell is selected or highlighted")
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

    @Test("A row that shows no selection does not show the background of a selected one")
    func selectionStyle() {
        let (cell, selected) = (UITableViewCell(), UIView())
        cell.selectedBackgroundView = selected
        cell.isSelected = true
        cell.selectionStyle = .none
        #expect(selected.superview == nil)
        cell.selectionStyle = .default
        #expect(selected.superview === cell)
    }
}
