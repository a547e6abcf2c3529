public import QuickAnchors

/// A grid of four columns, each cell with text in its middle; scrolling moves the first cell to the end.
public struct CollectionView: Scene {
    public static let name = "collection"
    public let root = View(frame: screen)
    private var cells: [(cell: View, text: TextBox)]
    private var first = 0

    public init(_ count: Int) {
        cells = (0..<count).map { (View(), TextBox("Item \($0)")) }
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        for index in cells.indices { add(index, at: index, syntax) }
        return 6 * cells.count
    }

    /// Gives the oldest cell in the grid new text and moves the cell to the position after the last.
    public mutating func scroll(_ syntax: Syntax) {
        let index = first % cells.count
        cells[index].cell.removeFromSuperview()
        cells[index].text.removeFromSuperview()
        cells[index].text.text = "Item \(first + cells.count)"
        add(index, at: first + cells.count, syntax)
        first += 1
    }

    private func add(_ index: Int, at place: Int, _ syntax: Syntax) {
        let (cell, text) = cells[index]
        let left = Double(place % 4) * 97
        let top = Double(place / 4) * 97
        switch syntax {
        case .quick:
            root.quickAdd(cell, [topToTop(top), leadingToLeading(left), widthToConstant(90), heightToConstant(90)])
            cell.quickAdd(text, [centerX(), centerY()])
        case .verbose:
            root.addSubview(cell)
            cell.translatesAutoresizingMaskIntoConstraints = false
            cell.addSubview(text)
            text.translatesAutoresizingMaskIntoConstraints = false
            LayoutConstraint.activate([
                cell.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
                cell.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: left),
                cell.widthAnchor.constraint(equalToConstant: 90),
                cell.heightAnchor.constraint(equalToConstant: 90),
                text.centerXAnchor.constraint(equalTo: cell.centerXAnchor),
                text.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
            ])
        }
    }
}
