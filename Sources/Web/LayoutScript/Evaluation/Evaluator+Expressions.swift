internal import QuickAnchors

extension Evaluator {
    /// The value of an expression in the context of a type, which determines the meaning of `.red` and `10`.
    mutating func value(of expression: Expression, as kind: Kind = .any) throws(ScriptProblem) -> Value {
        let range = expression.range
        try spend(1, at: range)
        guard depth + scopes.count <= Evaluator.depthLimit else {
            throw ScriptProblem(range, "Functions and closures call each other too deeply here.")
        }
        depth += 1
        defer { depth -= 1 }
        switch expression.form {
        case .number(let number): return .number(number)
        case .text(let parts): return try text(parts, range)
        case .flag(let flag): return .flag(flag)
        case .nothing: return .nothing
        case .name(let name):
            if recorder.isCompleting(range) {
                let takesAnchors = kind == .anchor || kind == .padding
                recorder.offer(names + (takesAnchors ? ["widthToConstant(atMost:", "widthToConstant(atLeast:"] : []))
            }
            return try named(name, range)
        case .generic(let name, _):
            throw ScriptProblem(range, "Write \(name)<…>() to create one.")
        case .implicitMember(let name): return try implicitMember(name, kind, range).called
        case .list(let expressions): return try list(expressions, kind, range)
        case .tuple(let expressions):
            var values: [Value] = []
            for expression in expressions { values.append(try value(of: expression)) }
            return .tuple(values)
        case .prefix(let sign, let operand): return try prefixed(sign, try value(of: operand, as: kind), range)
        case .operation(let first, let rest): return try operation(first, rest, kind)
        case .choice(let condition, let first, let second):
            let isFirst = isSupposing ? true : try isTrue(condition)
            let (chosen, other) = isFirst ? (first, second) : (second, first)
            return try typed(try value(of: chosen, as: kind), chosen.range, beside: other, kind)
        case .postfix(let base, let suffixes): return try postfix(base, suffixes, kind, range)
        case .closure(let closure): return .closure(closure)
        }
    }

    /// A value with the type that a variable gets if it is initialized with that value.
    mutating func settled(_ value: Value, _ range: ScriptRange, depth: Int = 0) throws(ScriptProblem) -> Value {
        guard depth <= Evaluator.listDepthLimit else {
            throw ScriptProblem(range, "Lists are nested more than \(Evaluator.listDepthLimit) deep.")
        }
        let parts: [Value]
        switch value {
        case .number(let number): return .number(number.settled)
        case .list(let elements): parts = elements
        case .tuple(let elements): parts = elements
        case .optional(let inner, _):
            let result = try value.wrapped.map { value throws(ScriptProblem) in
                try settled(value, range, depth: depth + 1)
            }
            return inner == nil ? .optional(nil, like: result) : .optional(result)
        case .type(let name): throw typeProblem(name, range)
        case .function(let function, _):
            throw ScriptProblem(
                range, "\(function.name) without parentheses is not a value here: call it, \(function.name)(…).")
        default: return value
        }
        try spend(parts.count, at: range)
        var settledParts: [Value] = []
        for part in parts { settledParts.append(try settled(part, range, depth: depth + 1)) }
        return if case .tuple = value { .tuple(settledParts) } else { .list(settledParts) }
    }

    /// A list of elements. If an anchor or padding cannot be evaluated, the problem is reported, and a placeholder
    /// takes its place.
    private mutating func list(
        _ expressions: [Expression], _ kind: Kind, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        var values: [Value] = []
        for expression in expressions {
            do throws(ScriptProblem) {
                let value = try value(of: expression, as: kind)
                values.append(kind == .padding ? try padding(value, expression.range) : value)
            } catch {
                guard !isStopped, !isSupposing, kind == .padding || kind == .anchor else { throw error }
                report(error)
                values.append(.unreadable)
            }
        }
        if kind == .padding, let mixed = zip(expressions, values).first(where: { $0.isPadding($1) }),
            expressions.contains(where: { $0.isTuple })
        {
            throw ScriptProblem(
                mixed.0.range, "In one list, write either .to(view, number) or (view, number) everywhere.")
        }
        return .list(try alike(values, kind, range))
    }

