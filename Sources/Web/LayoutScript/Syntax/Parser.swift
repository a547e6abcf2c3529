/// Makes statements from tokens. Unreadable text is reported and skipped up to the next readable line.
struct Parser {
    /// The maximum depth of nested brackets: more than anyone writes, but too little to overflow any stack.
    static let depthLimit = 40

    let tokens: [Token]
    var problems: [ScriptProblem] = []
    var position = 0
    var depth = 0
    /// Whether a brace after an expression begins the body of a statement, as in `for view in views {`.
    var bracesAreBodies = false

    init(_ tokens: [Token]) {
        self.tokens = tokens
    }

    /// The statements of the whole script.
    mutating func run() -> [Statement] {
        var statements: [Statement] = []
        while token.kind != .end {
            readStatements(&statements)
            if token.kind != .end {
                report(ScriptProblem(token.range, "There is nothing for “\(token.text)” to close."))
                position += 1
            }
        }
        return statements
    }

    var token: Token { tokens[position] }

    /// The token at an offset from the current one, by default the next token.
    func peek(_ offset: Int = 1) -> Token { tokens[min(position + offset, tokens.count - 1)] }

    var lastToken: Token { tokens[max(0, position - 1)] }

    var lastRange: ScriptRange { lastToken.range }

    mutating func take(_ sign: String) -> Bool {
        guard token.isSign(sign) else { return false }
        position += 1
        return true
    }

    mutating func takeWord(_ word: String) -> Bool {
        guard token.isWord(word) else { return false }
        position += 1
        return true
    }

    mutating func expect(_ sign: String, _ place: String) throws(ScriptProblem) {
        if !take(sign) { throw missing("“\(sign)”", place) }
    }

    mutating func name(_ what: String) throws(ScriptProblem) -> String {
        guard token.kind == .name else { throw missing(what, "here") }
        position += 1
        return lastText
    }

    private var lastText: String { lastToken.text }

    func missing(_ what: String, _ place: String) -> ScriptProblem {
        let range = token.kind == .end || token.beginsLine ? lastToken.after : token.range
        return ScriptProblem(range, "\(what) is missing \(place).")
    }

    /// Whether an unfinished phrase ends here: at a new line, the end of the script, or a closing bracket.
    var endsPhrase: Bool {
        token.beginsLine || token.kind == .end || token.closesBracket
    }

    mutating func report(_ problem: ScriptProblem) { problems.append(problem) }

    /// Runs a closure one level deeper in the nesting.
    mutating func deeper<Result>(
        _ read: (inout Parser) throws(ScriptProblem) -> Result
    ) throws(ScriptProblem) -> Result {
        guard depth < Parser.depthLimit else {
            throw ScriptProblem(token.range, "Brackets are nested more than \(Parser.depthLimit) deep.")
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }
}

// MARK: - Statements

extension Parser {
    /// Reads statements up to a closing brace, or the end of the script.
    mutating func readStatements(_ statements: inout [Statement]) {
        var isLost = false
        while token.kind != .end, !token.isSign("}") {
            if take(";") { continue }
            var start = position
            do throws(ScriptProblem) {
                statements.append(try statement())
                while case .declaration(_, _, _, let isVariable)? = statements.last?.form, token.isSign(",") {
                    start = position
                    statements.append(try nextDeclaration(isVariable: isVariable))
                }
                isLost = false
                if !token.beginsLine, token.kind != .end, !token.isSign("}"), !token.isSign(";") {
                    throw ScriptProblem(token.range, "Each statement must be on its own line.")
                }
            } catch {
                // Lines that cannot be read because of the first one are not reported.
                if !isLost { report(error) }
                isLost = true
                if let lost = lostNames(from: start) { statements.append(lost) }
                skipLine(from: start)
            }
        }
    }

    /// A statement that stands in for an unreadable declaration and for the declarations after its commas, so that uses
    /// of their names are not reported.
    private func lostNames(from start: Int) -> Statement? {
        let first = tokens[start]
        guard first.isWord("let") || first.isWord("var") || first.isSign(",") else { return nil }
        var names: [String] = []
        var depth = 0
        var isPattern = true
        for token in tokens[(start + 1)...] {
            if token.kind == .end || token.beginsLine && !isPattern && depth <= 0 { break }
            if isPattern, token.kind == .name { names.append(token.text) }
            if token.isSign("=") || token.isSign(":") { isPattern = false }
            if token.opensBracket { depth += 1 }
            if token.closesBracket { depth -= 1 }
            if token.isSign(","), depth == 0 { isPattern = true }
        }
        return Statement(form: .lost(names), range: first.range)
    }

    /// Skips to the next line, or to the brace that closes the block if it comes first.
    private mutating func skipLine(from start: Int) {
        if position == start { position += 1 }
        var braces = 0
        while token.kind != .end, !(token.beginsLine && braces <= 0) {
            if token.isSign("{") { braces += 1 }
            if token.isSign("}") {
                if braces == 0 { return }
                braces -= 1
            }
            position += 1
        }
    }

    mutating func statement() throws(ScriptProblem) -> Statement {
        let start = token.range
        let form: Statement.Form
        switch token.kind == .name ? token.text : "" {
        case "let", "var": form = try declaration(isVariable: token.isWord("var"))
        case "for": form = try loop()
        case "if": form = try branch()
        case "enum": form = try enumeration()
        case "func", "class", "struct", "final", "private", "fileprivate", "public", "internal": form = try declared()
        case "return":
            position += 1
            form = .result(token.beginsLine || token.kind == .end || token.isSign("}") ? nil : try expression())
        case "import":
            position += 1
            _ = try name("The name of a module")
            form = .nothing
        case "print" where peek().isSign("("):
            // There is no console. The call is parsed and then ignored, so that whole programs can be pasted.
            _ = try expression()
            form = .nothing
        case "extension", "while", "guard", "switch", "repeat", "protocol", "init", "typealias", "static", "lazy",
            "mutating", "override", "required", "convenience":
            throw unsupported(token)
        default: form = token.isSign("@") ? try declared() : try simpleStatement()
        }
        return Statement(form: form, range: start.upTo(lastRange))
    }

