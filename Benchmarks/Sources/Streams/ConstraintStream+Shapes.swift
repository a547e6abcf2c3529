extension ConstraintStream {
    /// Rows in a parent, one below the other: the left edge and the width follow from the parent, and each top from the
    /// row above.
    ///
    /// Four required equalities per row. The parent's width can be dragged and the first row's height edited.
    public static func list(rows count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        let parentLeft = stream.makeVariable()
        let parentTop = stream.makeVariable()
        let parentWidth = stream.makeVariable()
        stream.add([(1, parentLeft)], .equal, 0)
        stream.add([(1, parentTop)], .equal, 0)
        stream.draggedRow = stream.add([(1, parentWidth)], .equal, 390)
        var above: StreamBox?
        for _ in 0..<count {
            let row = StreamBox(in: &stream)
            stream.add([(1, row.left), (-1, parentLeft)], .equal, 16)
            if let above {
                stream.add([(1, row.top), (-1, above.top), (-1, above.height)], .equal, 8)
            } else {
                stream.add([(1, row.top), (-1, parentTop)], .equal, 8)
            }
            stream.add([(1, row.width), (-1, parentWidth)], .equal, -32)
            let height = stream.add([(1, row.height)], .equal, 44)
            if above == nil { stream.editedRows = [height] }
            above = row
        }
        return stream
    }

    /// Nested boxes, each with its four edges one point inside its parent's.
    public static func nested(depth: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        var outer = StreamBox(in: &stream)
        stream.add([(1, outer.left)], .equal, 0)
        stream.add([(1, outer.top)], .equal, 0)
        stream.draggedRow = stream.add([(1, outer.width)], .equal, 4000)
        stream.editedRows = [stream.add([(1, outer.height)], .equal, 4000)]
        for _ in 0..<depth {
            let inner = StreamBox(in: &stream)
            stream.add([(1, inner.left), (-1, outer.left)], .equal, 1)
            stream.add([(1, inner.top), (-1, outer.top)], .equal, 1)
            stream.add([(1, inner.left), (1, inner.width), (-1, outer.left), (-1, outer.width)], .equal, -1)
            stream.add([(1, inner.top), (1, inner.height), (-1, outer.top), (-1, outer.height)], .equal, -1)
            outer = inner
        }
        return stream
    }

    /// Music cells that share nothing: artwork, title, album and duration; in every other cell, the title must be
    /// truncated.
    ///
    /// Twenty variables and 28 constraints per cell. The middle cell can be removed and added again.
    public static func cells(_ count: Int) -> ConstraintStream {
        var stream = ConstraintStream()
        for index in 0..<count {
            let start = stream.rows.count
            stream.addCell(index)
            if index == count / 2 { stream.replacedRows = start..<stream.rows.count }
        }
        return stream
    }

    private mutating func addCell(_ index: Int) {
        let cell = StreamBox(in: &self)
        let artwork = StreamBox(in: &self)
        let title = StreamBox(in: &self)
        let album = StreamBox(in: &self)
        let duration = StreamBox(in: &self)
        add([(1, cell.left)], .equal, 0)
        add([(1, cell.top)], .equal, Double(64 * index))
        let width = add([(1, cell.width)], .equal, 390)
        let height = add([(1, cell.height)], .equal, 64, priority: 999)
        if index == 0 { (draggedRow, editedRows) = (width, [height]) }

        add([(1, artwork.width)], .equal, 36)
        add([(1, artwork.height)], .equal, 36)
        add([(1, artwork.left), (-1, cell.left)], .equal, 16)
        addCentered(artwork, in: cell)

        add([(1, title.top), (-1, cell.top)], .equal, 14)
        add([(1, title.left), (-1, artwork.left), (-1, artwork.width)], .equal, 16)
        addIntrinsic(title, width: index.isMultiple(of: 2) ? 120 : 400, height: 19)

        add([(1, album.top), (1, album.height), (-1, cell.top), (-1, cell.height)], .equal, -14)
        add([(1, album.left), (-1, artwork.left), (-1, artwork.width)], .equal, 16)
        addIntrinsic(album, width: 90, height: 15)

        addCentered(duration, in: cell)
        add([(1, duration.left), (1, duration.width), (-1, cell.left), (-1, cell.width)], .equal, -24)
        addIntrinsic(duration, width: 30, height: 17, compression: 751)
        add([(1, duration.left), (-1, title.left), (-1, title.width)], .atLeast, 8)
        add([(1, duration.left), (-1, album.left), (-1, album.width)], .atLeast, 8)
    }

    private mutating func addCentered(_ box: StreamBox, in cell: StreamBox) {
        add([(1, box.top), (0.5, box.height), (-1, cell.top), (-0.5, cell.height)], .equal, 0)
    }

    private mutating func addIntrinsic(_ box: StreamBox, width: Double, height: Double, compression: Double = 750) {
        addContent(box.width, is: width, compression: compression)
        addContent(box.height, is: height)
    }

    /// Makes a length equal that of its content unless other rows prevent it. Returns the rows whose constant is the
    /// content's length.
    @discardableResult
    mutating func addContent(_ length: Int, is natural: Double, compression: Double = 750) -> [Int] {
        [
            add([(1, length)], .atMost, natural, priority: 250),
            add([(1, length)], .atLeast, natural, priority: compression),
        ]
    }
}
