/// Reading of the text around constraints: line ends, quotes, and unknown lines.
extension ReportReader {
    func endOfLine(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end, !bytes[index].isLineEnd { index += 1 }
        return index
    }

    /// The end of the last line before the next empty line.
    func endOfParagraph(from start: Int, to end: Int) -> Int {
        var index = start
        while index < end {
            if bytes[index] == 0x0A {
                var next = index + 1
                while next < end, bytes[next].isBlank || bytes[next] == 0x0D { next += 1 }
                if next == end || bytes[next] == 0x0A { return index }
                index = next
            } else {
                index += 1
            }
        }
        return end
    }

    func hasBracket(before start: Int) -> Bool {
        var index = start - 1
        while index >= 0, start - index < 8, bytes[index].isBlank { index -= 1 }
        return index >= 0 && bytes[index] == UInt8(ascii: "<")
    }

    /// A constraint as it was printed, without quotation marks.
    func printed(_ range: Range<Int>, _ hasBracket: Bool) -> String {
        var end = range.upperBound
        while end > range.lowerBound,
            bytes[end - 1].isBlank || bytes[end - 1].isLineEnd
                || bytes[end - 1] == UInt8(ascii: "\"") || bytes[end - 1] == UInt8(ascii: ",")
        {
            end -= 1
        }
        return (hasBracket ? "<" : "") + bytes.text(range.lowerBound..<end)
    }

    /// Whether a closing parenthesis at the beginning of a range ends the list.
    func closesList(_ range: Range<Int>) -> Bool {
        for byte in bytes[range] {
            switch byte {
            case UInt8(ascii: ")"): return true
            case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ">"), UInt8(ascii: "/"),
                UInt8(ascii: "*"), UInt8(ascii: "\\"):
                continue
            default: return false
            }
        }
        return false
    }

    /// The lines of a list that begin like constraints but were not recognized as constraints.
    func unknownLines(in range: Range<Int>) -> [String] {
        var lines: [String] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let end = endOfLine(from: start, to: range.upperBound)
            var first = start
            while first < end,
                bytes[first].isBlank || bytes[first] == UInt8(ascii: ">") || bytes[first] == UInt8(ascii: "/")
            {
                first += 1
            }
            if bytes.has("\"<", at: first) || bytes.has("\"(null)", at: first) {
                let text = printed(first + 1..<end, false)
                // A line with only one or two bytes of text contains only the bracket of the next constraint.
                if text.utf8.count > 2 { lines.append(text) }
            }
            start = end + 1
        }
        return lines
    }
}
