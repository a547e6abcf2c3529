/// The pages of a document, made one after another.
public struct DocumentPages: Sequence {
    /// The document.
    public let document: Document
    /// Reports of content that does not fit, in the order of the pages; those of headers and footers are in
    /// `DocumentPage.diagnostics`.
    public let diagnostics: [DocumentDiagnostic]
    private let plan: DocumentPlan

    init(_ document: Document, _ plan: DocumentPlan, _ diagnostics: [DocumentDiagnostic]) {
        (self.document, self.plan, self.diagnostics) = (document, plan, diagnostics)
    }

    /// The number of pages, at least 1.
    public var count: Int { plan.pages.count }
    /// The number of pages.
    public var underestimatedCount: Int { plan.pages.count }

    /// Makes an iterator that starts at the first page.
    public func makeIterator() -> Iterator { Iterator(document, plan) }

    /// An iterator that makes one page after another, and keeps none of them.
    public struct Iterator: IteratorProtocol {
        private let pages: [PlannedPage]
        private var press: PagePress
        private var index = 0

        init(_ document: Document, _ plan: DocumentPlan) {
            pages = plan.pages
            press = PagePress(document, plan)
        }

        /// The next page, or nil after the last one.
        /// - Complexity: O(*n*) in the page's contents, including the whole of a view that breaks across pages.
        public mutating func next() -> DocumentPage? {
            guard index < pages.count else { return nil }
            index += 1
            return press.make(pages[index - 1], Document.PageNumber(number: index, count: pages.count))
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
