/// The names printed after a constraint: `names: icon:0x1, '|':UIView:0x2`.
struct NamesTable {
    private struct Entry {
        let name: String
        let address: String
    }

    private var entries: [Entry] = []
    /// The item represented by `|`: class or identifier, and address.
    private var superview: (owner: String, address: String?)?

    /// Reads a table from its first entry to the parenthesis that ends it; nil if that parenthesis is missing.
    init?(_ parser: inout LineParser) {
        guard let end = NamesTable.end(in: parser) else { return nil }
        while parser.index < end {
            parser.skipBlanks()
            if NamesTable.takeBar(&parser) { readSuperview(&parser, end) } else { readName(&parser, end) }
            while parser.index < end, parser.next == 0x20 || parser.next == UInt8(ascii: ",") { parser.index += 1 }
        }
        parser.index = end + 1
    }

    init() {}

    /// The index of the parenthesis that ends the table: the first one after which the constraint ends, too; nil if
    /// there is none.
    private static func end(in parser: LineParser) -> Int? {
        var index = parser.index
        while index < parser.bytes.count, parser.bytes[index] != 0x0A {
            if parser.bytes[index] == UInt8(ascii: ")") {
                switch parser.byte(at: parser.afterBlanks(index + 1)) {
                case 0, 0x0A, UInt8(ascii: ">"), UInt8(ascii: "\""): return index
                default: break
                }
            }
            index += 1
        }
        return nil
    }

    /// Takes `'|':`, whose quotes may have been lost in pasting.
    private static func takeBar(_ parser: inout LineParser) -> Bool {
        for spelling in ["'|':", "|':", "'|:", "|:"] where parser.take(spelling) { return true }
        return false
    }

    private mutating func readSuperview(_ parser: inout LineParser, _ end: Int) {
        let start = parser.index
        while parser.index < end, parser.next != UInt8(ascii: ","),
            parser.addressEnd(at: parser.index + 1) == nil
                || parser.next != UInt8(ascii: ":")
        {
            parser.index += 1
        }
        let owner = parser.bytes.text(start..<parser.index)
        guard parser.index < end, parser.next == UInt8(ascii: ":"), let last = parser.addressEnd(at: parser.index + 1)
        else {
            superview = (owner.hasSuffix(" ") ? String(owner.dropLast()) : owner, nil)
            return
        }
        superview = (owner, parser.bytes.text(parser.index + 1..<last))
        parser.index = last
        skipText(&parser, end)
    }

    private mutating func readName(_ parser: inout LineParser, _ end: Int) {
        let start = parser.index
        while parser.index < end {
            if parser.next == UInt8(ascii: ":"), let last = parser.addressEnd(at: parser.index + 1) {
                let name = parser.bytes.text(start..<parser.index)
                entries.append(Entry(name: name, address: parser.bytes.text(parser.index + 1..<last)))
                parser.index = last
                return skipText(&parser, end)
            }
            parser.index += 1
        }
    }

    /// Skips a string after an address.
    private func skipText(_ parser: inout LineParser, _ end: Int) {
        guard parser.next == UInt8(ascii: "'") else { return }
        while parser.index < end, parser.next != UInt8(ascii: ",") { parser.index += 1 }
    }
}

extension NamesTable {
    /// The item to which a mention refers, in the constraint with the given address; nil for a superview of an unknown
    /// item.
    ///
    /// For a name shared by two objects, the item differs from all others in the report.
    func item(_ mention: Mention, beside other: ReportedItem?, in id: String, side: Int) -> ReportedItem? {
        switch mention {
        case .object(let className, let address, let text):
            return ReportedItem(key: address.asciiLowercased, className: className, address: address, text: text)
        case .name(let name, let className):
            return item(named: name, className: className, in: id, side: side)
        case .superview:
            if let known = superviewItem { return known }
            guard let other else { return nil }
            return ReportedItem(key: "superview of \(other.key)", isSuperviewOf: other.key)
        }
    }

    /// The item represented by `|`, if it was printed.
    var superviewItem: ReportedItem? {
        guard let superview else { return nil }
        let isName = entries.contains { $0.name == superview.owner }
        guard let address = superview.address else {
            return item(named: superview.owner, className: nil, in: "", side: 0)
        }
        return ReportedItem(
            key: address.asciiLowercased, className: isName ? nil : superview.owner, address: address,
            name: isName ? superview.owner : nil)
    }

    private func item(named name: String, className: String?, in id: String, side: Int) -> ReportedItem {
        let found = entries.filter { $0.name == name }
        guard let first = found.first else {
            return ReportedItem(key: className.map { "\($0):\(name)" } ?? name, className: className, name: name)
        }
        guard found.allSatisfy({ $0.address == first.address }) else {
            return ReportedItem(key: "\(name) of \(id), side \(side)", name: name, isAmbiguous: true)
        }
        return ReportedItem(key: first.address.asciiLowercased, address: first.address, name: name)
    }
}

extension String {
    /// The text with the letters A to Z in lowercase.
    var asciiLowercased: String {
        String(decoding: utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }, as: UTF8.self)
    }
}
