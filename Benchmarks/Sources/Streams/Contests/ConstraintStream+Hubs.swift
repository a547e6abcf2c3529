/// Hubs: many items are constrained to the same few variables.
extension ConstraintStream {
    /// Views at given distances from the first, and a guide around all of them, centered in the parent: the guide
    /// extends at least to the edges of each view, and prefers to extend no farther.
    static func centeredBounds(of count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        let parent = stream.addRoot(390)
        let guide = StreamSpan(in: &stream)
        stream.add(guide.center() + parent.center(-1), .equal, 0)
        let views = (0..<count).map { _ in StreamSpan(in: &stream) }
        for (index, view) in views.enumerated() {
            if index > 0 { stream.add([(1, view.start), (-1, views[0].start)], .equal, Double(index * 13 % 97)) }
            stream.add([(1, guide.start), (-1, view.start)], .atMost, 0)
            stream.add([(1, guide.start), (-1, view.start)], .equal, 0, priority: 50)
            stream.add(guide.end() + view.end(-1), .atLeast, 0)
            stream.add(guide.end() + view.end(-1), .equal, 0, priority: 50)
            let rows = stream.addContent(view.length, is: natural(index))
            if index == count / 2 { stream.editedRows = rows }
        }
        return stream
    }

    /// Three columns as narrow as their contents allow.
    static func table(rows count: Int, editsWidest: Bool) -> ConstraintStream {
        var stream = ConstraintStream()
        var last: StreamSpan?
        var columns: [StreamSpan] = []
        for _ in 0..<3 {
            let column = StreamSpan(in: &stream)
            stream.add([(1, column.start)] + (last?.end(-1) ?? []), .equal, last == nil ? 0 : 8)
            stream.add([(1, column.length)], .equal, 0, priority: 50)
            columns.append(column)
            last = column
        }
        for index in 0..<count {
            for (number, column) in columns.enumerated() {
                let label = StreamSpan(in: &stream)
                stream.add([(1, label.start), (-1, column.start)], .equal, 4)
                stream.add(label.end() + column.end(-1), .atMost, -4)
                let isWidest = number == 2 && index == count / 3
                let rows = stream.addContent(label.length, is: isWidest ? 300 : natural(index + number))
                let isEdited = editsWidest ? isWidest : number == 2 && index == count / 2
                if isEdited { (stream.editedRows, stream.editedConstant) = (rows, editsWidest ? 300 : 45) }
            }
        }
        return stream
    }

    /// Rows, one below the other, each as tall as its label and margins, but at least 44. The first label changes.
    static func contentRows(_ count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        var last: StreamSpan?
        for index in 0..<count {
            let (row, label) = (StreamSpan(in: &stream), StreamSpan(in: &stream))
            stream.add([(1, row.start)] + (last?.end(-1) ?? []), .equal, 0)
            stream.add([(1, row.length)], .atLeast, 44)
            stream.add([(1, row.length)], .equal, 0, priority: 50)
            stream.add([(1, label.start), (-1, row.start)], .equal, 6)
            stream.add(label.end() + row.end(-1), .atMost, -6)
            let rows = stream.addContent(label.length, is: natural(index))
            if index == 0 { stream.editedRows = rows }
            last = row
        }
        return stream
    }

    /// A row of labels, all as wide as the widest one. The content of the widest label changes.
    static func equalWidths(of count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        stream.addLine(of: count) { stream, index, view, first in
            if let first { stream.add([(1, view.length), (-1, first.length)], .equal, 0) }
            return stream.addContent(view.length, is: index == count / 2 ? 80 : natural(index))
        }
        stream.editedConstant = 80
        return stream
    }

    /// A row of pictures, each with an aspect ratio, all as tall as the tallest one. The tallest picture's content
    /// changes.
    static func aspectRow(of count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        var firstHeight: Int?
        stream.addLine(of: count) { stream, index, view, _ in
            let height = stream.makeVariable(isNonNegative: true)
            if let firstHeight { stream.add([(1, height), (-1, firstHeight)], .equal, 0) }
            firstHeight = firstHeight ?? height
            stream.add([(1, view.length), (-(0.5 + Double(index % 5) / 4), height)], .equal, 0)
            return stream.addContent(height, is: index == count / 2 ? 80 : natural(index))
        }
        stream.editedConstant = 80
        return stream
    }

    /// Adds views one after the other, starting at 0, with gaps of 8, and the rows that `addRules` adds for each view.
    private mutating func addLine(
        of count: Int, _ addRules: (inout ConstraintStream, Int, StreamSpan, _ first: StreamSpan?) -> [Int]
    ) {
        var (first, last): (StreamSpan?, StreamSpan?)
        for index in 0..<count {
            let view = StreamSpan(in: &self)
            add([(1, view.start)] + (last?.end(-1) ?? []), .equal, last == nil ? 0 : 8)
            let rows = addRules(&self, index, view, first)
            if index == count / 2 { editedRows = rows }
            (first, last) = (first ?? view, view)
        }
    }

    /// Labels that start where their container starts; the container ends no earlier than any of them.
    static func hub(of count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        let container = stream.addRoot(nil)
        stream.add([(1, container.length)], .equal, 0, priority: 50)
        for index in 0..<count {
            let label = StreamSpan(in: &stream)
            stream.add([(1, label.start), (-1, container.start)], .equal, 0)
            stream.add(label.end() + container.end(-1), .atMost, 0)
            let rows = stream.addContent(label.length, is: natural(index))
            if index == count / 2 { stream.editedRows = rows }
        }
        return stream
    }

    /// Required equalities that give one length different constants. The first is satisfied, and its constant changes.
    static func numbers(_ count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        let length = stream.makeVariable(isNonNegative: true)
        for index in 0..<count {
            let row = stream.add([(1, length)], .equal, index == 0 ? 45 : 60 + Double(index))
            if index == 0 { stream.editedRows = [row] }
        }
        return stream
    }

    /// Lengths whose given sum is too small for their preferred values.
    static func shares(of count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        let shares = (0..<count).map { _ in stream.makeVariable(isNonNegative: true) }
        stream.draggedRow = stream.add(shares.map { (1, $0) }, .equal, Double(count) * 40)
        for (index, share) in shares.enumerated() {
            let row = stream.add([(1, share)], .equal, 50, priority: 500)
            if index == count / 2 { stream.editedRows = [row] }
        }
        return stream
    }

    /// Lengths between two limits that are themselves variables and should, if possible, be at most 20 apart.
    static func floatingLimits(of count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        let (least, greatest) = (stream.makeVariable(), stream.makeVariable())
        stream.add([(1, greatest), (-1, least)], .atMost, 20, priority: 750)
        for index in 0..<count {
            let length = stream.makeVariable(isNonNegative: true)
            stream.add([(1, length), (-1, least)], .atLeast, 0)
            stream.add([(1, length), (-1, greatest)], .atMost, 0)
            let row = stream.add([(1, length)], .equal, natural(index), priority: 500)
            if index == count / 2 { stream.editedRows = [row] }
        }
        return stream
    }
}
