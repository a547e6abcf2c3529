/// Writes XML elements on separate lines, indented by depth.
struct XMLWriter {
    /// A line of the document.
    struct Line {
        /// The content of the element.
        enum Content {
            /// The element is empty and ends on the same line.
            case nothing
            /// The element contains this markup and ends on the same line.
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

    /// All output so far.
    var text: String { lines.map { $0.text }.joined(separator: "\n") + "\n" }

    /// Adds an element without content.
    mutating func add(_ tag: XMLTag) { add(tag, .nothing) }

    /// Adds an element with text, which may contain any characters.
    mutating func add(_ tag: XMLTag, _ text: String) { add(tag, .markup(text.escapedForXML)) }

    /// Adds an element with child elements; adds nothing if there are none.
    mutating func add(_ tag: XMLTag, content: (inout XMLWriter) -> Void) {
        var inner = XMLWriter()
        inner.indent = indent + "  "
        content(&inner)
        guard !inner.lines.isEmpty else { return }
        add(tag, .start)
        lines += inner.lines
        add(tag, .end)
    }

    /// Adds an element with markup, which is not escaped.
    mutating func add(_ tag: XMLTag, markup: String) { add(tag, .markup(markup)) }

    /// Begins an element; `close` ends it.
    mutating func open(_ tag: XMLTag) {
        add(tag, .start)
        indent += "  "
    }

    /// Ends the element that was begun last, with a tag of the same name.
    mutating func close(_ tag: XMLTag) {
        indent.removeLast(min(2, indent.count))
        add(tag, .end)
    }

    /// Adds the output of another writer unchanged.
    mutating func append(_ other: XMLWriter) { lines += other.lines }

    private mutating func add(_ tag: XMLTag, _ content: Line.Content) {
        lines.append(Line(indent: indent, tag: tag, content: content))
    }
}
