/// The step that makes pages from their plans.
struct PagePress {
    private let document: Document
    private let plan: DocumentPlan
    /// The view of which a slice was added last; nil if there is none.
    private var slicedView: SlicedView?

    init(_ document: Document, _ plan: DocumentPlan) {
        (self.document, self.plan) = (document, plan)
    }

    mutating func make(_ page: PlannedPage, _ number: Document.PageNumber) -> DocumentPage {
        let galley = Galley(document)
        galley.root.backgroundColor = .white
        let left = document.margins.left(ofPage: number.number, document.layoutDirection)
        var headings: [DocumentPage.Heading] = []
        // The slices, each with the number of visible views that come before it.
        var slices: [(position: Int, entries: [LayoutSnapshot.Entry])] = []
        for part in page.parts {
            let rect = Rect(
                x: left, y: document.margins.top + part.top, width: document.bodySize.width, height: part.height)
            let slice = add(part, in: rect, to: galley)
            if !slice.isEmpty { slices.append((galley.root.subviews.count { !$0.isHidden }, slice)) }
            if let heading = document.blocks[part.block].heading, part.beginsBlock {
                headings.append(DocumentPage.Heading(title: heading.title, level: heading.level, top: rect.minY))
            }
        }
        let diagnostics = addMargins(number, left, to: galley)
        galley.root.layoutIfNeeded()
        let snapshot = LayoutSnapshot(of: galley.root)
        return DocumentPage(
            number: number, snapshot: LayoutSnapshot(size: snapshot.size, entries: snapshot.entries(with: slices)),
            headings: headings, diagnostics: diagnostics)
    }

    /// Adds a part to a page.
    /// - Returns: the entries of the part if it shows only part of a view or row; otherwise, none, since the views are
    ///   added to the galley.
    private mutating func add(_ part: PlannedPart, in rect: Rect, to galley: Galley) -> [LayoutSnapshot.Entry] {
        switch (document.blocks[part.block].content, part.content) {
        case (.view(let view), .whole): galley.place(view, in: rect)
        case (.view(let view), .slice(let index)): return sliced(view, part.block).entries(index, in: rect)
        case (.view(let view), .header(let height)):
            return sliced(view, part.block).header(to: height, in: rect)
        case (.table(let table), .rows(let rows, let hasHeader)):
            let ruler = TableRuler(table, document)
            var y = rect.minY
            for row in (hasHeader ? [nil] : []) + rows.map(Optional.some) {
                let height = plan.heights[part.block][table.position(of: row)]
                ruler.place(row, at: Point(x: rect.minX, y: y), height: height, in: galley)
                y += height
            }
        case (.table(let table), .rowSlice(let row, let slice)):
            let own = Galley(document)
            let height = plan.heights[part.block][table.position(of: row)]
            TableRuler(table, document).place(row, at: .zero, height: height, in: own)
            return SlicedView(own, block: part.block, [slice]).entries(0, in: rect)
        default: break
        }
        return []
    }

    private mutating func sliced(_ view: View, _ block: Int) -> SlicedView {
        if let slicedView, slicedView.block == block { return slicedView }
        let slices = plan.slices[block] ?? []
        let sliced = SlicedView(view, block: block, height: plan.heights[block][0], slices, document)
        slicedView = sliced
        return sliced
    }

    /// Centers the header and footer in their margins, and returns a report for each that is taller than its margin.
    private func addMargins(_ number: Document.PageNumber, _ left: Double, to galley: Galley) -> [DocumentDiagnostic] {
        let (margins, width) = (document.margins, document.bodySize.width)
        let bottom = document.pageSize.height - margins.bottom
        var diagnostics: [DocumentDiagnostic] = []
        for (make, top, room) in [(document.header, 0, margins.top), (document.footer, bottom, margins.bottom)] {
            guard let view = make?(number) else { continue }
            func report(_ kind: DocumentDiagnostic.Kind, _ height: Double) {
                diagnostics.append(DocumentDiagnostic(kind: kind, page: number.number, height: height, room: room))
            }
            let height = Galley(document).height(of: view, width: width) { report(.notFinite, $0) }
            if height > room { report(.highMargin, height) }
            galley.place(view, in: Rect(x: left, y: top + (room - height) / 2, width: width, height: height))
        }
        return diagnostics
    }
}

extension LayoutSnapshot {
    /// The entries with slices added, each after the given number of the root's subviews.
    fileprivate func entries(with slices: [(position: Int, entries: [Entry])]) -> [Entry] {
        var (result, rest, shown) = (Array(entries.prefix(1)), slices[...], 0)
        for entry in entries.dropFirst() {
            if entry.depth == 1 {
                while let next = rest.first, next.position == shown { result += rest.removeFirst().entries }
                shown += 1
            }
            result.append(entry)
        }
        return result + rest.flatMap { $0.entries }
    }
}

extension PlannedPart {
    /// Whether the part is a whole view or the first slice of one; false for parts of tables made on demand, which are
    /// never headings.
    var beginsBlock: Bool {
        switch content {
        case .whole, .slice(0): true
        default: false
        }
    }
}
