/// An algorithm that determines page breaks, block by block. It measures heights, and keeps none of the views that it
/// makes for this purpose.
struct Paginator {
    private let document: Document
    private var galley: Galley
    private(set) var plan: DocumentPlan
    private(set) var diagnostics: [DocumentDiagnostic] = []
    /// The reports on content that is not on a page yet, with its height.
    private var unplaced: [(kind: DocumentDiagnostic.Kind, height: Double)] = []
    private var page = PlannedPage()
    /// The height that is already used on the page.
    private var bottom = 0.0
    /// The number of table rows measured so far. The galley is replaced from time to time, because removed views leave
    /// data behind in it.
    private var measuredRows = 0

    private static let tolerance = 1e-6

    init(_ document: Document) {
        self.document = document
        galley = Galley(document)
        plan = DocumentPlan(heights: Array(repeating: [], count: document.blocks.count))
    }

    private var room: Double { document.bodySize.height }
    /// The position at which the next block begins. A block without height fits even on a full page.
    private var top: Double { page.parts.isEmpty ? 0 : min(bottom + document.spacing, room) }

    mutating func run() {
        for (index, block) in document.blocks.enumerated() {
            keepSection(at: index)
            keepHeading(at: index)
            switch block.content {
            case .pageBreak: if !page.parts.isEmpty { startPage() }
            case .table(let table): flow(TableRuler(table, document), index)
            case .view(let view): flow(view, index)
            }
        }
        record()
        if !page.parts.isEmpty || plan.pages.isEmpty { startPage() }
    }

    private mutating func startPage() {
        plan.pages.append(page)
        (page, bottom) = (PlannedPage(), 0)
    }

    /// Reports content that does not fit, as soon as it is known on which page it begins.
    private mutating func report(_ kind: DocumentDiagnostic.Kind, _ height: Double) { unplaced.append((kind, height)) }

    /// Records the reports on the content that begins on the current page.
    private mutating func record() {
        diagnostics += unplaced.map { kind, height in
            DocumentDiagnostic(kind: kind, page: plan.pages.count + 1, height: height, room: room)
        }
        unplaced = []
    }

    private func fits(_ height: Double, below top: Double) -> Bool { top + height <= room + Paginator.tolerance }

    private mutating func add(_ content: PlannedPart.Content, of block: Int, at top: Double, height: Double) {
        record()
        page.parts.append(PlannedPart(block: block, top: top, height: height, content: content))
        bottom = top + height
    }
}

/// The height of a column of stacked blocks.
private struct Column {
    let spacing: Double
    private(set) var height = 0.0
    /// The space above the next block.
    private var gap = 0.0

    init(spacing: Double) { self.spacing = spacing }

    /// Adds a block of the given height. The space above a block of zero height counts only if a taller block follows.
    mutating func add(_ block: Double) {
        if block > 0 { (height, gap) = (height + gap + block, 0) }
        gap += spacing
    }
}

// The rules that keep blocks together.
extension Paginator {
    /// Starts a page for a section that does not fit on the current page but would fit on an empty one; reports a
    /// section that does not fit on any page.
    private mutating func keepSection(at first: Int) {
        guard let height = heightOfSection(at: first) else { return }
        if !fits(height, below: 0) {
            report(.brokenSection, height)
        } else if !fits(height, below: top) {
            startPage()
        }
    }

    /// The height of the section that begins with a block; nil if there is none, or if it contains a page break.
    private mutating func heightOfSection(at first: Int) -> Double? {
        let blocks = document.blocks
        guard let section = blocks[first].section, first == 0 || blocks[first - 1].section !== section else {
            return nil
        }
        var column = Column(spacing: document.spacing)
        for index in blocks[first...].prefix(while: { $0.section === section }).indices {
            if case .pageBreak = blocks[index].content { return nil }
            column.add(height(of: index))
        }
        return column.height
    }

