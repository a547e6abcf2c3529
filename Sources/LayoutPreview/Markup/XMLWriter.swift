/// Writes elements of XML, one a line, what is inside another further in.
struct XMLWriter {
    private var lines: [String] = []
    private var indent = ""

    /// All that was written.
    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Adds an element without content.
    mutating func add(_ tag: XMLTag) {
        lines.append(indent + tag.alone)
    }

    /// Adds an element that holds text, which may have any characters.
    mutating func add(_ tag: XMLTag, _ text: String) {
        lines.append(indent + tag.opening + text.escapedForXML + tag.closing)
    }

    /// Adds an element that holds others; none where it would hold nothing.
    mutating func add(_ tag: XMLTag, content: (inout XMLWriter) -> Void) {
        var inner = XMLWriter()
        inner.indent = indent + "  "
        content(&inner)
        guard !inner.lines.isEmpty else { return }
        lines.append(indent + tag.opening)
        lines += inner.lines
        lines.append(indent + tag.closing)
    }

    /// Adds an element that holds markup, which is taken as it is.
    mutating func add(_ tag: XMLTag, markup: String) {
        lines.append(indent + tag.opening + markup + tag.closing)
    }

    /// Begins an element that is ended later.
    mutating func open(_ tag: XMLTag) {
        lines.append(indent + tag.opening)
        indent += "  "
    }

    /// Ends the element that was begun last, with a tag of the same name.
    mutating func close(_ tag: XMLTag) {
        indent.removeLast(min(2, indent.count))
        lines.append(indent + tag.closing)
    }

    /// Adds what another one has written, as it is.
    mutating func append(_ other: XMLWriter) {
        lines += other.lines
    }
}
