import ConstraintSolver

/// Layouts of thousands of constraints, with competing or conflicting ones in every part: far too large for the oracle.
enum LargeLayouts: String, CaseIterable, Sendable {
    /// A column of self-sizing rows: content, a minimum height, a preference to be small, and two labels that share a
    /// width.
    case rows
    /// Columns that are as narrow as their labels allow, with a preferred limit that some labels exceed.
    case table
    /// A chain fixed at both ends, in which each link has more optional rows than can be satisfied.
    case chain
    /// A column of rows, every third of which contradicts itself, and a length limit that is too small for all rows.
    case conflicts

    func system(items count: Int) -> TestSystem {
        var sketch = LayoutSketch()
        switch self {
        case .rows: sketch.addRows(count)
        case .table: sketch.addTable(count)
        case .chain: sketch.addChain(count)
        case .conflicts: sketch.addConflicts(count)
        }
        return sketch.system
    }
}

extension LayoutSketch {
    /// The natural length of an item, which differs from item to item.
    private func natural(_ index: Int) -> Double { 20 + Double(index * 7 % 50) }

    private mutating func container(_ length: Double) -> Box {
        let container = box()
        require([(1, container.start)], .equal, 0)
        self.length(container, .equal, length)
        return container
    }

    fileprivate mutating func addRows(_ count: Int) {
        var above = container(16)
        for index in 0..<count {
            let (row, content, first, second) = (box(), box(), box(), box())
            follow(row, after: above, gap: 0)
            alignStart(of: content, in: row, inset: 6, .greaterThanOrEqual)
            alignEnd(of: content, in: row, inset: 6, .lessThanOrEqual)
            center(content, in: row, at: 999)
            length(row, .greaterThanOrEqual, 44)
            length(row, .equal, 0, at: 50)
            naturalSize(content, natural(index))
            naturalSize(first, natural(index + 3))
            naturalSize(second, natural(index + 8))
            ratio(first, to: second, 1)
            above = row
        }
    }

    fileprivate mutating func addTable(_ count: Int) {
        var left = container(10)
        let columns = (0..<3).map { number in
            let column = box()
            follow(column, after: left, gap: 8)
            length(column, .equal, 0, at: 50)
            length(column, .lessThanOrEqual, 60, at: 751)
            left = column
            return column
        }
        for index in 0..<count {
            for (number, column) in columns.enumerated() {
                let label = box()
                alignStart(of: label, in: column, inset: 4)
                alignEnd(of: label, in: column, inset: 4, .lessThanOrEqual)
                naturalSize(label, natural(index * 3 + number))
            }
        }
    }

    fileprivate mutating func addChain(_ count: Int) {
        let canvas = container(Double(count) * 30)
        var last: Box?
        for index in 0..<count {
            let link = box()
            if let last { follow(link, after: last, gap: 0) } else { alignStart(of: link, in: canvas, inset: 0) }
            length(link, .equal, natural(index), at: 750)
            length(link, .equal, natural(index * 3), at: 500)
            length(link, .equal, natural(index * 5), at: 250)
            last = link
        }
        if let last { alignEnd(of: last, in: canvas, inset: 0) }
    }

    fileprivate mutating func addConflicts(_ count: Int) {
        var above = container(16)
        for index in 0..<count {
            let (row, label) = (box(), box())
            follow(row, after: above, gap: 8)
            length(row, .equal, 44)
            alignStart(of: label, in: row, inset: 6)
            if index.isMultiple(of: 3) { alignEnd(of: label, in: row, inset: 6) }
            length(label, .greaterThanOrEqual, 36)
            naturalSize(label, natural(index))
            above = row
        }
        require([(1, above.start), (1, above.length)], .lessThanOrEqual, Double(count) * 50)
    }
}
