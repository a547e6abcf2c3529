/// A token of a script.
struct Token {
    enum Kind: UInt8 {
        case name
        case number
        /// An opening quotation mark. The tokens between the quotation marks are parts of the text and, inside
        /// `\(`…`)`, any others.
        case textStart
        case textPart
        case textEnd
        case valueStart
        case valueEnd
        /// Brackets, commas, periods and operators.
        case sign
        case end
    }

    let kind: Kind
    let range: ScriptRange
    /// The characters of the token; for a part of a string, its unescaped value.
    let text: String
    /// Whether the token is the first on its line.
    let beginsLine: Bool
    /// Whether there is white space or an opening bracket before the token, and white space or a closing bracket after
    /// it. This distinguishes prefix operators from infix ones.
    let spaceBefore: Bool
    var spaceAfter = false

    /// The empty range at the end of the token, which must not be a part of a string.
    var after: ScriptRange {
        // A column counts scalars, each of which has exactly one byte that is not a continuation byte.
        let scalars = text.utf8.count { $0 & 0xC0 != 0x80 }
        return ScriptRange(start: range.end, end: range.end, line: range.line, column: range.column + scalars)
    }

    func isSign(_ sign: String) -> Bool { kind == .sign && text == sign }

    var opensBracket: Bool { kind == .sign && ["(", "[", "{"].contains(text) }

    var closesBracket: Bool { kind == .sign && [")", "]", "}"].contains(text) }

    func isWord(_ word: String) -> Bool { kind == .name && text == word }

    /// Whether the token can begin a value.
    var mayBeginValue: Bool {
        switch kind {
        case .name, .number, .textStart: true
        default: false
        }
    }

    /// Whether the spaces show that the operator is between two operands.
    var isInfix: Bool { spaceBefore == spaceAfter }
}
