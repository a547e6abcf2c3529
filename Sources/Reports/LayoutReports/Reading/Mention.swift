/// An item as named in the body of a constraint, before it is looked up in the names printed with the constraint.
enum Mention {
    /// `|`
    case superview
    case object(className: String?, address: String, text: String?)
    /// An identifier in place of class and address, or any other text that was put there.
    case name(String, className: String?)
}

extension LineParser {
    /// The ranges of the class and the address of an item that begins at an index.
    func objectPrefix(at start: Int) -> (className: Range<Int>, address: Range<Int>)? {
        var colon = start
        while byte(at: colon).isWord || byte(at: colon) == UInt8(ascii: ".") { colon += 1 }
        guard colon > start, byte(at: colon) == UInt8(ascii: ":"), let end = addressEnd(at: colon + 1) else {
            return nil
        }
        return (start..<colon, colon + 1..<end)
    }

    func object(_ prefix: (className: Range<Int>, address: Range<Int>), text: Range<Int>? = nil) -> Mention {
        .object(
            className: bytes.text(prefix.className), address: bytes.text(prefix.address),
            text: text.map { bytes.text($0) })
    }

    /// The item named in a range, written as `Class:0x…`, `Class:name[0x…]`, `Class:name` or a name alone; nil if the
    /// range is empty or cannot be read.
    func named(_ range: Range<Int>) -> Mention? {
        var range = range
        while range.count > 0, byte(at: range.upperBound - 1) == 0x20 {
            range = range.lowerBound..<range.upperBound - 1
        }
        guard !range.isEmpty else { return nil }
        if let prefix = objectPrefix(at: range.lowerBound), prefix.address.upperBound == range.upperBound {
            return object(prefix)
        }
        if byte(at: range.upperBound - 1) == UInt8(ascii: "]"),
            let bracket = range.last(where: { bytes[$0] == UInt8(ascii: "[") }),
            let end = addressEnd(at: bracket + 1), end == range.upperBound - 1
        {
            let (className, name) = divided(range.lowerBound..<bracket)
            return .object(
                className: className, address: bytes.text(bracket + 1..<end), text: name.isEmpty ? nil : name)
        }
        if let address = range.first(where: { bytes[$0] == UInt8(ascii: ":") && addressEnd(at: $0 + 1) != nil }) {
            // The text before the class is the rest of the constraint's key, as printed by Masonry, which may contain
            // blanks.
            guard let blank = bytes[range.lowerBound..<address].lastIndex(of: 0x20),
                let prefix = objectPrefix(at: blank + 1), prefix.address.upperBound == range.upperBound
            else { return nil }
            return object(prefix)
        }
        let (className, name) = divided(range)
        return .name(name, className: className)
    }

    /// The class before a colon, if there is one, and the rest.
    private func divided(_ range: Range<Int>) -> (className: String?, name: String) {
        guard let colon = range.first(where: { bytes[$0] == UInt8(ascii: ":") }), colon > range.lowerBound,
            range.lowerBound..<colon == classRange(at: range.lowerBound)
        else { return (nil, bytes.text(range)) }
        return (bytes.text(range.lowerBound..<colon), bytes.text(colon + 1..<range.upperBound))
    }

    private func classRange(at start: Int) -> Range<Int> {
        var end = start
        while byte(at: end).isWord || byte(at: end) == UInt8(ascii: ".") { end += 1 }
        return start..<end
    }
}
