import SwiftSyntax

/// The text of a file, and edits to it.
struct SourceText {
    private let bytes: [UInt8]
    private var edits: [(range: Range<Int>, replacement: String)] = []

    /// The line ending of the first line, which is used in replacements as well.
    private let lineEnd: String

    init(_ text: String) {
        bytes = Array(text.utf8)
        lineEnd = text.first { $0 == "\n" || $0 == "\r\n" }.map { String($0) } ?? "\n"
    }

    /// Replaces a node, but not the comments and spaces around it, with new text.
    mutating func replace(_ node: some SyntaxProtocol, with text: String) { replace(node.trimmedOffsets, with: text) }

    /// Replaces a range of UTF-8 offsets with new text.
    mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text)) }

    /// Inserts text in front of a node, after the comments that precede it.
    mutating func insert(_ text: String, before node: some SyntaxProtocol) {
        let start = node.trimmedOffsets.lowerBound
        edits.append((start..<start, text))
    }

    /// Removes a statement, and its lines if they contain nothing else.
    mutating func remove(_ node: some SyntaxProtocol) { remove(node.trimmedOffsets) }

    /// Removes a range of UTF-8 offsets, and its lines if they contain nothing else.
    mutating func remove(_ removed: Range<Int>) {
        var range = removed
        let start = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = bytes[range.upperBound...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
        if isBlank(start..<range.lowerBound) {
            // A comment after the statement takes the statement's place.
            range = isBlank(range.upperBound..<end) ? start..<end : range.lowerBound..<skippingSpaces(range.upperBound)
        }
        // A statement, such as one that clears a mask, may be removed twice, for different reasons.
        if !edits.contains(where: { $0.range == range }) { edits.append((range, "")) }
    }

    /// The spaces and tabs at the start of the node's line.
    func indentation(of node: some SyntaxProtocol) -> String {
        let offset = node.trimmedOffsets.lowerBound
        let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let spaces = bytes[start..<offset].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return String(decoding: spaces, as: UTF8.self)
    }

    /// The edited text.
    var text: String {
        var result: [UInt8] = []
        var position = 0
        for (range, replacement) in merged {
            result += bytes[position..<range.lowerBound]
            let lines = replacement.split(separator: "\n", omittingEmptySubsequences: false)
            result += lines.joined(separator: lineEnd).utf8
            position = range.upperBound
        }
        return String(decoding: result + bytes[position...], as: UTF8.self)
    }

    /// The edits in order, with removals joined if nothing is left between them, and with the blank lines around
    /// removed lines merged into one.
    private var merged: [(range: Range<Int>, replacement: String)] {
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }.map(\.element)
        var merged: [(range: Range<Int>, replacement: String)] = []
        for edit in sorted {
            if let last = merged.last, last.replacement.isEmpty, edit.replacement.isEmpty,
                withoutBlankLine(last.range).upperBound >= edit.range.lowerBound
            {
                merged[merged.count - 1].range = last.range.lowerBound..<edit.range.upperBound
            } else {
                merged.append(edit)
            }
        }
        return merged.map { $0.replacement.isEmpty ? (withoutBlankLine($0.range), "") : $0 }
    }

    private var newline: UInt8 { UInt8(ascii: "\n") }

    /// The range of removed lines, extended by a blank line that would be left at the start or end of a block or next
    /// to another blank line.
    private func withoutBlankLine(_ range: Range<Int>) -> Range<Int> {
        let above = bytes[..<range.lowerBound]
        guard above.last == newline, let before = above.dropLast().lastIndex(of: newline) else { return range }
        let previous = before + 1..<range.lowerBound
        let followingEnd = bytes[range.upperBound...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
        let following = range.upperBound..<followingEnd
        let opens = bytes[previous].last { !isSpace($0) } == UInt8(ascii: "{")
        if isBlank(previous) || opens, !following.isEmpty, isBlank(following) {
            return range.lowerBound..<following.upperBound
        }
        if isBlank(previous), bytes[following].first(where: { !isSpace($0) }) == UInt8(ascii: "}") {
            return previous.lowerBound..<range.upperBound
        }
        return range
    }

    private func isSpace(_ byte: UInt8) -> Bool {
        byte == newline || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy { isSpace($0) } }

    private func skippingSpaces(_ offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.count
    }
}

extension SyntaxProtocol {
    /// The UTF-8 offsets of the node without the comments and spaces around it.
    var trimmedOffsets: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
