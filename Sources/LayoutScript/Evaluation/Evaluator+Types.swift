extension Evaluator {
    static let unclear =
        "It is not clear whether this number is an Int or a Double: write Double(…) or Int(…) around it."

    /// The problem reported if an expression has no value or, while only types are being inferred, if its type is
    /// unclear.
    func missing(_ range: ScriptRange, _ sentence: String) -> ScriptProblem {
        ScriptProblem(range, isSupposing ? Evaluator.unclear : sentence)
    }

    /// A value with the type that another expression gives it, as in the two branches of a conditional. The other
    /// expression is evaluated only for its type, and only if it may determine the type of numbers in the value.
    mutating func typed(
        _ value: Value, _ range: ScriptRange, beside other: Expression, _ kind: Kind
    ) throws(ScriptProblem) -> Value {
        guard value.hasNumber(where: { _ in true }) else { return value }
        let wasSupposing = isSupposing
        isSupposing = true
        defer { isSupposing = wasSupposing }
        let type: Value
        do throws(ScriptProblem) {
            type = try self.value(of: other, as: kind)
        } catch {
            guard error.sentence == Evaluator.unclear else { throw error }
            guard kind != .any || !value.hasLiterals else { throw ScriptProblem(range, Evaluator.unclear) }
            return value
        }
        return try alike(value, type, range)
    }

    /// Converts values to a common type, as for the elements of a list.
    mutating func alike(_ values: [Value], _ range: ScriptRange) throws(ScriptProblem) -> [Value] {
        guard var sample = values.first else { return values }
        for value in values { sample = try alike(sample, value, range) }
        return try alike(values, sample, range)
    }

    private mutating func alike(
        _ values: [Value], _ sample: Value, _ range: ScriptRange
    ) throws(ScriptProblem) -> [Value] {
        try spend(values.count, at: range)
        var result: [Value] = []
        for value in values { result.append(try alike(value, sample, range)) }
        return result
    }

    /// A value whose literals get the types of the numbers in the same positions of another value.
    private mutating func alike(_ value: Value, _ other: Value, _ range: ScriptRange) throws(ScriptProblem) -> Value {
        switch (value, other) {
        case (.number(let number), .number(let other)): return .number(try number.alike(other, range))
        case (.optional(let inner?), .optional(let other?)), (.optional(let inner?), let other):
            return .optional(try alike(inner, other, range))
        case (_, .optional(let other?)): return try alike(value, other, range)
        case (.list(let parts), .list(let others)):
            guard let other = others.first else { return value }
            return .list(try alike(parts, other, range))
        case (.tuple(let parts), .tuple(let others)) where parts.count == others.count:
            var result: [Value] = []
            for (part, other) in zip(parts, others) { result.append(try alike(part, other, range)) }
            return .tuple(result)
        default: return value
        }
    }
}

extension Value {
    var hasLiterals: Bool { hasNumber { $0.sort == .literal } }

    /// Whether the value is or contains a number that satisfies a condition. The elements of a list have the same type,
    /// so only the first is examined.
    fileprivate func hasNumber(where isMeant: (Number) -> Bool) -> Bool {
        switch self {
        case .number(let number): isMeant(number)
        case .list(let parts): parts.first?.hasNumber(where: isMeant) ?? false
        case .tuple(let parts): parts.contains { $0.hasNumber(where: isMeant) }
        case .optional(let inner?): inner.hasNumber(where: isMeant)
        default: false
        }
    }
}
