/// Writes elements of XML, one a line, what is inside another further in.
struct XMLWriter {
    /// A line of the document.
    struct Line {
        /// What it holds besides its tag.
        enum Content {
            /// The element ends on the line, and holds nothing.
            case nothing
            /// The element ends on the line, and holds this markup.
            case markup(String)
            /// The element begins on the line.
            case start
            /// The element ends on the line.
            case end
        }

        let indent: String
        let tag: XMLTag
        let content: Content

        var text: String {
            switch content {
            case .nothing: indent + tag.alone
            case .markup(let markup): indent + tag.opening + markup + tag.closing
            case .start: indent + tag.opening
            case .end: indent + tag.closing
            }
        }
    }

    var lines: [Line] = []
    private var indent = ""

    /// All that was written.
    var text: String { lines.map { $0.text }.joined(separator: "\n") + "\n" }

    /// Adds an element without content.
    mutating func add(_ tag: XMLTag) { add(tag, .nothing) }

    /// Adds an element that holds text, which may have any characters.
    mutating func add(_ tag: XMLTag, _ text: String) { add(tag, .markup(text.escapedForXML)) }

    /// Adds an element that holds others; none where it would hold nothing.
    mutating func add(_ tag: XMLTag, content: (inout XMLWriter) -> Void) {
        var inner = XMLWriter()
        inner.indent = indent + "  "
        content(&inner)
        guard !inner.lines.isEmpty else { return }
        add(tag, .start)
        lines += inner.lines
        add(tag, .end)
    }

    /// Adds an element that holds markup, which is taken as it is.
    mutating func add(_ tag: XMLTag, markup: String) { add(tag, .markup(markup)) }

    /// Begins an element that is ended later.
    mutating func open(_ tag: XMLTag) {
        add(tag, .start)
        indent += "  "
    }

    /// Ends the element that was begun last, with a tag of the same name.
    mutating func close(_ tag: XMLTag) {
        indent.removeLast(min(2, indent.count))
        add(tag, .end)
    }

    /// Adds what another one has written, as it is.
    mutating func append(_ other: XMLWriter) { lines += other.lines }

    private mutating func add(_ tag: XMLTag, _ content: Line.Content) {
        lines.append(Line(indent: indent, tag: tag, content: content))
    }
}
