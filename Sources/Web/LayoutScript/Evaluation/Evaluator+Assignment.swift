internal import QuickAnchors

extension Evaluator {
    mutating func assign(
        _ target: Expression, _ sign: String, _ expression: Expression
    ) throws(ScriptProblem) {
        if case .name(let name) = target.form { return try assign(name, target.range, sign, expression) }
        guard case .postfix(let base, let suffixes) = target.form, let last = suffixes.last else {
            throw ScriptProblem(target.range, "Nothing can be assigned to this.")
        }
        let before = suffixes.dropLast()
        var owner = try value(
            of: before.isEmpty
                ? base : Expression(form: .postfix(base, Array(before)), range: base.range.upTo(target.range)))
        // If a value before a question mark is nil, nothing is assigned, but the types must fit.
        if before.contains(where: { if case .optional = $0.form { true } else { false } }),
            case .optional(let inner, let like) = owner
        {
            guard let inner else {
                _ = try like.flatMap { like throws(ScriptProblem) in
                    try supposing { evaluator throws(ScriptProblem) in
                        try evaluator.assign(like, last, target.range, sign, expression)
                        return nil
                    }
                }
                return
            }
            owner = inner
        }
        try assign(owner, last, target.range, sign, expression)
    }

    private mutating func assign(
        _ owner: Value, _ last: Expression.Suffix, _ range: ScriptRange, _ sign: String, _ expression: Expression
    ) throws(ScriptProblem) {
        switch last.form {
        case .member(let name): try assign(owner, name, last.range, sign, expression)
        case .index(let index): try assign(owner, at: index, sign, expression)
        case .call, .optional, .forced: throw ScriptProblem(range, "Nothing can be assigned to a result.")
        }
    }

    /// The problem reported for an assignment among a builder's elements.
    func misplacedAssignment(_ kind: Kind, _ range: ScriptRange) -> ScriptProblem {
        ScriptProblem(
            range,
            kind == .constraint
                ? "“when” contains constraints, but an assignment applies at every width: write row.setAxis(.vertical, when: "
                    + ".compact), box.setHidden(true, when: …) or row.setSpacing(8, when: …), after these braces."
                : "These braces contain a list: write the assignment before or after them.")
    }

    private mutating func assign(
        _ name: String, _ range: ScriptRange, _ sign: String, _ expression: Expression
    ) throws(ScriptProblem) {
        for scope in scopes.reversed() {
            if scope[name] != nil { break }
            guard case .instance(let instance)? = scope["self"]?.value else { continue }
            let isMember =
                instance.properties[name] != nil || instance.type.stores(name)
                || instance.view != nil && Property.named(name, of: ViewClass.view.lineage) != nil
            if isMember { return try assign(.instance(instance), name, range, sign, expression) }
        }
        guard let scope = scopes.lastIndex(where: { $0[name] != nil }), let binding = scopes[scope][name] else {
            guard sign == "=" else { throw unknown(name, range) }
            throw ScriptProblem(range, "There is no “\(name)” yet: declare it with “let \(name) = …”.")
        }
        guard binding.isVariable else {
            throw ScriptProblem(range, "\(name) is a “let”, which keeps its value: make it a “var”.")
        }
        let new = try newValue(of: binding, range, sign, expression)
        scopes[scope][name]?.value = new
    }

    /// The value that a variable gets by an assignment.
    mutating func newValue(
        of binding: Binding, _ range: ScriptRange, _ sign: String, _ expression: Expression
    ) throws(ScriptProblem) -> Value {
        let kind = try kind(of: binding.type)
        var new = try value(of: expression, as: kind)
        if sign != "=" {
            let operation = String(sign.utf8.dropLast()) ?? ""
            new = try combined(binding.value, operation, new, kind, range, expression.range)
        }
        if let type = binding.type { return try typed(new, type, expression.range) ?? new }
        return try settled(fitting(new, binding.first, "The variable is", expression.range), expression.range)
    }

