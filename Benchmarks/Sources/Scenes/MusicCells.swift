public import QuickAnchors

/// Music cells that are positioned by their index, so that none depends on another.
public struct MusicCells: Scene {
    public static let name = "cells"
    public let root = View(frame: screen)
    public private(set) var cells: [MusicCell]

    public init(_ count: Int) {
        cells = (0..<count).map(MusicCell.init)
    }

    public mutating func express(_ syntax: Syntax) -> Int {
        for (index, cell) in cells.enumerated() { cell.add(to: root, at: index, syntax) }
        return MusicCell.constraintCount * cells.count
    }

    /// Replaces the middle cell with a new one.
    public mutating func replaceMiddle(_ syntax: Syntax) {
        let index = cells.count / 2
        cells[index].cell.removeFromSuperview()
        cells[index] = MusicCell(index)
        cells[index].add(to: root, at: index, syntax)
    }
}