    private static let assignments = ["=", "+=", "-=", "*=", "/="]

    private mutating func simpleStatement() throws(ScriptProblem) -> Statement.Form {
        let target = try expression()
        guard token.kind == .sign, Parser.assignments.contains(token.text) else { return .expression(target) }
        let sign = token.text
        takeOperator()
        return .assignment(target, sign, try expression())
    }

    /// Consumes an operator between two operands, and reports it if it has a space on only one side, as Swift does.
    mutating func takeOperator() {
        if !token.isInfix {
            let (before, after) = (lastRange, peek().range)
            let range = ScriptRange(
                start: before.end,
                end: max(before.end, token.beginsLine || peek().beginsLine ? token.range.end : after.start),
                line: token.range.line, column: token.range.column)
            report(
                ScriptProblem(
                    range, "“\(token.text)” has blanks on both sides or on none: did you mean  \(token.text) ?"))
        }
        position += 1
    }

    /// The next declaration after a comma: `let red = View(), blue = View()`.
    private mutating func nextDeclaration(isVariable: Bool) throws(ScriptProblem) -> Statement {
        let start = peek().range
        let form = try declaration(isVariable: isVariable)
        return Statement(form: form, range: start.upTo(lastRange))
    }

    /// Reads the declaration that follows `let`, `var` or a comma.
    private mutating func declaration(isVariable: Bool) throws(ScriptProblem) -> Statement.Form {
        position += 1
        let names = try pattern()
        let type = take(":") ? try typeName() : nil
        var value: Expression?
        if token.isSign("=") {
            takeOperator()
            value = try expression()
        }
        if value == nil, type == nil { throw missing("“=” and a value", "after the name") }
        return .declaration(names: names, type: type, value: value, isVariable: isVariable)
    }

    /// `name` or `(first, second)`.
    private mutating func pattern() throws(ScriptProblem) -> [String] {
        guard take("(") else { return [try name("A name")] }
        var names = [try name("A name")]
        while take(",") { names.append(try name("A name")) }
        try expect(")", "after the names")
        return names
    }

    mutating func typeName() throws(ScriptProblem) -> Statement.TypeName {
        let start = token.range
        let isList = take("[")
        _ = takeWord("any")
        var type = try name("The name of a type")
        while token.isSign("."), peek().kind == .name {
            position += 1
            type += try "." + name("The name of a type")
        }
        if isList { try expect("]", "after the type") }
        let isOptional = take("?")
        return Statement.TypeName(
            name: type, isList: isList, isOptional: isOptional, range: start.upTo(lastRange))
    }

    private mutating func loop() throws(ScriptProblem) -> Statement.Form {
        position += 1
        let names = try pattern()
        guard takeWord("in") else { throw missing("“in”", "after the name") }
        let sequence = try head { parser throws(ScriptProblem) in try parser.expression() }
        let condition =
            takeWord("where") ? try head { parser throws(ScriptProblem) in try parser.expression() } : nil
        return .loop(names: names, sequence, condition: condition, try block())
    }

    private mutating func branch() throws(ScriptProblem) -> Statement.Form {
        var branches: [(condition: [Statement.Condition], body: [Statement])] = []
        while takeWord("if") {
            var conditions = [try condition()]
            while take(",") { conditions.append(try condition()) }
            branches.append((conditions, try block()))
            guard takeWord("else") else { return .branch(branches, otherwise: nil) }
        }
        return .branch(branches, otherwise: try block())
    }

    private mutating func condition() throws(ScriptProblem) -> Statement.Condition {
        guard takeWord("let") else {
            return .expression(try head { parser throws(ScriptProblem) in try parser.expression() })
        }
        let (start, name) = (lastRange, try name("A name"))
        guard take("=") else { return .binding(name, Expression(form: .name(name), range: start.upTo(lastRange))) }
        return .binding(name, try head { parser throws(ScriptProblem) in try parser.expression() })
    }

    private mutating func enumeration() throws(ScriptProblem) -> Statement.Form {
        position += 1
        let type = try name("The name of a type")
        try expect("{", "after the name")
        var cases: [String] = []
        while takeWord("case") {
            cases.append(try name("The name of a case"))
            while take(",") { cases.append(try name("The name of a case")) }
            _ = take(";")
        }
        try expect("}", "after the cases")
        return .enumeration(type, cases)
    }

    /// An expression before the body of a statement.
    private mutating func head<Result>(
        _ read: (inout Parser) throws(ScriptProblem) -> Result
    ) throws(ScriptProblem) -> Result {
        let before = bracesAreBodies
        bracesAreBodies = true
        defer { bracesAreBodies = before }
        return try read(&self)
    }

    /// Statements in braces.
    mutating func block() throws(ScriptProblem) -> [Statement] {
        try expect("{", "here")
        return try deeper { parser throws(ScriptProblem) in
            let before = parser.bracesAreBodies
            parser.bracesAreBodies = false
            defer { parser.bracesAreBodies = before }
            var statements: [Statement] = []
            parser.readStatements(&statements)
            // The readable part of an unfinished block is used.
            if !parser.take("}") { parser.report(parser.missing("“}”", "at the end of the block")) }
            return statements
        }
    }
}
