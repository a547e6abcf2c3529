internal import QuickAnchors

extension Evaluator {
    /// The meaning of a name: a value of the script, a kind of anchor, a function or a type.
    func named(_ name: String, _ range: ScriptRange) throws(ScriptProblem) -> Value {
        for scope in scopes.reversed() {
            if let binding = scope[name] {
                if case .unreadable = binding.value { throw ScriptProblem(range, "") }
                return binding.value
            }
            // In a method, the members of the object are names like those of its variables.
            if case .instance(let instance)? = scope["self"]?.value, let value = member(name, of: instance) {
                return value
            }
        }
        if types[name] != nil { return .type(name) }
        if let kind = QuickAnchorType.written[name] { return .kind(kind) }
        if functions[name] != nil || Kind(typeName: name) != nil || enumerations.contains(where: { $0.name == name })
            || Kind.allCases.contains(where: { $0.rawValue.utf8.starts(with: "\(name).".utf8) })
        {
            return .type(name)
        }
        throw unknown(name, range)
    }

    /// An implicit member of the expected type: `.red`, `.width(below: 600)`, `.topToTop(10)`.
    func implicitMember(_ name: String, _ kind: Kind, _ range: ScriptRange) throws(ScriptProblem) -> Value {
        if recorder.isCompleting(range) { recorder.offer(names(in: kind)) }
        switch kind {
        case .anchor, .kind: if let found = QuickAnchorType.written[name] { return .kind(found) }
        case .padding:
            if let found = QuickAnchorType.written[name] { return .kind(found) }
        case .named:
            for enumeration in enumerations where enumeration.cases.contains(name) {
                return .named(name, of: enumeration.name)
            }
        default: break
        }
        let isFunction = functions["static \(kind.rawValue).\(name)"] != nil
        if let constant = kind.constants.first(where: { $0.name == name }) {
            return isFunction ? .method(constant.value, "static \(kind.rawValue).\(name)") : constant.value
        }
        if isFunction { return .method(.type(kind.rawValue), "static \(kind.rawValue).\(name)") }
        if kind == .any {
            throw ScriptProblem(range, "It is not clear what “.\(name)” belongs to: write its type before it.")
        }
        throw noMember(name, of: kind, range)
    }

    /// Evaluates a value and its suffixes, such as members, calls and indices.
    mutating func postfix(
        _ base: Expression, _ suffixes: [Expression.Suffix], _ kind: Kind, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        var (current, rest) = (Value.nothing, suffixes[...])
        if case .generic(let name, let argument) = base.form {
            guard name == "LayoutStates", case .call(let arguments, nil)? = rest.first?.form, arguments.isEmpty else {
                throw ScriptProblem(base.range, "Only LayoutStates<…>() has a type in angle brackets here.")
            }
            guard argument == "String" || enumerations.contains(where: { $0.name == argument }) else {
                throw ScriptProblem(
                    base.range, "There is no type \(argument): declare it with “enum \(argument) { case … }” first.")
            }
            current = .states(recorder.makeStates(), argument)
            rest = rest.dropFirst()
        } else if case .name("super") = base.form {
            return try callSuper(suffixes, range)
        } else if case .implicitMember(let name) = base.form {
            current = try implicitMember(name, kind, base.range)
        } else {
            // The expected type is not that of a value whose member is used.
            let isOwner = if case .member? = rest.first?.form { true } else { false }
            current = try value(of: base, as: isOwner ? .any : kind)
        }
        return try suffixed(current, rest, base.range)
    }

    /// The result of applying suffixes to a value. After a question mark, nil skips the remaining suffixes, but they
    /// still determine the type.
    private mutating func suffixed(
        _ value: Value, _ suffixes: ArraySlice<Expression.Suffix>, _ start: ScriptRange
    ) throws(ScriptProblem) -> Value {
        var (current, rest) = (value, suffixes)
        var isChained = false
        while let suffix = rest.popFirst() {
            switch suffix.form {
            case .member(let name): current = try member(name, of: current, suffix.range)
            case .call(let arguments, let closure):
                current = try call(current, arguments, closure, start.upTo(suffix.range))
            case .index(let index): current = try element(of: current, at: index, suffix.range)
            case .forced:
                guard case .optional(let inner, let like) = current, let inner = inner ?? (isSupposing ? like : nil)
                else { throw missing(suffix.range, "“!” needs an optional that has a value.") }
                current = inner
            case .optional:
                guard case .optional(let inner, let like) = current else {
                    throw ScriptProblem(suffix.range, "“?” follows an optional, which this is not.")
                }
                guard let inner = inner ?? (isSupposing ? like : nil) else {
                    let type = try like.flatMap { like throws(ScriptProblem) in
                        try supposing { evaluator throws(ScriptProblem) in try evaluator.suffixed(like, rest, start) }
                    }
                    return .optional(nil, like: type?.wrapped)
                }
                (current, isChained) = (inner, true)
            }
        }
        if isChained, case .optional = current {} else if isChained { return .optional(current) }
        return current.called
    }

