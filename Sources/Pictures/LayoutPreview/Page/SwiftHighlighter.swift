/// Splits Swift source into tokens, so that a page can color them by kind.
struct SwiftHighlighter {
    /// The kind of a piece of source; the raw value is its class on a page.
    enum Kind: String {
        case plain
        case keyword
        case type
        case string
        case number
        case comment
        /// A word preceded by an at sign or a hash.
        case attribute
    }

    private static let keywords: Set<Substring> = [
        "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
        "consuming", "continue", "convenience", "default", "defer", "deinit", "do", "didSet", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
        "in", "indirect", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil", "nonisolated",
        "nonmutating", "open", "operator", "override", "package", "private", "protocol", "public", "repeat",
        "required", "rethrows", "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
    ]

    private var rest: Substring
    private var pieces: [(kind: Kind, text: Substring)] = []

    /// The tokens of the source, including whitespace; joined, they equal the source.
    /// - Complexity: O(*n*) in the length of the source.
    static func pieces(of source: String) -> [(kind: Kind, text: Substring)] {
        var highlighter = SwiftHighlighter(rest: source[...])
        while let next = highlighter.rest.first { highlighter.takePiece(startingWith: next) }
        return highlighter.pieces
    }

    private init(rest: Substring) {
        self.rest = rest
    }

    private mutating func takePiece(startingWith next: Character) {
        if rest.hasPrefix("//") { return take(.comment, lengthOfLine) }
        if rest.hasPrefix("/*") { return take(.comment, lengthOfBlockComment) }
        if let length = lengthOfString { return take(.string, length) }
        if next.isASCII, next.isNumber { return take(.number, lengthOfNumber) }
        if next == "@" || next == "#" {
            return take(.attribute, 1 + rest.dropFirst().prefix(while: { $0.isInWord }).count)
        }
        if next.isInWord { return takeWord() }
        take(.plain, 1)
    }

    private mutating func takeWord() {
        let word = rest.prefix(while: { $0.isInWord })
        let isMember = pieces.last?.text == "."
        let kind: Kind =
            if SwiftHighlighter.keywords.contains(word), !isMember || word == "init" || word == "self" {
                .keyword
            } else if word.first?.isUppercase == true {
                .type
            } else {
                .plain
            }
        take(kind, word.count)
    }

    private mutating func take(_ kind: Kind, _ length: Int) {
        pieces.append((kind, rest.prefix(length)))
        rest = rest.dropFirst(length)
    }

    private var lengthOfLine: Int { rest.prefix { !$0.isNewline }.count }

    private var lengthOfNumber: Int {
        let digits = rest.prefix(while: { $0.isInWord })
        let fraction = rest[digits.endIndex...]
        guard fraction.first == ".", fraction.dropFirst().first?.isNumber == true else { return digits.count }
        return digits.count + 1 + fraction.dropFirst().prefix(while: { $0.isInWord }).count
    }

    private var lengthOfBlockComment: Int {
        var (depth, length, text) = (0, 0, rest)
        while !text.isEmpty {
            let step = text.hasPrefix("/*") || text.hasPrefix("*/") ? 2 : 1
            if step == 2 { depth += text.first == "/" ? 1 : -1 }
            length += step
            text = text.dropFirst(step)
            if depth == 0 { break }
        }
        return length
    }

    /// The length of the string literal that begins here; nil if none begins here.
    private var lengthOfString: Int? {
        let hashes = rest.prefix { $0 == "#" }.count
        let opening = rest.dropFirst(hashes)
        guard opening.first == "\"" else { return nil }
        let quotes = opening.hasPrefix("\"\"\"") ? 3 : 1
        let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: hashes)
        let escape = "\\" + String(repeating: "#", count: hashes)
        var (length, text) = (hashes + quotes, opening.dropFirst(quotes))
        while let next = text.first {
            if text.hasPrefix(end) { return length + end.count }
            if quotes == 1, next.isNewline { return length }
            let step = text.hasPrefix(escape) ? text.prefix(escape.count + 1).count : 1
            length += step
            text = text.dropFirst(step)
        }
        return length
    }
}

extension Character {
    fileprivate var isInWord: Bool { isLetter || isNumber || self == "_" }
}