    /// A new value converted to the type of an old one, such as a variable's first value or one of that value's
    /// elements.
    private func fitting(
        _ new: Value, _ old: Value, _ subject: String, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        switch (old, new) {
        case (.unreadable, _), (_, .unreadable): return new
        case (.optional, .nothing): return .optional(nil, like: old.wrapped)
        case (.optional, _):
            guard let type = old.wrapped, let value = new.wrapped else {
                if case .optional = new { return new }
                return .optional(new)
            }
            let fitted = try fitting(value, type, subject, range)
            if case .optional(nil, _) = new { return .optional(nil, like: fitted) }
            return .optional(fitted)
        case (.number(let oldNumber), .number(let newNumber)):
            if oldNumber.kind == .double { return try convert(.number(newNumber), to: .double, range) }
            return try convert(new, to: .integer, range)
        case (.view(_, let oldClass), .view(let view, let newClass)) where newClass.lineage.contains(oldClass.rawValue):
            return .view(view, oldClass)
        case (.list(let olds), .list(let news)):
            guard let old = olds.first(where: { !$0.isVague }) ?? olds.first else { return new }
            var elements: [Value] = []
            for new in news { elements.append(try fitting(new, old, "An element of the variable is", range)) }
            return .list(elements)
        case (.tuple(let olds), .tuple(let news)) where olds.count == news.count:
            var parts: [Value] = []
            for (new, old) in zip(news, olds) {
                parts.append(try fitting(new, old, "A part of the variable is", range))
            }
            return .tuple(parts)
        default:
            guard old.typeWords == new.typeWords else {
                throw ScriptProblem(range, "\(subject) \(old.typeWords), and this \(new.typeWords).")
            }
            return new
        }
    }

    private mutating func assign(
        _ owner: Value, _ name: String, _ range: ScriptRange, _ sign: String, _ expression: Expression
    ) throws(ScriptProblem) {
        if recorder.isCompleting(range) { recorder.offer(names(in: owner)) }
        if case .unreadable = owner { throw ScriptProblem(range, "") }
        if case .optional = owner {
            throw ScriptProblem(range, "This is an optional: write “?” before the member.")
        }
        if case .instance(let instance) = owner, instance.type.stores(name) {
            return try assign(instance, name, range, sign, expression)
        }
        guard let property = Property.named(name, of: owner.types) else { throw noMember(name, of: owner, range) }
        guard let write = property.write else { throw ScriptProblem(range, "\(name) can only be read.") }
        var new = try value(of: expression, as: property.kind)
        if sign != "=" {
            guard let read = property.read else { throw ScriptProblem(range, "\(name) can only be set here.") }
            let operation = String(sign.utf8.dropLast()) ?? ""
            new = try combined(read(owner), operation, new, property.kind, range, expression.range)
        }
        if property.isOptional, case .optional(let inner, _) = new {
            if let value = new.wrapped { new = try convert(value, to: property.kind, expression.range) }
            if inner == nil { new = .nothing }
        } else if property.isOptional, case .nothing = new {
        } else {
            new = try convert(new, to: property.kind, expression.range)
        }
        guard !isSupposing else { return }
        write(owner, new)
        if case .constraint(let constraint) = owner {
            if name == "constant" { recorder.set(new.literal, of: constraint) }
            if name == "isActive" { recorder.settle([constraint]) }
        }
        if let view = owner.view, name == "text" { recorder.setText(new.literal, of: view) }
    }

    private mutating func assign(
        _ owner: Value, at index: Expression, _ sign: String, _ expression: Expression
    ) throws(ScriptProblem) {
        guard case .states(let states, _) = owner, sign == "=" else {
            throw ScriptProblem(index.range, "Only the states of a layout are set by an index.")
        }
        guard let name = try convert(value(of: index, as: .named), to: .named, index.range).stateName else { return }
        var constraints: [LayoutConstraint] = []
        try value(of: expression, as: .constraint).addConstraints(to: &constraints)
        guard !isSupposing else { return }
        states[name] = constraints
        recorder.settle(constraints)
        recorder.add(name, to: states)
    }
}
