/// A word of a script.
struct Token {
    enum Sort: UInt8 {
        case name
        case number
        /// A quotation mark, opening or closing; what stands between them are parts and, in `\(`…`)`, other tokens.
        case textStart
        case textPart
        case textEnd
        case valueStart
        case valueEnd
        /// Brackets, commas, periods and operators.
        case sign
        case end
    }

    let sort: Sort
    let range: ScriptRange
    /// The word itself; of a part of a text, what it stands for.
    let text: String
    /// Whether it is the first of its line.
    let beginsLine: Bool
    /// Whether there is space, or a bracket that opens, before it, and the other way round after it: tells prefix
    /// operators from infix ones.
    let spaceBefore: Bool
    var spaceAfter = false

    func isSign(_ sign: String) -> Bool { sort == .sign && text == sign }

    func isWord(_ word: String) -> Bool { sort == .name && text == word }

    /// Whether it is the beginning of a value, and of nothing else.
    var mayBeginValue: Bool {
        switch sort {
        case .name, .number, .textStart: true
        default: false
        }
    }

    /// Whether an operator stands between two operands.
    var isInfix: Bool { spaceBefore == spaceAfter }
}
