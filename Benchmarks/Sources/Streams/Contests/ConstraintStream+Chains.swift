/// Chains: each item is constrained to the one before it.
extension ConstraintStream {
    /// A chain with a length of 45 per link, and the rows that `addRules` adds for each link.
    static func closedChain(
        of count: Int, _ addRules: (inout ConstraintStream, Int, StreamSpan) -> [Int]
    ) -> ConstraintStream {
        var stream = ConstraintStream()
        let canvas = stream.addRoot(Double(count) * 45)
        var last: StreamSpan?
        for index in 0..<count {
            let link = StreamSpan(in: &stream)
            stream.add([(1, link.start)] + (last?.end(-1) ?? [(-1, canvas.start)]), .equal, 0)
            let rows = addRules(&stream, index, link)
            if index == count / 2 { stream.editedRows = rows }
            last = link
        }
        if let last { stream.add(last.end() + canvas.end(-1), .equal, 0) }
        return stream
    }

    /// A copy of the stream in which edits change the dragged row, such as the length of the root.
    func editingRoot() -> ConstraintStream {
        var stream = self
        stream.editedRows = [draggedRow]
        stream.editedConstant = rows[draggedRow].constant
        return stream
    }

    /// Views, each midway between its neighbors, with the first and the last at given positions.
    static func midpoints(of count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        let places = (0..<count).map { _ in stream.makeVariable() }
        stream.add([(1, places[0])], .equal, 10)
        stream.draggedRow = stream.add([(1, places[count - 1])], .equal, Double(count) * 45)
        for index in 1..<count - 1 {
            stream.add([(2, places[index]), (-1, places[index - 1]), (-1, places[index + 1])], .equal, 0)
        }
        return stream
    }

    mutating func addThreeWishes(_ index: Int, for link: StreamSpan) -> [Int] {
        add([(1, link.length)], .equal, 45 + Double(index * 5 % 17), priority: 500)
        add([(1, link.length)], .equal, 30 + Double(index * 3 % 41), priority: 250)
        return [add([(1, link.length)], .equal, ConstraintStream.natural(index), priority: 750)]
    }

    mutating func addClamps(_ index: Int, for link: StreamSpan) -> [Int] {
        add([(1, link.length)], .atMost, 60 + Double(index % 11))
        add([(1, link.length)], .equal, 50 + Double(index * 7 % 31), priority: 500)
        let least = index.isMultiple(of: 2) ? 45 : 30 + Double(index % 7)
        return [add([(1, link.length)], .atLeast, least)]
    }

    /// Adds a minimum length and, after it, a maximum length that is less; the maximum, which is newer, is dropped.
    mutating func addConflict(_ index: Int, for link: StreamSpan) -> [Int] {
        let least = add([(1, link.length)], .atLeast, 40)
        add([(1, link.length)], .atMost, 30)
        add([(1, link.length)], .equal, ConstraintStream.natural(index), priority: 500)
        return [least]
    }

    /// Nested views, each centered in its parent, at least a point from both edges, and as wide as possible up to a
    /// limit; the content of each needs less. The limits fall faster than the available width, with ups and downs, so
    /// that a limit is tight every few levels.
    static func limitedNest(depth: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        var outer = stream.addRoot(Double(3 * depth) + 20)
        for index in 0..<depth {
            let inner = StreamSpan(in: &stream)
            stream.add(inner.center() + outer.center(-1), .equal, 0)
            stream.add([(1, inner.length), (-1, outer.length)], .atMost, -2)
            stream.add([(1, inner.length), (-1, outer.length)], .equal, -2, priority: 500)
            stream.add([(1, inner.length)], .atMost, Double(3 * (depth - index)) + natural(index))
            let rows = stream.addContent(inner.length, is: natural(index))
            if index == depth / 2 { stream.editedRows = rows }
            outer = inner
        }
        return stream
    }

    /// Views that must keep a distance, with preferred positions that are on average only half as far apart.
    static func crowd(of count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        var last: Int?
        for index in 0..<count {
            let place = stream.makeVariable()
            let wish = 10 * Double(index) + Double(index * 37 % 50)
            let row = stream.add([(1, place)], .equal, wish, priority: 500)
            if index == count / 2 { (stream.editedRows, stream.editedConstant) = ([row], wish) }
            if let last { stream.add([(1, place), (-1, last)], .atLeast, 20) }
            last = place
        }
        return stream
    }

    /// Positions that prefer to equal their data and, with the same weight, their neighbors.
    static func smoothing(of count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        var last: Int?
        for index in 0..<count {
            let place = stream.makeVariable()
            let row = stream.add([(1, place)], .equal, Double(index * 37 % 101), priority: 250)
            if index == count / 2 { stream.editedRows = [row] }
            if let last { stream.add([(1, place), (-1, last)], .equal, 0, priority: 250) }
            last = place
        }
        return stream
    }
}
