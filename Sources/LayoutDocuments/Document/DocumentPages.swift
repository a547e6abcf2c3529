/// The pages of a document, made one after another.
public struct DocumentPages: Sequence {
    /// The document.
    public let document: Document
    /// Reports of content that does not fit, in the order of the pages; those of headers and footers are in
    /// `DocumentPage.diagnostics`.
    public let diagnostics: [DocumentDiagnostic]
    private let planned: [PlannedPage]
    private let slices: [Int: [Slice]]

    init(_ document: Document, _ planned: [PlannedPage], _ slices: [Int: [Slice]], _ diagnostics: [DocumentDiagnostic])
    {
        (self.document, self.planned, self.slices, self.diagnostics) = (document, planned, slices, diagnostics)
    }

    /// The number of pages, at least 1.
    public var count: Int { planned.count }
    /// The number of pages.
    public var underestimatedCount: Int { planned.count }

    /// Makes an iterator that starts at the first page.
    public func makeIterator() -> Iterator { Iterator(document, planned, slices) }

    /// An iterator that makes one page after another, and keeps none of them.
    public struct Iterator: IteratorProtocol {
        private let planned: [PlannedPage]
        private var press: PagePress
        private var index = 0

        init(_ document: Document, _ planned: [PlannedPage], _ slices: [Int: [Slice]]) {
            self.planned = planned
            press = PagePress(document, slices)
        }

        /// The next page, or nil after the last one.
        /// - Complexity: O(*n*) in the page's contents, including the whole of a view that breaks across pages.
        public mutating func next() -> DocumentPage? {
            guard index < planned.count else { return nil }
            index += 1
            return press.make(planned[index - 1], Document.PageNumber(number: index, count: planned.count))
        }
    }
}

/// A page of a document.
public struct DocumentPage: Hashable, Sendable {
    /// A heading on a page.
    public struct Heading: Hashable, Sendable {
        /// The title for the outline.
        public let title: String
        /// The level, counted from 1.
        public let level: Int
        /// The distance of the heading's view from the top of the page, in points.
        public let top: Double
    }

    /// The number of the page, and the number of pages.
    public let number: Document.PageNumber
    /// The contents of the page, to be drawn as SVG, PNG or PDF.
    public let snapshot: LayoutSnapshot
    /// The headings that begin on the page, from the top down.
    public let headings: [Heading]
    /// Headers and footers that are taller than their margins.
    public let diagnostics: [DocumentDiagnostic]

    /// The page as an SVG document.
    /// - Complexity: O(*n*) in its contents.
    public func svg() -> String { snapshot.svg() }
}