    /// An element in the brackets of `quickAdd`, with a tuple converted to a padding.
    private func padding(_ value: Value, _ range: ScriptRange) throws(ScriptProblem) -> Value {
        guard case .tuple(let parts) = value else { return value }
        guard parts.count == 2, let item = parts[0].item, case .number(let number) = parts[1] else {
            throw ScriptProblem(range, "A padding relative to a view is written (view, number).")
        }
        return .padding(.to(item, number.settled.double), number.source)
    }

    private mutating func text(
        _ parts: [Expression.TextPart], _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        var text = ""
        var isLiteral = true
        for part in parts {
            switch part {
            case .literal(let literal): text += literal
            case .value(let expression):
                isLiteral = false
                text += try words(of: settled(value(of: expression), expression.range), expression.range)
            }
        }
        try spend(text.utf8.count / 64, at: range)
        return .text(text, isLiteral ? range : nil)
    }

    /// The description of a value interpolated into a string.
    private func words(of value: Value, _ range: ScriptRange) throws(ScriptProblem) -> String {
        switch value {
        case .number(let number):
            if let whole = number.whole, number.kind == .integer { return "\(whole)" }
            return number.double.description
        case .text(let text, _): return text
        case .flag(let flag): return flag ? "true" : "false"
        case .unreadable: throw ScriptProblem(range, "")
        default: throw ScriptProblem(range, "A string can contain numbers and other strings, but not \(value.words).")
        }
    }

    private func prefixed(_ sign: String, _ value: Value, _ range: ScriptRange) throws(ScriptProblem) -> Value {
        switch (sign, value) {
        case ("-", .number(let number)):
            if number.whole == .min { throw ScriptProblem(range, "The result is too large.") }
            var negated = number.negated(in: range)
            negated.source = nil
            return .number(negated)
        case ("+", .number): return value
        case ("!", .flag(let flag)): return .flag(!flag)
        case ("!", .condition(let condition)): return .condition(!condition)
        case (_, .unreadable): throw ScriptProblem(range, "")
        default: throw ScriptProblem(range, "“\(sign)” does not work with \(value.words).")
        }
    }

    private mutating func operation(
        _ first: Expression, _ rest: [(sign: String, range: ScriptRange, operand: Expression)], _ kind: Kind
    ) throws(ScriptProblem) -> Value {
        var result = try value(of: first, as: kind)
        for (sign, range, operand) in rest {
            switch (sign, result) {
            case ("&&", .flag(false)), ("||", .flag(true)): continue
            case ("??", .optional(let inner?, _)): result = try typed(inner, first.range, beside: operand, kind)
            case ("??", .optional(nil, let like)):
                result = try value(of: operand, insteadOfNil: first.range, like: like, kind)
            case ("??", _): throw ScriptProblem(range, "“??” follows an optional, which this is not.")
            default:
                let right = try value(of: operand, as: kind)
                result = try combined(result, sign, right, kind, range, first.range.upTo(operand.range))
            }
        }
        return result
    }

