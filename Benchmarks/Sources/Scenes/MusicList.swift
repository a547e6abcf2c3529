public import QuickAnchors

/// Music cells in a column, each pinned to the one above.
public struct MusicList: Scene {
    public static let name = "musiclist"
    public let root = View(frame: screen)
    /// The constraint that gives the first cell its height.
    public var firstHeight: LayoutConstraint? {
        let first = cells[0].cell
        return first.constraints.first { $0.firstItem === first && $0.firstAttribute == .height }
    }

    private let cells: [MusicCell]

    public init(_ count: Int) {
        cells = (0..<count).map(MusicCell.init)
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        var above: MusicCell?
        for cell in cells {
            if let above { cell.add(to: root, under: above, syntax) } else { cell.add(to: root, at: 0, syntax) }
            above = cell
        }
        return MusicCell.constraintCount * cells.count
    }
}
