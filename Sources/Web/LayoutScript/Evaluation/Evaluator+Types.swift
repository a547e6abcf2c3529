extension Evaluator {
    static let unclear =
        "It is not clear whether this number is an Int or a Double: write Double(…) or Int(…) around it."

    /// The problem reported if an expression has no value or, while only types are being inferred, if its type is
    /// unclear.
    func missing(_ range: ScriptRange, _ sentence: String) -> ScriptProblem {
        ScriptProblem(range, isSupposing ? Evaluator.unclear : sentence)
    }

    /// Infers a type without changing anything; nil if the type is unclear.
    mutating func supposing(
        _ infer: (inout Evaluator) throws(ScriptProblem) -> Value?
    ) throws(ScriptProblem) -> Value? {
        let wasSupposing = isSupposing
        isSupposing = true
        defer { isSupposing = wasSupposing }
        do throws(ScriptProblem) { return try infer(&self) } catch {
            guard error.sentence == Evaluator.unclear else { throw error }
            return nil
        }
    }

    /// A value with the type that another expression gives it, as in the two branches of a conditional. The other
    /// expression is evaluated only for its type.
    mutating func typed(
        _ value: Value, _ range: ScriptRange, beside other: Expression, _ kind: Kind
    ) throws(ScriptProblem) -> Value {
        let type = try supposing { evaluator throws(ScriptProblem) in
            try evaluator.value(of: other, as: kind == .any ? value.expectedKind : kind)
        }
        guard let type else {
            guard kind != .any || !value.hasLiterals else { throw ScriptProblem(range, Evaluator.unclear) }
            return value
        }
        let (first, last) = range.start < other.range.start ? (range, other.range) : (other.range, range)
        return try alike(value, type, kind, first.upTo(last))
    }

    /// The value of an expression that takes the place of nil.
    mutating func value(
        of other: Expression, insteadOfNil range: ScriptRange, like type: Value?, _ kind: Kind
    ) throws(ScriptProblem) -> Value {
        let value = try value(of: other, as: kind == .any ? type?.expectedKind ?? .any : kind)
        if let type { return try alike(value, type, kind, range.upTo(other.range)) }
        guard value.hasLiterals, kind == .any || kind.takesLiterals else { return value }
        throw ScriptProblem(other.range, Evaluator.unclear)
    }

    /// Converts values to a common type, as for the elements of a list.
    mutating func alike(_ values: [Value], _ kind: Kind, _ range: ScriptRange) throws(ScriptProblem) -> [Value] {
        guard kind != .padding, var sample = values.first else { return values }
        for value in values {
            sample = try sample.isVague ? alike(value, sample, kind, range) : alike(sample, value, kind, range)
        }
        return try alike(values, sample, kind, range)
    }

    private mutating func alike(
        _ values: [Value], _ sample: Value, _ kind: Kind, _ range: ScriptRange
    ) throws(ScriptProblem) -> [Value] {
        try spend(values.count, at: range)
        var result: [Value] = []
        for value in values { result.append(try alike(value, sample, kind, range)) }
        return result
    }

    /// A value with the type that it has beside another one: literals get the type of what is in the same position,
    /// and views their common class. Values of other types must be convertible to the expected type.
    private mutating func alike(
        _ value: Value, _ other: Value, _ kind: Kind, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        switch (value, other) {
        case (.number(let number), .number(let other)):
            var number = try number.alike(other, range)
            if kind.takesLiterals, !range.contains(other.source) { number.source = nil }
            return .number(number)
        case (.view(let view, let one), .view(_, let other)): return .view(view, one.common(with: other))
        case (.unreadable, _), (_, .unreadable), (.nothing, .nothing), (.optional, .nothing): return value
        case (.nothing, _): return kind == .any ? .optional(nil, like: other.wrapped) : value
        case (_, .nothing): return value.optional(as: kind)
        case (.optional(let inner, _), _):
            guard let one = value.wrapped, let other = other.wrapped else {
                return .optional(inner, like: value.wrapped ?? other.wrapped)
            }
            let typed = try alike(one, other, kind, range)
            return inner == nil ? .optional(nil, like: typed) : .optional(typed)
        case (_, .optional):
            let typed = try other.wrapped.map { other throws(ScriptProblem) in try alike(value, other, kind, range) }
            return (typed ?? value).optional(as: kind)
        case (.list(let parts), .list(let others)):
            guard let other = others.first else { return value }
            return .list(try alike(parts, other, kind, range))
        case (.tuple(let parts), .tuple(let others)) where parts.count == others.count:
            var result: [Value] = []
            for (part, other) in zip(parts, others) { result.append(try alike(part, other, kind, range)) }
            return .tuple(result)
        default:
            if let converted = converted(value, to: other.kind, range) { return converted }
            let (one, two) = (value.typeWords, other.typeWords)
            guard
                one == two || converted(other, to: value.kind, range) != nil
                    || converted(value, to: kind, range) != nil && converted(other, to: kind, range) != nil
            else { throw ScriptProblem(range, "\(one) and \(two) have no common type.".capitalizedFirst) }
            return value
        }
    }

    /// A value converted to a known type; nil if that is impossible.
    private func converted(_ value: Value, to kind: Kind, _ range: ScriptRange) -> Value? {
        kind == .any ? nil : try? convert(value, to: kind, range)
    }
}

extension Value {
    /// The kind of the value's type; any kind if it has none.
    fileprivate var kind: Kind { types.first.flatMap { Kind(rawValue: $0) } ?? .any }

    /// The kind in which an implicit member such as `.zero` is looked up if it stands beside the value or, if the value
    /// is a list, in another list beside that list.
    fileprivate var expectedKind: Kind {
        switch self {
        case .number: .any
        case .named: .named
        case .list(let parts): parts.first?.expectedKind ?? .any
        case .optional: wrapped?.expectedKind ?? .any
        default: kind
        }
    }

    /// The value as an optional, since it stands beside nil or an optional; unchanged if the expected type is known.
    fileprivate func optional(as kind: Kind) -> Value { kind == .any ? .optional(self) : self }

    /// Whether the value does not reveal its whole type.
    var isVague: Bool {
        switch self {
        case .nothing, .unreadable: true
        case .optional: wrapped?.isVague ?? true
        case .list(let parts): parts.isEmpty
        default: false
        }
    }

    /// Whether the value is or contains a literal number. The elements of a list have the same type, so only the first
    /// is examined.
    var hasLiterals: Bool {
        switch self {
        case .number(let number): number.kind == .literal
        case .list(let parts): parts.first?.hasLiterals ?? false
        case .tuple(let parts): parts.contains { $0.hasLiterals }
        case .optional: wrapped?.hasLiterals ?? false
        default: false
        }
    }
}