    /// Starts a page for headings if they do not fit on the current page together with what must be below them, but
    /// would fit on an empty one.
    private mutating func keepHeading(at first: Int) {
        let blocks = document.blocks
        guard blocks[first].heading != nil, first == 0 || blocks[first - 1].heading == nil else { return }
        let below = partBelowHeadings(at: first)
        var column = Column(spacing: document.spacing)
        for index in first..<below.start { column.add(height(of: index)) }
        column.add(below.height)
        if !fits(column.height, below: top), fits(column.height, below: 0) { startPage() }
    }

    /// The part that must be on the same page as the headings above it, given by its first block and its height: a
    /// section if it fits on a page, or else the beginning of the first block that is not a heading.
    private mutating func partBelowHeadings(at first: Int) -> (start: Int, height: Double) {
        let blocks = document.blocks
        guard let next = blocks[first...].firstIndex(where: { $0.heading == nil }) else { return (blocks.count, 0) }
        // Some of the headings may belong to the section.
        let start = blocks[first...next].firstIndex { $0.section === blocks[next].section } ?? next
        if let height = heightOfSection(at: start), fits(height, below: 0) { return (start, height) }
        return (next, leastHeight(of: next))
    }

    private mutating func height(of index: Int) -> Double {
        switch document.blocks[index].content {
        case .pageBreak: return 0
        case .view(let view): return height(of: view, index)
        case .table(let table):
            let ruler = TableRuler(table, document)
            let header = height(ofRow: nil, ruler, index)
            return max(0, table.rows.reduce(header) { $0 + height(ofRow: $1, ruler, index) } - ruler.spaceBelow)
        }
    }

    /// The minimum height of a block's first part before a page break.
    private mutating func leastHeight(of index: Int) -> Double {
        switch document.blocks[index].content {
        case .pageBreak: return 0
        case .view(let view):
            let height = height(of: view, index)
            guard view is Label || view is GridView || !fits(height, below: 0) else { return height }
            let segments = segments(of: view, index, height: height)
            let count = segments.extents.count
            let least = segments.headerCount + segments.least
            return count < least + segments.least ? height : segments.extents[least - 1].bottom
        case .table(let table):
            let ruler = TableRuler(table, document)
            let header = height(ofRow: nil, ruler, index)
            guard let first = table.rows.first else { return max(0, header - ruler.spaceBelow) }
            let height = height(ofRow: first, ruler, index) - ruler.spaceBelow
            if fits(height, below: 0) { return max(0, header + height) }
            let segments = segments(ofRow: first, ruler, index, below: header)
            let least = min(segments.least, segments.extents.count)
            return header + segments.extents[least - 1].bottom
        }
    }
}

// Heights.
extension Paginator {
    private mutating func height(of view: View, _ index: Int) -> Double {
        if let known = plan.heights[index].first { return known }
        let height = galley.height(of: view, width: document.bodySize.width) { report(.notFinite, $0) }
        view.removeFromSuperview()
        if height == 0, view is ImageView { report(.flatImage, height) }
        plan.heights[index] = [height]
        return height
    }

    /// The height of a row of a block, or of the header if the row is nil. The header is measured first, then the rows
    /// in order, each of them once.
    private mutating func height(ofRow row: Int?, _ ruler: TableRuler, _ index: Int) -> Double {
        let position = ruler.table.position(of: row)
        if position < plan.heights[index].count { return plan.heights[index][position] }
        measuredRows += 1
        if measuredRows.isMultiple(of: 64) { galley = Galley(document) }
        let height = ruler.height(of: row, in: galley) { report(.notFinite, $0) }
        plan.heights[index].append(height)
        return height
    }

    /// The segments of a view, between which pages may break.
    private func segments(of view: View, _ index: Int, height: Double) -> Segments {
        let own = Galley(document)
        own.place(view, in: Rect(x: 0, y: 0, width: document.bodySize.width, height: height))
        own.root.layoutIfNeeded()
        defer { view.removeFromSuperview() }
        if let label = view as? Label { return Segments(linesOf: label, document.textMeasurer) }
        let snapshot = LayoutSnapshot(of: own.root)
        func contents(_ page: Double) -> Segments {
            Segments(contentOf: snapshot, height: height, page: page, document.textMeasurer)
        }
        guard let grid = view as? GridView, !grid.rows.isEmpty else { return contents(room) }
        var segments = Segments(rowsOf: grid, headerRows: document.blocks[index].headerRows)
        if segments.extents.contains(where: { !fits($0.bottom - $0.top, below: 0) }) {
            let header = segments.headerCount > 0 ? segments.extents[segments.headerCount].top : 0
            segments.breakParts(higherThan: room, at: contents(header > room / 2 ? room : room - header))
        }
        return segments
    }

