/// A column of views, laid out page by page.
///
/// Each view is as wide as the page between the margins, except for images, which keep their shape. Labels break across pages between lines, with at least two
/// lines on each page if they fit, and grids and tables break between rows. A row that is taller than a page breaks
/// between the lines in it. Any other view that does not fit moves to the next page, and breaks only if it is taller than
/// a page.
public struct Document {
    /// The number of a page, counted from 1, and the number of pages.
    public struct PageNumber: Hashable, Sendable {
        /// The number, counted from 1.
        public let number: Int
        /// The total number of pages.
        public let count: Int
    }

    /// The title, written to PDF files.
    public var title: String?
    /// The author, written to PDF files.
    public var author: String?
    /// The language of the text, such as `en` or `de-AT`, written to PDF files.
    public var language: String?
    /// A closure that returns the view to center in a page's top margin; nil for none.
    public var header: ((PageNumber) -> View?)?
    /// A closure that returns the view to center in a page's bottom margin; nil for none.
    public var footer: ((PageNumber) -> View?)?
    /// The text measurer.
    public var textMeasurer: any TextMeasuring = HelveticaMeasurer.shared
    /// The reading direction.
    public var layoutDirection = LayoutDirection.leftToRight

    /// The size of all pages.
    public let pageSize: PageSize
    /// The distances of the content from the edges of the pages.
    public let margins: PageMargins
    /// The distance between one view and the next on a page, in points.
    public let spacing: Double
    let blocks: [DocumentBlock]

    /// A document with the closure's content and the given spacing between views, in points.
    /// - Precondition: Margins and spacing are not negative, and the margins leave room on the page.
    public init(
        pageSize: PageSize = .a4, margins: PageMargins = .all(), spacing: Double = 12,
        @DocumentBuilder content: () -> [DocumentBlock]
    ) {
        precondition(margins.areUsable, "The margins of a page must not be negative.")
        precondition(spacing.isFinite && spacing >= 0, "The spacing of a document is not negative.")
        precondition(
            pageSize.width - margins.leading - margins.trailing >= 1
                && pageSize.height - margins.top - margins.bottom >= 1,
            "The margins of a page must leave room for content.")
        (self.pageSize, self.margins, self.spacing) = (pageSize, margins, spacing)
        blocks = content()
    }

    /// The size of the area between the margins.
    var bodySize: Size {
        Size(
            width: pageSize.width - margins.leading - margins.trailing,
            height: pageSize.height - margins.top - margins.bottom)
    }

    /// Determines the page breaks; the pages themselves are made on demand.
    /// - Complexity: O(*n*) in the content; table rows that are made on demand exist for only one page at a time.
    public func layOut() -> DocumentPages {
        var paginator = Paginator(self)
        paginator.run()
        return DocumentPages(self, paginator.plan, paginator.diagnostics)
    }
}