    /// The result of an operator on two values: `range` is where problems are reported, and `literals` is where the
    /// operands' own literals are.
    mutating func combined(
        _ left: Value, _ sign: String, _ right: Value, _ kind: Kind, _ range: ScriptRange,
        _ literals: ScriptRange
    ) throws(ScriptProblem) -> Value {
        switch (left, sign, right) {
        case (.unreadable, _, _), (_, _, .unreadable): throw ScriptProblem(range, "")
        case (.number(let left), "...", .number(let right)): return try self.range(left, right, isClosed: true, range)
        case (.number(let left), "..<", .number(let right)): return try self.range(left, right, isClosed: false, range)
        case (.number(let left), "+", .number(let right)), (.number(let left), "-", .number(let right)),
            (.number(let left), "*", .number(let right)), (.number(let left), "/", .number(let right)),
            (.number(let left), "%", .number(let right)):
            if isSupposing { return .number(left.kind == .literal ? right : left) }
            return .number(try Number.combined(left, sign, right, range))
        case (.number(let left), _, .number(let right)):
            let isDouble = try left.kind(with: right, range) == .double
            let (one, other) = isDouble ? (left, right) : (left.settled, right.settled)
            if let flag = Evaluator.comparison(one.double, sign, other.double) { return .flag(flag) }
        case (.text(let left, _), "+", .text(let right, _)):
            try spend((left.utf8.count + right.utf8.count) / 16, at: range)
            return .text(left + right, nil)
        case (.text(let left, _), "==", .text(let right, _)): return .flag(left == right)
        case (.text(let left, _), "!=", .text(let right, _)): return .flag(left != right)
        case (.list(let left), "+", .list(let right)):
            return .list(try alike(left + right, kind, literals))
        case (.constraints, "+", .constraints):
            var constraints: [LayoutConstraint] = []
            left.addConstraints(to: &constraints)
            right.addConstraints(to: &constraints)
            try spend(constraints.count, at: range)
            return .list(constraints.map { .constraint($0) })
        case (.flag(let left), "&&", .flag(let right)): return .flag(left && right)
        case (.flag(let left), "||", .flag(let right)): return .flag(left || right)
        case (.flag(let left), "==", .flag(let right)): return .flag(left == right)
        case (.flag(let left), "!=", .flag(let right)): return .flag(left != right)
        case (.condition(let left), "&&", .condition(let right)): return .condition(left && right)
        case (.condition(let left), "||", .condition(let right)): return .condition(left || right)
        default: break
        }
        if left.isAnchor, sign == "<=" || sign == ">=" {
            let (label, relation) = sign == "<=" ? ("atMost", "lessThan") : ("atLeast", "greaterThan")
            throw ScriptProblem(
                range,
                "“\(sign)” is written widthToConstant(\(label): 100) here, or with anchors "
                    + "box.widthAnchor.constraint(\(relation)OrEqualToConstant: 100).")
        }
        throw ScriptProblem(range, "“\(sign)” does not work with \(left.words) and \(right.words).")
    }

    private static func comparison(_ left: Double, _ sign: String, _ right: Double) -> Bool? {
        switch sign {
        case "==": left == right
        case "!=": left != right
        case "<": left < right
        case ">": left > right
        case "<=": left <= right
        case ">=": left >= right
        default: nil
        }
    }

    private func range(
        _ left: Number, _ right: Number, isClosed: Bool, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        guard left.kind != .double, right.kind != .double, let first = left.whole, let last = right.whole else {
            throw ScriptProblem(range, "A loop needs a range of whole numbers.")
        }
        let (end, overflows) = last.addingReportingOverflow(isClosed ? 1 : 0)
        let (_, isTooLong) = end.subtractingReportingOverflow(first)
        guard first <= last, !overflows, !isTooLong else {
            throw missing(range, "A range must begin with the smaller number.")
        }
        return .range(first, end, isClosed: isClosed)
    }
}

extension Expression {
    fileprivate var isTuple: Bool { if case .tuple = form { true } else { false } }

    /// Whether the expression's value is a padding although the expression is not a tuple.
    fileprivate func isPadding(_ value: Value) -> Bool { if case .padding = value { !isTuple } else { false } }
}

extension Value {
    fileprivate var isAnchor: Bool {
        switch self {
        case .anchor, .kind, .side: true
        default: false
        }
    }

    /// A view as an instance of the class in a declaration.
    func upcast(to type: String, _ range: ScriptRange) throws(ScriptProblem) -> Value {
        guard case .view(let view, let known) = self, let viewClass = ViewClass(rawValue: type) else { return self }
        guard known.lineage.contains(type) else {
            throw ScriptProblem(range, "This is \(type.withArticle), not \(words).")
        }
        return .view(view, viewClass)
    }
}