    /// The segments of a row of a table made on demand, or of its header if the row is nil, on pages with a repeated
    /// header of the given height.
    private func segments(ofRow row: Int?, _ ruler: TableRuler, _ index: Int, below header: Double) -> Segments {
        let own = Galley(document)
        let height = plan.heights[index][ruler.table.position(of: row)]
        ruler.place(row, at: .zero, height: height, in: own)
        own.root.layoutIfNeeded()
        var segments = Segments(
            contentOf: LayoutSnapshot(of: own.root), height: height - ruler.spaceBelow, page: room - header,
            document.textMeasurer)
        segments.least = 2
        return segments
    }
}

// Distributing blocks across pages.
extension Paginator {
    private mutating func flow(_ view: View, _ index: Int) {
        let height = height(of: view, index)
        if fits(height, below: top) { return add(.whole, of: index, at: top, height: height) }
        let canBreak = view is Label || view is GridView
        if !canBreak, fits(height, below: 0) {
            startPage()
            return add(.whole, of: index, at: 0, height: height)
        }
        if !canBreak { report(.cut, height) }
        flow(segments(of: view, index, height: height), index, height: height, reportsCuts: canBreak)
    }

    /// Places as many segments on each page as fit, with enough left for the next page.
    ///
    /// - Parameter first: the start of a row of a table made on demand; nil for the segments of a view.
    private mutating func flow(
        _ segments: Segments, _ index: Int, height: Double, reportsCuts: Bool, first: RowStart? = nil
    ) {
        let extents = segments.extents
        guard !extents.isEmpty else { return }
        // The height of the header, including the space below it.
        var header = segments.headerCount > 0 ? extents[segments.headerCount].top : 0
        if header > room / 2 {
            report(.highHeader, header)
            header = 0
        }
        var (next, from, start) = (0, 0.0, first)
        while next < extents.count {
            // A row that fits on a page but not below the header is shown without the header.
            let rest = extents[next].bottom - from
            let hasRoom = fits(rest, below: header) || !fits(rest, below: 0)
            let repeated = start?.header ?? (next >= max(1, segments.headerCount) && hasRoom ? header : 0)
            let top = start?.top ?? self.top
            let limit = from + room - top - repeated
            let end = segments.end(from: next, limit + Paginator.tolerance, isAlone: page.parts.isEmpty)
            if end == next, !page.parts.isEmpty {
                startPage()
                start?.moveToNextPage()
                continue
            }
            if repeated > 0 {
                let content =
                    start.map { PlannedPart.Content.rows($0.row..<$0.row, hasHeader: true) }
                    ?? .header(to: extents[segments.headerCount - 1].bottom)
                page.parts.append(PlannedPart(block: index, top: top, height: repeated, content: content))
            }
            let isContinued = from > extents[next].top
            var to = limit
            if end > next {
                to = extents[end - 1].bottom
                // The slice includes the area below the last segment, as far as it fits.
                if end == extents.count { to = max(to, min(height, limit)) }
            } else if reportsCuts, !isContinued {
                report(.cut, extents[next].bottom - extents[next].top)
            }
            let slice = Slice(from: from, to: to, cutsAbove: isContinued, cutsBelow: end == next)
            add(slice, of: index, first, at: top + repeated)
            (next, from) = (end, end == next ? to : end < extents.count ? extents[end].top : height)
            if next < extents.count {
                startPage()
                start?.continueOnNextPage()
            }
        }
    }

