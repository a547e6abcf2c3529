extension PreviewPage.Listing {
    /// Writes the title with its note, and the source, with syntax coloring if it is Swift.
    func write(_ writer: inout XMLWriter) {
        writer.add(XMLTag("article").with("class", "listing")) { writer in
            writer.add(XMLTag("header")) { writer in
                writer.add(XMLTag("h3"), title)
                if !note.isEmpty { writer.add(XMLTag("span"), note) }
            }
            writer.add(XMLTag("pre"), markup: XMLTag("code").opening + markup + XMLTag("code").closing)
        }
    }

    /// The lines, each in an element with its indentation, so that its continuation is indented further if it wraps.
    private var markup: String {
        let pieces = isSwift ? SwiftHighlighter.pieces(of: code) : [(.plain, code[...])]
        var lines = [(text: "", markup: "")]
        for (kind, text) in pieces {
            for (number, part) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if number > 0 { lines.append(("", "")) }
                lines[lines.count - 1].text += part
                lines[lines.count - 1].markup += kind.markup(of: part)
            }
        }
        if lines.count > 1, lines[lines.count - 1].text.isEmpty { lines.removeLast() }
        return lines.map { line in
            let indent = line.text.prefix { $0 == " " }.count
            let tag = XMLTag("span").with("class", "line").with("style", "--indent: \(indent)ch")
            return tag.opening + line.markup + tag.closing
        }.joined()
    }
}

extension SwiftHighlighter.Kind {
    /// A piece of source with its color.
    fileprivate func markup(of text: Substring) -> String {
        guard self != .plain, !text.isEmpty else { return text.breakable }
        let tag = XMLTag("span").with("class", rawValue)
        return tag.opening + String(text).escapedForXML + tag.closing
    }
}

extension Substring {
    /// The source with additional opportunities for line breaks, before a member and after an opening parenthesis,
    /// since a call often does not fit on one line on a phone.
    fileprivate var breakable: String {
        let dots = String(self).escapedForXML.split(separator: ".", omittingEmptySubsequences: false)
        return dots.joined(separator: "<wbr/>.").split(separator: "(", omittingEmptySubsequences: false)
            .joined(separator: "(<wbr/>")
    }
}
