/// The parts of a view between which pages may break, from the top down.
struct Segments {
    /// The top and bottom of a part, in points from the top of the view.
    typealias Extent = (top: Double, bottom: Double)

    /// The extent of each part.
    var extents: [Extent]
    /// The number of parts at the top that are repeated on each page.
    var headerCount = 0
    /// The minimum number of parts before a page break, and also after it.
    var least = 1

    /// The lines of a label that has been placed.
    init(linesOf label: Label, _ measurer: any TextMeasuring) {
        let font = label.drawnFont
        var bottom = 0.0
        extents = label.textLayout.lines.map { line in
            let ascent = line.drawnRuns.reduce(0) { ascent, run in
                max(ascent, measurer.metrics(of: run.style?.font ?? font).ascent + (run.style?.baselineOffset ?? 0))
            }
            let top = max(bottom, line.baseline - ascent)
            bottom = max(top, line.baseline + (line.descent ?? measurer.metrics(of: font).descent))
            return (top, bottom)
        }
        least = 2
    }

    /// The rows of a grid that has been placed; rows connected by a spanning cell form one part.
    init(rowsOf grid: GridView, headerRows: Int) {
        // For each row, the last row that is spanned by a cell beginning there.
        var ends = Array(grid.rows.indices)
        for cell in grid.cells where cell.rowSpan > 1 {
            ends[cell.row] = max(ends[cell.row], cell.row + cell.rowSpan - 1)
        }
        var (extents, headerCount, row) = ([Extent](), 0, 0)
        while row < ends.count {
            let first = row
            var last = ends[row]
            while row <= last {
                last = max(last, ends[row])
                row += 1
            }
            let frames = grid.rows[first..<row].map { $0.layoutGuide.layoutFrame }
            if first < headerRows { headerCount += 1 }
            extents.append((frames[0].minY, frames.reduce(frames[0].maxY) { max($0, $1.maxY) }))
        }
        (self.extents, self.headerCount) = (extents, headerCount < extents.count ? headerCount : 0)
    }

    /// The innermost contents of a view that was placed at the top of a snapshot: lines of text, images, boxes.
    /// Overlapping contents form one part. Contents taller than a page become parts only where there are no other
    /// contents.
    init(contentOf snapshot: LayoutSnapshot, height: Double, page: Double, _ measurer: any TextMeasuring) {
        var found: [Extent] = []
        for (index, entry) in snapshot.entries.enumerated() {
            let rect = entry.rectInRoot
            if case .text(let text) = entry.content {
                let metrics = measurer.metrics(of: text.font)
                for line in text.lines {
                    let baseline = rect.minY + line.baseline
                    found.append((baseline - metrics.ascent, baseline + (line.descent ?? metrics.descent)))
                }
            } else if index + 1 == snapshot.entries.count || snapshot.entries[index + 1].depth <= entry.depth {
                found.append((rect.minY, rect.maxY))
            }
        }
        found = found.filter { $0.bottom > 0 && $0.top < height }
        found = found.map { (max(0, $0.top), min($0.bottom, height)) }
        found.sort { ($0.top, $0.bottom) < ($1.top, $1.bottom) }
        func isHigh(_ extent: Extent) -> Bool { extent.bottom - extent.top > page }
        let parts = Segments.merged(found.filter { !isHigh($0) })
        let high = Segments.rest(of: Segments.merged(found.filter(isHigh)), without: parts)
        extents = []
        for extent in (parts + high).sorted(by: { $0.top < $1.top }) {
            // The rest of a content beside which there is another begins on the same page as that.
            let isRest = isHigh(extent) && !found.contains { $0.top == extent.top }
            if isRest, let last = extents.last, extent.top - last.bottom < Segments.tolerance {
                extents[extents.count - 1].bottom = extent.bottom
            } else {
                extents.append(extent)
            }
        }
        if extents.isEmpty { extents = [(0, height)] }
    }

    /// Contents from the top down, with overlapping ones merged.
    private static func merged(_ contents: [Extent]) -> [Extent] {
        contents.reduce(into: []) { merged, content in
            if let last = merged.last, content.top < last.bottom - tolerance {
                merged[merged.count - 1].bottom = max(last.bottom, content.bottom)
            } else {
                merged.append(content)
            }
        }
    }

    /// The contents that no part covers; both lists run from the top down, without overlaps.
    private static func rest(of contents: [Extent], without parts: [Extent]) -> [Extent] {
        var (left, next) = ([Extent](), 0)
        func add(from top: Double, to bottom: Double) { if bottom - top > tolerance { left.append((top, bottom)) } }
        for var content in contents {
            while next < parts.count, parts[next].top < content.bottom {
                add(from: content.top, to: parts[next].top)
                content.top = max(content.top, parts[next].bottom)
                // The part may also cover the next extent.
                if content.top >= content.bottom { break }
                next += 1
            }
            add(from: content.top, to: content.bottom)
        }
        return left
    }

    /// The largest overlap, in points, that is treated as rounding error.
    private static let tolerance = 0.01
}

extension Segments {
    /// Replaces each part that is taller than a page by the contents in it, except for the repeated parts.
    mutating func breakParts(higherThan page: Double, at contents: Segments) {
        let repeated = extents.prefix(headerCount)
        extents =
            repeated
            + extents.dropFirst(headerCount).flatMap { part in
                guard part.bottom - part.top > page + Segments.tolerance else { return [part] }
                var lines = contents.extents.filter { part.top <= $0.top && $0.top < part.bottom }
                guard !lines.isEmpty else { return [part] }
                (lines[0].top, lines[lines.count - 1].bottom) = (part.top, part.bottom)
                return lines
            }
    }

    /// The end of the segments, starting at `first`, that fit above a limit and leave enough for the next page. If
    /// there are none, returns the end of those that fit if nothing else is on the page, and `first` otherwise.
    func end(from first: Int, _ limit: Double, isAlone: Bool) -> Int {
        var fitting = first
        while fitting < extents.count, extents[fitting].bottom <= limit { fitting += 1 }
        if fitting == extents.count { return fitting }
        let end = min(fitting, extents.count - least)
        if end - first >= least, end > headerCount { return end }
        return isAlone ? fitting : first
    }
}
