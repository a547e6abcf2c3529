/// Bodies written as equations: `UILabel:0x1.width == 0.5*UIView:0x2.width + 8`.
extension LineParser {
    /// Takes a body that is an equation; nil if it is incomplete.
    mutating func takeEquation() -> DraftEquation? {
        guard let first = takeSide(isFirst: true) else { return nil }
        skipBlanks()
        guard let relation = takeRelation() else { return nil }
        skipBlanks()
        var equation = DraftEquation(first: first, relation: relation, constant: PrintedNumber(0))
        let start = index
        if let number = takeNumber() {
            if byte(at: afterBlanks(index)) == UInt8(ascii: "*") {
                index = afterBlanks(index) + 1
                skipBlanks()
                equation.multiplier = number
            } else if isBoundary(index) {
                equation.constant = number
                return equation
            } else {
                index = start
            }
        }
        guard let second = takeSide(isFirst: false) else { return nil }
        equation.second = second
        if byte(at: afterBlanks(index)) == UInt8(ascii: "*") {
            index = afterBlanks(index) + 1
            skipBlanks()
            guard let number = takeNumber() else { return nil }
            equation.multiplier = number
        }
        return takeOffset(of: &equation) ? equation : nil
    }

    /// Takes ` + 8`, `-29` or ` NSSpace(8)` after the second item; false if it is incomplete.
    private mutating func takeOffset(of equation: inout DraftEquation) -> Bool {
        let start = index
        skipBlanks()
        let isNegative = next == UInt8(ascii: "-")
        if isNegative || next == UInt8(ascii: "+") {
            index += 1
            skipBlanks()
            guard let number = takeNumber() ?? takeSpace() else { return false }
            equation.constant = isNegative ? -number : number
        } else if let number = takeSpace() {
            equation.constant = number
        } else {
            index = start
        }
        return true
    }

    /// Takes an item and its attribute.
    mutating func takeSide(isFirst: Bool) -> DraftEquation.Side? {
        let start = index
        let isBracketed = take("<")
        if let prefix = objectPrefix(at: index) {
            var end = prefix.address.upperBound
            if isBracketed, byte(at: end) == UInt8(ascii: ">") { end += 1 }
            if byte(at: end) == UInt8(ascii: "'") {
                return takeQuoted(from: end + 1, isFirst) { parser, text in parser.object(prefix, text: text) }
            }
            if let (attribute, attributeEnd) = attribute(at: end), follows(attributeEnd, isFirst) {
                index = attributeEnd
                return .init(mention: object(prefix), attribute: attribute)
            }
        }
        index = start
        if next == UInt8(ascii: "'") {
            return takeQuoted(from: start + 1, isFirst) { parser, text in
                .name(parser.bytes.text(text), className: nil)
            }
        }
        if next == UInt8(ascii: "|"), let (attribute, end) = attribute(at: start + 1), follows(end, isFirst) {
            index = end
            return .init(mention: .superview, attribute: attribute)
        }
        return takeNamed(isFirst)
    }

    /// Takes a string that ends at the first quote before an attribute, and the attribute.
    private mutating func takeQuoted(
        from start: Int, _ isFirst: Bool, _ mention: (LineParser, Range<Int>) -> Mention
    ) -> DraftEquation.Side? {
        for end in start..<max(start, bytes.count) where bytes[end] == UInt8(ascii: "'") {
            guard let (attribute, attributeEnd) = attribute(at: end + 1), follows(attributeEnd, isFirst) else {
                continue
            }
            index = attributeEnd
            return .init(mention: mention(self, start..<end), attribute: attribute)
        }
        return nil
    }

    /// Takes an identifier, which may contain periods and blanks, and the attribute after it.
    private mutating func takeNamed(_ isFirst: Bool) -> DraftEquation.Side? {
        var point = index
        while point < bytes.count, bytes[point] != 0x0A {
            if let (attribute, end) = attribute(at: point), follows(end, isFirst),
                let mention = named(index..<point)
            {
                index = end
                return .init(mention: mention, attribute: attribute)
            }
            point += 1
        }
        return nil
    }

    /// The attribute after a period, and the index at which it ends, which is after the number in braces if there is
    /// one, as for content sizes. Traces of ambiguous layouts capitalize the names of sizes.
    private func attribute(at point: Int) -> (ReportedAttribute, Int)? {
        guard byte(at: point) == UInt8(ascii: ".") else { return nil }
        var end = point + 1
        while end < point + 24, byte(at: end).isLetter { end += 1 }
        let name = bytes.text(point + 1..<end)
        guard let attribute = ReportedAttribute(rawValue: name) ?? ReportedAttribute(rawValue: name.asciiLowercased)
        else {
            return nil
        }
        if byte(at: end) == UInt8(ascii: "{") {
            var brace = end
            while brace < end + 32, byte(at: brace) != UInt8(ascii: "}") { brace += 1 }
            if byte(at: brace) == UInt8(ascii: "}") { end = brace + 1 }
        }
        return isBoundary(end) ? (attribute, end) : nil
    }

    /// Whether a word ends at an index.
    private func isBoundary(_ index: Int) -> Bool {
        let byte = byte(at: index)
        return !byte.isWord && byte != UInt8(ascii: ".") && byte != UInt8(ascii: ":") && byte != UInt8(ascii: "[")
    }

    /// Whether the bytes at an index may follow an attribute on the given side.
    private func follows(_ end: Int, _ isFirst: Bool) -> Bool {
        let start = afterBlanks(end)
        if isFirst { return bytes.has("==", at: start) || bytes.has("<=", at: start) || bytes.has(">=", at: start) }
        switch byte(at: start) {
        case 0, 0x0A, UInt8(ascii: ">"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "("),
            UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "^"):
            return true
        default:
            return ["NSSpace(", "NSLayoutAnchorConstraintSpace(", "Hug:", "priority:", "Marker:"]
                .contains { bytes.has($0, at: start) }
        }
    }
}