    /// Adds a slice of a view, or of a row of a table made on demand, to the page.
    private mutating func add(_ slice: Slice, of index: Int, _ row: RowStart?, at top: Double) {
        let content = row.map { PlannedPart.Content.rowSlice($0.isHeader ? nil : $0.row, slice) }
        add(content ?? .slice(plan.slices[index]?.count ?? 0), of: index, at: top, height: slice.to - slice.from)
        if row == nil { plan.slices[index, default: []].append(slice) }
    }

    /// Places as many rows on each page as fit below the header. A row that does not fit on any page breaks between its
    /// lines.
    private mutating func flow(_ ruler: TableRuler, _ index: Int) {
        let (header, rows) = (height(ofRow: nil, ruler, index), ruler.table.rows)
        var repeated = header
        if header > room / 2 {
            report(.highHeader, header)
            repeated = 0
        }
        // The rows from `first` on are not on the page yet. They start at `start`, below a header of the height `above`.
        var (first, start, above, isHeaderShown) = (rows.lowerBound, top, header, false)
        var end = start + above
        for row in rows {
            let next = height(ofRow: row, ruler, index)
            let height = next - ruler.spaceBelow
            if fits(height, below: end) {
                end += next
                continue
            }
            if row > first {
                add(
                    .rows(first..<row, hasHeader: above > 0), of: index, at: start,
                    height: end - ruler.spaceBelow - start)
                (start, above, isHeaderShown) = (bottom + ruler.spaceBelow, 0, true)
            }
            let isAlone = fits(height, below: 0) && !fits(height, below: isHeaderShown ? repeated : header)
            if !isHeaderShown, header > 0, isAlone || repeated == 0 && !fits(height, below: header) {
                let place = RowStart(row: row, isHeader: true, top: start, header: 0, repeated: 0)
                flow(place, header - ruler.spaceBelow, ruler, index)
                (start, above, isHeaderShown) = (bottom + ruler.spaceBelow, 0, true)
            }
            if !fits(height, below: 0) {
                flow(RowStart(row: row, top: start, header: above, repeated: repeated), height, ruler, index)
                (first, start, above, isHeaderShown) = (row + 1, bottom + ruler.spaceBelow, 0, true)
                end = start
                continue
            }
            if !page.parts.isEmpty { startPage() }
            if isAlone {
                add(.rows(row..<row + 1, hasHeader: false), of: index, at: 0, height: height)
                (first, start, above) = (row + 1, bottom + ruler.spaceBelow, repeated)
                end = start + above
            } else {
                (first, start, above) = (row, 0, isHeaderShown ? repeated : header)
                end = above + next
            }
        }
        guard first < rows.upperBound || rows.isEmpty && header > 0 else { return }
        let height = end - ruler.spaceBelow - start
        guard fits(height, below: 0) else {
            let place = RowStart(row: first, isHeader: true, top: start, header: 0, repeated: 0)
            return flow(place, height, ruler, index)
        }
        if !fits(height, below: start) { startPage() }
        add(
            .rows(first..<rows.upperBound, hasHeader: above > 0), of: index, at: page.parts.isEmpty ? 0 : start,
            height: height)
    }

    /// Places a row of a table made on demand, or its header, which breaks between its lines if it does not fit.
    private mutating func flow(_ start: RowStart, _ height: Double, _ ruler: TableRuler, _ index: Int) {
        let segments = segments(ofRow: start.isHeader ? nil : start.row, ruler, index, below: start.repeated)
        flow(segments, index, height: height, reportsCuts: true, first: start)
    }
}

/// The position at which the next part of a row of a table made on demand begins.
private struct RowStart {
    let row: Int
    /// Whether the row is the header.
    var isHeader = false
    /// The top of the header above the part, or of the part itself if there is no header.
    var top: Double
    /// The height of the header above the part, including the space below it.
    var header: Double
    /// The height of the header on the following pages.
    let repeated: Double

    /// Moves a part that does not fit; a header above it moves along.
    mutating func moveToNextPage() { (top, header) = (0, header > 0 ? header : repeated) }

    mutating func continueOnNextPage() { (top, header) = (0, repeated) }
}
