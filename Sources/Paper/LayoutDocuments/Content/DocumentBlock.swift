/// A part of a document's content, as `DocumentBuilder` creates it: a view, a table, or a break.
public struct DocumentBlock {
    enum Content {
        case view(View)
        case table(Table)
        case pageBreak
    }

    var content: Content
    /// The number of rows at the top of a grid that are repeated on each page.
    var headerRows = 0
    var heading: Heading?
    /// The identity of the outermost section that contains the block, which differs from those of adjacent sections;
    /// nil if there is none.
    var section: SectionIdentity?

    init(_ content: Content) { self.content = content }
}

/// The identity of a section.
final class SectionIdentity {}

/// A break after which the next part of the document begins on a new page.
public struct PageBreak {
    /// Creates a break; at the start of a page, a break has no effect.
    public init() {}
}

/// A view that stays on the same page as the beginning of the next block, if both fit on a page, and has an entry in
/// the outline of a PDF. If the next block begins a section that fits on a page, the heading stays on the same page as
/// the whole section.
public struct Heading {
    let view: View
    let title: String
    let level: Int

    /// A heading shown by a view, with a title for the outline. In the outline, the heading is nested under the last
    /// one with a lower level number; the top level is 1.
    /// - Precondition: The level is positive.
    public init(_ view: View, title: String, level: Int = 1) {
        precondition(level > 0, "The levels of headings begin with 1.")
        (self.view, self.title, self.level) = (view, title, level)
    }

    /// A heading shown by a label in bold, with the largest text at level 1 and the smallest from level 3 on.
    public init(_ title: String, level: Int = 1) {
        let font = level == 1 ? Font.title2 : level == 2 ? Font.title3 : Font.headline
        self.init(
            Label(title, font: Font(size: font.size, weight: .bold), numberOfLines: 0), title: title, level: level)
    }
}

/// Parts of a document that are kept on one page if they fit and contain no page break.
public struct Section {
    let blocks: [DocumentBlock]

    /// A section with the closure's content, including nested sections.
    public init(@DocumentBuilder content: () -> [DocumentBlock]) {
        let identity = SectionIdentity()
        blocks = content().map { block in
            var block = block
            block.section = identity
            return block
        }
    }
}

/// Collects the blocks listed in the closure of a document, including those in conditions and loops.
public typealias DocumentBuilder = ListBuilder<DocumentBlock>

extension ListBuilder where Element == DocumentBlock {
    /// A view.
    public static func buildExpression(_ view: View) -> [DocumentBlock] { [DocumentBlock(.view(view))] }
    /// A column of views.
    public static func buildExpression(_ views: [View]) -> [DocumentBlock] {
        views.map { DocumentBlock(.view($0)) }
    }
    /// A table.
    public static func buildExpression(_ table: Table) -> [DocumentBlock] {
        guard let grid = table.grid else { return [DocumentBlock(.table(table))] }
        var block = DocumentBlock(.view(grid))
        block.headerRows = table.headerRows
        return [block]
    }
    /// A page break.
    public static func buildExpression(_ pageBreak: PageBreak) -> [DocumentBlock] { [DocumentBlock(.pageBreak)] }
    /// A heading.
    public static func buildExpression(_ heading: Heading) -> [DocumentBlock] {
        var block = DocumentBlock(.view(heading.view))
        block.heading = heading
        return [block]
    }
    /// A section.
    public static func buildExpression(_ section: Section) -> [DocumentBlock] { section.blocks }
}
