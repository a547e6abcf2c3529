/// Parses the parts of a line, in the order in which they are printed.
struct ConstraintParser {
    private var parser: LineParser
    private let hasBracket: Bool
    private var isClosedEarly = false
    private(set) var className = ""
    private(set) var id = ""
    private(set) var identifier: String?
    private(set) var location: (file: String, line: Int)?
    private(set) var equation: Equation?
    /// The number of bytes that belong to the constraint, or only to the part before its body if the body was not
    /// understood.
    private(set) var length = 0

    /// Reads a constraint, beginning with its class. A bracket may precede the class.
    init(_ bytes: [UInt8], hasBracket: Bool) {
        parser = LineParser(bytes)
        self.hasBracket = hasBracket
        readHead()
        length = parser.index
        guard let draft = takeBody(), let names = takeTail(of: draft) else { return }
        equation = resolve(draft.equation, names.priority, names.table)
        if equation != nil { length = parser.index }
    }

    private mutating func readHead() {
        className = parser.bytes.text(parser.run { $0.isWord || $0 == UInt8(ascii: ".") })
        parser.skipBlanks()
        _ = parser.take(":")
        parser.skipBlanks()
        id = parser.bytes.text(
            parser.run {
                $0 != 0x20 && $0 != 0x0A && $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ">")
                    && $0 != UInt8(ascii: "'")
                    && $0 != UInt8(ascii: "\"")
            })
        readLocation()
        isClosedEarly = parser.take(">")
        parser.skipBlanks()
        readMask()
        readIdentifier()
    }

    /// Reads a location such as `@Separator.swift#17`, whose path may contain blanks.
    private mutating func readLocation() {
        guard parser.next == UInt8(ascii: "@") else { return }
        var hash = parser.index + 1
        while hash < parser.bytes.count, parser.bytes[hash] != 0x0A, parser.bytes[hash] != UInt8(ascii: "\"") {
            if parser.bytes[hash] == UInt8(ascii: "#"), parser.byte(at: hash + 1).isDigit {
                let file = parser.bytes.text(parser.index + 1..<hash)
                parser.index = hash + 1
                location = (file, decimal(parser.bytes[parser.run { $0.isDigit }]))
                return
            }
            hash += 1
        }
        _ = parser.run { $0 != 0x20 && $0 != UInt8(ascii: ">") && $0 != 0x0A }
    }

    private func decimal(_ digits: ArraySlice<UInt8>) -> Int {
        digits.prefix(9).reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    /// Skips an autoresizing mask such as `h=--& v=--&`.
    private mutating func readMask() {
        for axis in ["h=", "v="] where parser.take(axis) {
            _ = parser.run {
                $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "*")
            }
            parser.skipBlanks()
        }
    }

    /// Reads an identifier: free text in quotes; a blank and a body follow the closing quote. A body that begins with a
    /// name cannot be distinguished from text, so if no recognizable body follows a quote, the first quote before a
    /// blank is taken as the closing one. A quote before an attribute belongs to an item.
    private mutating func readIdentifier() {
        guard parser.next == UInt8(ascii: "'") else { return }
        var found: Int?
        var end = parser.index + 1
        while end < parser.bytes.count, parser.bytes[end] != 0x0A {
            if parser.bytes[end] == UInt8(ascii: "'") {
                if parser.byte(at: end + 1) == UInt8(ascii: ".") { break }
                if parser.byte(at: end + 1) == 0x20 {
                    let isBeforeBody = parser.beginsBody(at: parser.afterBlanks(end + 1))
                    if found == nil || isBeforeBody { found = end }
                    if isBeforeBody { break }
                }
            }
            end += 1
        }
        guard let found else { return }
        let text = parser.bytes.text(parser.index + 1..<found)
        identifier = text
        if location == nil { location = text.sourceLocation }
        parser.index = found + 1
        parser.skipBlanks()
    }

    private mutating func takeBody() -> (equation: DraftEquation, isFormat: Bool)? {
        let start = parser.index
        if parser.beginsFormat(at: start), let equation = parser.takeFormat() { return (equation, true) }
        parser.index = start
        return parser.takeEquation().map { ($0, false) }
    }

    /// Takes the text after the body, up to the end of the constraint; nil if the end is missing, in which case part of
    /// the body may be missing, too.
    private mutating func takeTail(
        of body: (equation: DraftEquation, isFormat: Bool)
    ) -> (table: NamesTable, priority: Double?)? {
        var table = NamesTable()
        var priority = body.equation.priority
        var isWhole = body.isFormat
        while true {
            parser.skipBlanks()
            if parser.take("(LTR)") || parser.take("(RTL)") { continue }
            if parser.take("Hug:") || parser.take("CompressionResistance:") {
                guard let number = parser.takeNumber() else { return nil }
                priority = max(priority ?? number.value, number.value)
            } else if parser.take("priority:") || parser.take("@") || parser.take("^") {
                guard let number = parser.takeNumber() ?? takePriorityName() else { return nil }
                priority = number.value
            } else if parser.take("Marker:") {
                _ = parser.run { $0 != 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "{") }
                if parser.next == UInt8(ascii: "{") { _ = parser.run { $0 != UInt8(ascii: "}") && $0 != 0x0A } }
                _ = parser.take("}")
            } else if parser.next == UInt8(ascii: "("), table.superviewItem == nil {
                guard let names = takeInfo() else { return nil }
                table = names
                isWhole = true
            } else {
                break
            }
        }
        if parser.take(">") { return (table, priority) }
        guard !hasBracket || isClosedEarly else { return nil }
        switch parser.next {
        case 0x0A, UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ")"): return (table, priority)
        default: return parser.isAtEnd && isWhole ? (table, priority) : nil
        }
    }

    /// Reads a priority that Masonry printed by name.
    private mutating func takePriorityName() -> PrintedNumber? {
        if parser.take("high") { return PrintedNumber(750) }
        if parser.take("medium") { return PrintedNumber(500) }
        return parser.take("low") ? PrintedNumber(250) : nil
    }

    /// Reads `(active)`, `(active, names: …)` or `(Names: …)`.
    private mutating func takeInfo() -> NamesTable? {
        _ = parser.take("(")
        parser.skipBlanks()
        if parser.take("active") || parser.take("inactive") {
            parser.skipBlanks()
            if parser.take(")") { return NamesTable() }
            guard parser.take(",") else { return nil }
            parser.skipBlanks()
        }
        guard parser.take("names:") || parser.take("Names:") else { return nil }
        return NamesTable(&parser)
    }

    private func resolve(_ draft: DraftEquation, _ priority: Double?, _ names: NamesTable) -> Equation? {
        let partner = draft.second.flatMap { names.item($0.mention, beside: nil, in: id, side: 2) }
        guard let first = names.item(draft.first.mention, beside: partner, in: id, side: 1) else { return nil }
        var second: Equation.Side?
        if let side = draft.second {
            guard let item = names.item(side.mention, beside: first, in: id, side: 2) else { return nil }
            second = .init(item: item, attribute: side.attribute)
        } else if !draft.first.attribute.isExtent {
            // The constant is a position within the superview.
            guard let item = names.item(.superview, beside: first, in: id, side: 2) else { return nil }
            second = .init(item: item, attribute: draft.first.attribute.isVertical ? .top : .left)
        }
        return Equation(
            draft, first: .init(item: first, attribute: draft.first.attribute), second: second, priority: priority,
            superview: names.superviewItem)
    }
}

extension String {
    /// The file and line at the beginning of an identifier such as `Card.swift:38 topToTop`.
    fileprivate var sourceLocation: (file: String, line: Int)? {
        let bytes = Array(utf8)
        var index = 0
        while index < bytes.count, !bytes.has(".swift:", at: index) { index += 1 }
        let start = index + 7
        guard index > 0, start < bytes.count else { return nil }
        var end = start
        while end < bytes.count, bytes[end].isDigit, end - start < 9 { end += 1 }
        guard end > start, end == bytes.count || bytes[end] == 0x20 else { return nil }
        return (bytes.text(0..<index + 6), bytes[start..<end].reduce(0) { $0 * 10 + Int($1 - 0x30) })
    }
}
