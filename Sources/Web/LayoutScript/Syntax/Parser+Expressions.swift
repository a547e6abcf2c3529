extension Parser {
    /// Operators in order of increasing precedence.
    private static let precedences: [[String]] = [
        ["||"], ["&&"], ["==", "!=", "<", ">", "<=", ">="], ["??"], ["...", "..<"], ["+", "-"], ["*", "/", "%"],
    ]

    mutating func expression() throws(ScriptProblem) -> Expression {
        try deeper { parser throws(ScriptProblem) in
            let condition = try parser.operation(0)
            guard parser.token.isSign("?"), parser.token.spaceBefore else { return condition }
            parser.position += 1
            let first = try parser.expression()
            try parser.expect(":", "between the two values")
            let second = try parser.expression()
            return Expression(
                form: .choice(condition, first, second), range: condition.range.upTo(second.range))
        }
    }

    private mutating func operation(_ precedence: Int) throws(ScriptProblem) -> Expression {
        guard precedence < Parser.precedences.count else { return try prefixed() }
        let first = try operation(precedence + 1)
        var rest: [(sign: String, range: ScriptRange, operand: Expression)] = []
        var last = first.range
        while token.kind == .sign, token.isInfix || isUneven, Parser.precedences[precedence].contains(token.text) {
            let (sign, range) = (token.text, token.range)
            takeOperator()
            let operand = try operation(precedence + 1)
            rest.append((sign, range, operand))
            last = operand.range
        }
        guard !rest.isEmpty else { return first }
        return Expression(form: .operation(first, rest), range: first.range.upTo(last))
    }

    /// Whether an operator between two operands on one line has a space on only one side.
    private var isUneven: Bool { !token.isInfix && !token.beginsLine && !peek().beginsLine && peek().kind != .end }

    private mutating func prefixed() throws(ScriptProblem) -> Expression {
        guard token.kind == .sign, ["-", "+", "!"].contains(token.text), !token.spaceAfter else {
            return try postfixed()
        }
        let (sign, start) = (token.text, token.range)
        position += 1
        let operand = try deeper { parser throws(ScriptProblem) in try parser.prefixed() }
        let range = start.upTo(operand.range)
        if sign == "-", case .number(let number) = operand.form, number.isLiteral {
            return Expression(form: .number(number.negated(in: range)), range: range)
        }
        return Expression(form: .prefix(sign, operand), range: range)
    }

    private mutating func postfixed() throws(ScriptProblem) -> Expression {
        let base = try primary()
        var suffixes: [Expression.Suffix] = []
        while let suffix = try suffix(mayBeClosure: suffixes.last?.isMember ?? base.mayPrecedeBrace) {
            suffixes.append(suffix)
        }
        guard let last = suffixes.last else { return base }
        return Expression(form: .postfix(base, suffixes), range: base.range.upTo(last.range))
    }

    private mutating func suffix(mayBeClosure: Bool) throws(ScriptProblem) -> Expression.Suffix? {
        let start = token.range
        guard token.kind == .sign else { return nil }
        let form: Expression.Suffix.Form
        switch token.text {
        case ".":
            position += 1
            if token.kind == .number, let index = Int(token.text) {
                position += 1
                form = .member("\(index)")
            } else {
                form = .member(try name("The name of a member"))
            }
        case "(" where !token.beginsLine:
            position += 1
            let arguments = try arguments(closing: ")")
            let closure = token.isSign("{") && !bracesAreBodies && !token.beginsLine ? try closure() : nil
            form = .call(arguments, closure)
        case "{" where !bracesAreBodies && !token.beginsLine && mayBeClosure: form = .call([], try closure())
        case "[" where !token.beginsLine:
            position += 1
            let index = try inBrackets { parser throws(ScriptProblem) in try parser.expression() }
            try expect("]", "after the index")
            form = .index(index)
        case "?" where !token.spaceBefore && !token.beginsLine:
            position += 1
            form = .optional
        case "!" where !token.spaceBefore && !token.beginsLine:
            position += 1
            form = .forced
        default: return nil
        }
        return Expression.Suffix(form: form, range: start.upTo(lastRange))
    }

    /// Runs a closure that reads the inside of brackets, where a brace always begins a closure.
    private mutating func inBrackets<Result>(
        _ read: (inout Parser) throws(ScriptProblem) -> Result
    ) throws(ScriptProblem) -> Result {
        let before = bracesAreBodies
        bracesAreBodies = false
        defer { bracesAreBodies = before }
        return try read(&self)
    }

    private mutating func arguments(closing sign: String) throws(ScriptProblem) -> [Expression.Argument] {
        var arguments: [Expression.Argument] = []
        try inBrackets { parser throws(ScriptProblem) in
            while !parser.token.isSign(sign) {
                var label: String?
                let start = parser.token.range
                if parser.token.kind == .name, parser.peek().isSign(":") {
                    label = parser.token.text
                    parser.position += 2
                }
                let value = try parser.expression()
                arguments.append(
                    Expression.Argument(label: label, value: value, range: start.upTo(value.range)))
                guard parser.take(",") || parser.isCommaMissing(before: sign) else { break }
            }
            if parser.take(sign) { return }
            // The contents of unclosed brackets are used, since the user may still be typing.
            let problem = parser.missing("“\(sign)”", "after the expression in brackets")
            guard parser.endsPhrase else { throw problem }
            if parser.problems.last?.range != problem.range { parser.report(problem) }
        }
        return arguments
    }

    /// Whether a comma is missing before another value in the same brackets; if so, the missing comma is reported.
    private mutating func isCommaMissing(before sign: String) -> Bool {
        guard token.mayBeginValue, !token.beginsLine || closes(with: sign) else { return false }
        report(ScriptProblem(lastToken.after, "A comma is missing here: did you mean ,?"))
        return true
    }

    /// Whether brackets that span several lines are closed before another statement begins.
    private func closes(with sign: String) -> Bool {
        var depth = 0
        for token in tokens[position...].prefix(64) {
            if ["let", "var", "for", "if"].contains(where: { token.isWord($0) }) || token.isSign("=") { return false }
            if token.kind == .sign, ["(", "[", "{"].contains(token.text) { depth += 1 }
            guard token.kind == .sign, [")", "]", "}"].contains(token.text) else { continue }
            if depth == 0 { return token.text == sign }
            depth -= 1
        }
        return false
    }

    private mutating func closure() throws(ScriptProblem) -> Expression.Closure {
        var parameters: [String] = []
        let isParenthesized = peek().isSign("(")
        var ahead = isParenthesized ? 2 : 1
        while peek(ahead).kind == .name {
            parameters.append(peek(ahead).text)
            ahead += 1
            guard peek(ahead).isSign(",") else { break }
            ahead += 1
        }
        if isParenthesized, peek(ahead).isSign(")") { ahead += 1 }
        guard !parameters.isEmpty, peek(ahead).isWord("in") else {
            return Expression.Closure(parameters: [], body: try block())
        }
        let brace = position
        position += ahead
        let body = try body(afterBraceAt: brace)
        return Expression.Closure(parameters: parameters, body: body)
    }

    /// Reads the rest of a closure whose parameters have been read, from the token `in`.
    private mutating func body(afterBraceAt brace: Int) throws(ScriptProblem) -> [Statement] {
        position += 1
        return try deeper { parser throws(ScriptProblem) in
            try parser.inBrackets { parser throws(ScriptProblem) in
                var statements: [Statement] = []
                parser.readStatements(&statements)
                try parser.expect("}", "at the end of the closure")
                return statements
            }
        }
    }

    private mutating func primary() throws(ScriptProblem) -> Expression {
        let start = token
        switch start.kind {
        case .number:
            position += 1
            return Expression(form: .number(try Number(literal: start.text, in: start.range)), range: start.range)
        case .textStart: return try text()
        case .name:
            position += 1
            return Expression(form: named(start), range: start.range.upTo(lastRange))
        case .sign:
            switch start.text {
            case ".":
                position += 1
                let member = try name("The name of a member")
                return Expression(form: .implicitMember(member), range: start.range.upTo(lastRange))
            case "[":
                position += 1
                let elements = try arguments(closing: "]").map { $0.value }
                return Expression(form: .list(elements), range: start.range.upTo(lastRange))
            case "(":
                position += 1
                let elements = try arguments(closing: ")").map { $0.value }
                if elements.count == 1 { return Expression(form: elements[0].form, range: elements[0].range) }
                return Expression(form: .tuple(elements), range: start.range.upTo(lastRange))
            case "{": return Expression(form: .closure(try closure()), range: start.range.upTo(lastRange))
            default: break
            }
        case .textPart, .textEnd, .valueStart, .valueEnd, .end: break
        }
        throw start.kind == .end || start.beginsLine || [")", "]", "}", ","].contains(start.text)
            ? missing("A value", "here")
            : ScriptProblem(
                start.range, Foreign.answer(toSign: start.text) ?? "“\(start.text)” does not begin a value.")
    }

    private mutating func named(_ start: Token) -> Expression.Form {
        switch start.text {
        case "true": return .flag(true)
        case "false": return .flag(false)
        case "nil": return .nothing
        default:
            guard token.isSign("<"), !token.spaceBefore, peek().kind == .name, peek(2).isSign(">"), peek(3).isSign("(")
            else { return .name(start.text) }
            let argument = peek().text
            position += 3
            return .generic(start.text, argument)
        }
    }

    private mutating func text() throws(ScriptProblem) -> Expression {
        let start = token.range
        position += 1
        var parts: [Expression.TextPart] = []
        while token.kind != .textEnd, token.kind != .end {
            if token.kind == .textPart {
                parts.append(.literal(token.text))
                position += 1
                continue
            }
            guard token.kind == .valueStart else { throw missing("A quotation mark", "at the end of the string") }
            position += 1
            parts.append(.value(try inBrackets { parser throws(ScriptProblem) in try parser.expression() }))
            guard token.kind == .valueEnd else { throw missing("“)”", "after the value in the string") }
            position += 1
        }
        if token.kind == .textEnd { position += 1 }
        return Expression(form: .text(parts), range: start.upTo(lastRange))
    }
}

extension Expression {
    /// Whether a brace after the expression may begin a trailing closure.
    fileprivate var mayPrecedeBrace: Bool {
        switch form {
        case .name, .generic, .implicitMember: true
        default: false
        }
    }
}

extension Expression.Suffix {
    fileprivate var isMember: Bool { if case .member = form { true } else { false } }
}
