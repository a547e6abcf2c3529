/// Splits a script into tokens, in time linear in its length and without recursion.
struct Lexer {
    private let bytes: [UInt8]
    private(set) var tokens: [Token] = []
    private(set) var problems: [ScriptProblem] = []
    private var position = 0
    private var line = 1
    private var column = 1
    private var beginsLine = true
    private var spaceBefore = true
    /// The number of open parentheses in each value interpolated in a string, the innermost last.
    private var values: [Int] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Reads all tokens of a script; the last token marks the script's end.
    mutating func run() {
        while position < bytes.count { step() }
        add(.end, from: here(), "")
    }

    private var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

    private func peek(_ offset: Int = 1) -> UInt8 {
        position + offset < bytes.count ? bytes[position + offset] : 0
    }

    private func here() -> ScriptRange { ScriptRange(start: position, end: position, line: line, column: column) }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == 10 {
                (line, column) = (line + 1, 1)
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
    }

    private mutating func add(_ kind: Token.Kind, from start: ScriptRange, _ text: String) {
        if !tokens.isEmpty {
            let last = next(after: tokens.count - 1, start: start.start)
            tokens[tokens.count - 1].spaceAfter = last || isClosing(kind, text)
        }
        let range = ScriptRange(start: start.start, end: position, line: start.line, column: start.column)
        tokens.append(
            Token(kind: kind, range: range, text: text, beginsLine: beginsLine, spaceBefore: spaceBefore || opensBefore)
        )
        beginsLine = false
        spaceBefore = false
    }

    private func next(after token: Int, start: Int) -> Bool { tokens[token].range.end < start }

    private func isClosing(_ kind: Token.Kind, _ text: String) -> Bool {
        kind == .end || kind == .valueEnd || kind == .sign && [")", "]", "}", ",", ":", ";"].contains(text)
    }

    private var opensBefore: Bool {
        guard let last = tokens.last else { return true }
        return last.kind == .valueStart || last.kind == .sign && ["(", "[", "{", ",", ":", ";"].contains(last.text)
    }

    private mutating func step() {
        let start = here()
        switch next {
        case 10, 13:
            advance()
            (beginsLine, spaceBefore) = (true, true)
        case 32, 9:
            advance()
            spaceBefore = true
        case UInt8(ascii: "/") where peek() == UInt8(ascii: "/"):
            while position < bytes.count, next != 10 { advance() }
        case UInt8(ascii: "/") where peek() == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""):
            advance()
            add(.textStart, from: start, "\"")
            readText()
        case 0x30...0x39: readNumber(start)
        case 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            while Lexer.continuesName(next) { advance() }
            add(.name, from: start, text(from: start))
        default: readSign(start)
        }
    }

    private static func continuesName(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
        default: false
        }
    }

    private func text(from start: ScriptRange) -> String {
        String(decoding: bytes[start.start..<position], as: UTF8.self)
    }

    private mutating func skipComment() {
        let start = here()
        var depth = 0
        while position < bytes.count {
            if next == UInt8(ascii: "/"), peek() == UInt8(ascii: "*") {
                depth += 1
                advance(2)
            } else if next == UInt8(ascii: "*"), peek() == UInt8(ascii: "/") {
                depth -= 1
                advance(2)
                if depth == 0 { break }
            } else {
                if next == 10 { beginsLine = true }
                advance()
            }
        }
        if depth > 0 { problems.append(ScriptProblem(start, "This comment does not end.")) }
        spaceBefore = true
    }

    private mutating func readNumber(_ start: ScriptRange) {
        func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 || byte == UInt8(ascii: "_") }
        while isDigit(next) { advance() }
        if next == UInt8(ascii: "."), peek() >= 0x30, peek() <= 0x39 {
            advance()
            while isDigit(next) { advance() }
        }
        if next | 0x20 == UInt8(ascii: "e") {
            let sign = peek() == UInt8(ascii: "-") || peek() == UInt8(ascii: "+") ? 1 : 0
            if peek(1 + sign) >= 0x30, peek(1 + sign) <= 0x39 {
                advance(1 + sign)
                while isDigit(next) { advance() }
            }
        }
        add(.number, from: start, text(from: start))
    }

    private static let signs = ["...", "..<", "&&", "||", "??", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "->"]

    private mutating func readSign(_ start: ScriptRange) {
        if let last = values.last {
            if next == UInt8(ascii: "(") { values[values.count - 1] = last + 1 }
            if next == UInt8(ascii: ")"), last == 0 {
                values.removeLast()
                advance()
                add(.valueEnd, from: start, ")")
                return readText()
            }
            if next == UInt8(ascii: ")") { values[values.count - 1] = last - 1 }
        }
        let rest = bytes[position..<min(position + 3, bytes.count)]
        let length = Lexer.signs.first { rest.starts(with: $0.utf8) }?.utf8.count ?? 1
        advance(length)
        add(.sign, from: start, text(from: start))
    }

    /// Continues reading a string literal, up to its closing quote, the end of the line, or an interpolated value.
    private mutating func readText() {
        var (part, start) = ([] as [UInt8], here())
        while position < bytes.count, next != 10 {
            switch next {
            case UInt8(ascii: "\""):
                add(.textPart, from: start, String(decoding: part, as: UTF8.self))
                start = here()
                advance()
                return add(.textEnd, from: start, "\"")
            case UInt8(ascii: "\\") where peek() == UInt8(ascii: "("):
                add(.textPart, from: start, String(decoding: part, as: UTF8.self))
                start = here()
                advance(2)
                values.append(0)
                return add(.valueStart, from: start, "\\(")
            case UInt8(ascii: "\\"): readEscape(&part)
            default:
                part.append(next)
                advance()
            }
        }
        problems.append(ScriptProblem(start, "This string does not end: a quotation mark is missing."))
        add(.textPart, from: start, String(decoding: part, as: UTF8.self))
        add(.textEnd, from: here(), "")
    }

    private mutating func readEscape(_ part: inout [UInt8]) {
        let start = here()
        advance()
        let byte = next
        advance()
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): part.append(byte)
        case UInt8(ascii: "n"): part.append(10)
        case UInt8(ascii: "r"): part.append(13)
        case UInt8(ascii: "t"): part.append(9)
        case UInt8(ascii: "0"): part.append(0)
        case UInt8(ascii: "u"):
            guard let scalar = readScalar() else {
                return problems.append(ScriptProblem(start, "A character is written by its number as in \\u{1F44D}."))
            }
            part += Array(String(Character(scalar)).utf8)
        default: problems.append(ScriptProblem(start, "Strings have no such escape sequence."))
        }
    }

    private mutating func readScalar() -> Unicode.Scalar? {
        guard next == UInt8(ascii: "{") else { return nil }
        advance()
        var number: UInt32 = 0
        var count = 0
        while next != UInt8(ascii: "}") {
            let digit: UInt8
            switch next {
            case 0x30...0x39: digit = next - 0x30
            case 0x41...0x46: digit = next - 0x41 + 10
            case 0x61...0x66: digit = next - 0x61 + 10
            default: return nil
            }
            (number, count) = (number << 4 | UInt32(digit), count + 1)
            guard count <= 8 else { return nil }
            advance()
        }
        advance()
        return count == 0 ? nil : Unicode.Scalar(number)
    }
}
