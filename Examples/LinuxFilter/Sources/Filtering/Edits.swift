import SwiftSyntax

/// Replacements of parts of a text, by offsets of its bytes in UTF-8.
///
/// A replacement never changes the number of lines: the line breaks of what is replaced are kept.
struct Edits {
    private var edits: [(range: Range<Int>, text: String)] = []

    mutating func insert(_ text: String, at position: AbsolutePosition) {
        edits.append((position.utf8Offset..<position.utf8Offset, text))
    }

    /// Replaces a node, without the trivia around it.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) {
        replace(node.positionAfterSkippingLeadingTrivia..<node.endPositionBeforeTrailingTrivia, of: node, with: text)
    }

    /// Removes a node together with the spaces after it, but not the line break.
    mutating func remove(_ node: some SyntaxProtocol) {
        replace(node.positionAfterSkippingLeadingTrivia..<node.endPosition, of: node, with: "")
    }

    private mutating func replace(_ range: Range<AbsolutePosition>, of node: some SyntaxProtocol, with text: String) {
        let breaks = node.trimmedDescription.utf8.count { $0 == UInt8(ascii: "\n") }
        let kept = breaks - text.utf8.count { $0 == UInt8(ascii: "\n") }
        edits.append(
            (
                range.lowerBound.utf8Offset..<range.upperBound.utf8Offset,
                text + String(repeating: "\n", count: max(kept, 0))
            ))
    }

    /// The text with all replacements made. Of two at the same offset, the one recorded first comes first.
    func applied(to text: String) -> String {
        let bytes = Array(text.utf8)
        var (result, next) = ([UInt8](), 0)
        let ordered = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in ordered where edit.range.lowerBound >= next {
            result += bytes[next..<edit.range.lowerBound]
            result += edit.text.utf8
            next = edit.range.upperBound
        }
        return String(decoding: result + bytes[next...], as: UTF8.self)
    }
}