    private mutating func member(
        _ name: String, of owner: Value, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        if recorder.isCompleting(range) { recorder.offer(names(in: owner)) }
        switch owner {
        case .unreadable: throw ScriptProblem(range, "")
        case .type(let type): return try staticMember(name, of: type, range)
        case .method(let value, let method) where method.utf8.starts(with: "static ".utf8):
            return try member(name, of: value, range)
        case .instance(let instance): if let value = member(name, of: instance) { return value }
        case .optional:
            if name == "map" { return .method(owner, "Array.map") }
            throw ScriptProblem(range, "This is an optional: write “?” before the member.")
        case .tuple(let parts):
            if let index = Int(name), parts.indices.contains(index) { return parts[index] }
        case .range: if name == "map" || name == "reversed" { return .method(owner, "Array.\(name)") }
        case .list(let elements): if let value = listMember(name, elements, owner) { return value }
        case .constraints(let added):
            switch name {
            case "first", "last":
                return .constraint(name == "first" ? added.first : added.last)
            case "count": return .number(.integer(Int64(added.count)))
            default: break
            }
        default: break
        }
        if let item = owner.item, let anchor = LayoutConstraint.Attribute.anchors.first(where: { $0.name == name }) {
            return .side(item, anchor.attribute)
        }
        if let property = Property.named(name, of: owner.types) {
            guard let read = property.read else { throw ScriptProblem(range, "\(name) can only be set here.") }
            if case .nothing = read(owner) { throw missing(range, "This number has no \(name).") }
            return read(owner)
        }
        for type in owner.types where functions["\(type).\(name)"] != nil {
            return .method(owner, "\(type).\(name)")
        }
        throw noMember(name, of: owner, range)
    }

    private func staticMember(
        _ name: String, of type: String, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        if let enumeration = enumerations.first(where: { $0.name == type }) {
            if recorder.isCompleting(range) { recorder.offer(enumeration.cases) }
            if enumeration.cases.contains(name) { return .named(name, of: type) }
        }
        if let kind = Kind(typeName: type), kind.constants.contains(where: { $0.name == name }) {
            return try implicitMember(name, kind, range)
        }
        if functions["static \(type).\(name)"] != nil { return .method(.type(type), "static \(type).\(name)") }
        if Kind(rawValue: "\(type).\(name)") != nil { return .type("\(type).\(name)") }
        if let kind = Kind(typeName: type) { return try implicitMember(name, kind, range) }
        throw ScriptProblem(range, "\(type) has no \(name).")
    }

    static let listMembers = ["count", "isEmpty", "first", "last", "map", "enumerated", "dropFirst", "reversed"]

    private func listMember(_ name: String, _ elements: [Value], _ owner: Value) -> Value? {
        switch name {
        case "count": .number(.integer(Int64(elements.count)))
        case "isEmpty": .flag(elements.isEmpty)
        case "first": .optional(elements.first?.taken)
        case "last": .optional(elements.last?.taken)
        case "map", "enumerated", "dropFirst", "reversed": .method(owner, "Array.\(name)")
        default: nil
        }
    }

    private mutating func element(
        of owner: Value, at index: Expression, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        switch owner {
        case .list(let elements):
            guard case .number(let number) = try value(of: index), let whole = number.whole else {
                throw ScriptProblem(index.range, "The index of a list must be a whole number.")
            }
            if isSupposing, let any = elements.first { return any }
            guard whole >= 0, whole < Int64(elements.count) else {
                throw missing(index.range, "The list has \(elements.count) elements, counted from 0.")
            }
            return elements[Int(whole)]
        case .constraints(let added):
            switch try value(of: index, as: .kind) {
            case .kind(let kind): return .constraint(added[kind])
            case .text(let identifier, _): return .constraint(added[identifier])
            case .number(let number):
                guard let whole = number.whole, whole >= 0, whole < Int64(added.count) else {
                    throw missing(index.range, "There are \(added.count) constraints, counted from 0.")
                }
                return .constraint(added[Int(whole)])
            default:
                throw ScriptProblem(index.range, "Constraints are looked up by .topToTop, by a name or by an index.")
            }
        case .states(let states, _):
            guard let name = try convert(value(of: index, as: .named), to: .named, index.range).stateName else {
                return .nothing
            }
            return .list(states[name].map { .constraint($0) })
        case .unreadable: throw ScriptProblem(range, "")
        default: throw ScriptProblem(range, "There is nothing in \(owner.words) to take by an index.")
        }
    }
}

extension Value {
    /// The value as an element read from a list. It is not a literal, even if it was written as one in the list, so it
    /// is not converted to types to which only literals are converted.
    fileprivate var taken: Value {
        switch self {
        case .number(var number):
            number.source = nil
            return .number(number)
        case .text(let text, _): return .text(text, nil)
        default: return self
        }
    }

    /// The constraint found in a list, as an optional.
    fileprivate static func constraint(_ found: LayoutConstraint?) -> Value {
        found.map { .optional(.constraint($0)) } ?? .optional(nil, like: Kind.constraint.sample())
    }

    /// The constant if the value is a function that is not called and that shares its name with a constant; otherwise
    /// the value itself.
    var called: Value {
        if case .method(let value, let name) = self, name.utf8.starts(with: "static ".utf8) {
            if case .type = value { return self }
            return value
        }
        return self
    }
}

extension QuickAnchorType {
    /// The anchor kinds, keyed by their names in source code.
    static let written: [String: QuickAnchorType] = {
        var kinds: [String: QuickAnchorType] = [:]
        for row in table { kinds[row.kind.writtenName] = row.kind }
        return kinds
    }()

    static var writtenNames: [String] { table.map { $0.kind.writtenName } }
}

extension Property {
    private static let byName: [String: Property] = {
        var properties: [String: Property] = [:]
        for property in all { properties[property.name] = property }
        return properties
    }()

    /// The property with the given name, from the first of the types that has such a property.
    static func named(_ name: String, of types: [String]) -> Property? {
        for type in types { if let property = byName["\(type).\(name)"] { return property } }
        return nil
    }
}
