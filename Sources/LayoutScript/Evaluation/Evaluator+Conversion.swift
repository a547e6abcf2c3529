internal import QuickAnchors

extension Evaluator {
    /// A value converted to a type; like Swift, only literals are converted.
    func convert(_ value: Value, to kind: Kind, _ range: ScriptRange) throws(ScriptProblem) -> Value {
        switch (kind, value) {
        case (_, .unreadable): throw ScriptProblem(range, "")
        case (.any, _), (.text, .text), (.flag, .flag), (.view, .view), (.item, .view), (.item, .guide),
            (.guide, .guide), (.color, .color), (.font, .font), (.gradient, .gradient), (.size, .size),
            (.point, .point), (.rect, .rect),
            (.edgeInsets, .edgeInsets), (.directionalInsets, .directionalInsets), (.track, .track), (.cell, .cell),
            (.row, .row), (.condition, .condition), (.kind, .kind), (.anchor, .anchor), (.number, .number),
            (.constraint, .constraint), (.constraints, .constraints), (.side, .side), (.states, .states),
            (.priority, .priority), (.quickPriority, .priority), (.anyPriority, .priority), (.named, .named),
            (.named, .text):
            return value
        case (.padding, .number), (.padding, .list), (.padding, .nothing): return value
        case (.double, .number(let number)):
            guard number.sort != .integer else {
                throw ScriptProblem(
                    range, "This is a Double, and what is written here an Int: write Double(…) around it.")
            }
            return .number(Number(sort: .double, whole: nil, double: number.double, source: number.source))
        case (.integer, .number(let number)):
            guard number.sort != .double, let whole = number.whole else {
                throw ScriptProblem(range, "This is an Int, without a fraction.")
            }
            return .number(Number(sort: .integer, whole: whole, double: Double(whole), source: number.source))
        case (.priority, .number(let number)), (.quickPriority, .number(let number)):
            guard number.source != nil else {
                throw ScriptProblem(range, "A priority of a number is LayoutPriority(…).")
            }
            return .priority(number.double)
        case (.anyPriority, .number(let number)): return .priority(number.double)
        case (.track, .number(let number)):
            guard number.source != nil, number.double >= 0, number.double < 1e9 else {
                throw ScriptProblem(range, "The size of a track is a number that is not negative, or .fixed(…).")
            }
            return .track(.fixed(number.double))
        case (_, .choice(let choice, _)) where choice == kind: return value
        default: throw mismatch(value, kind, range)
        }
    }

    private func mismatch(_ value: Value, _ kind: Kind, _ range: ScriptRange) -> ScriptProblem {
        if case .kind(let anchor) = value, kind == .anchor || kind == .padding {
            return ScriptProblem(range, "An anchor has brackets, even without a number: \(anchor.writtenName)().")
        }
        if case .optional = value {
            return ScriptProblem(range, "This is an optional, which may be nil: unwrap it by “if let”.")
        }
        return ScriptProblem(range, "Here goes \(kind.words), not \(value.words).")
    }

    // MARK: What was meant

    func unknown(_ name: String, _ range: ScriptRange) -> ScriptProblem {
        var names = QuickAnchorType.writtenNames
        for scope in scopes { names += scope.keys }
        names += functions.keys.filter { !$0.utf8.contains(UInt8(ascii: ".")) }
        return ScriptProblem(range, "There is no “\(name)”\(meant(name, names))")
    }

    func noMember(_ name: String, of owner: Value, _ range: ScriptRange) -> ScriptProblem {
        var names: [String] = []
        for type in owner.types {
            let prefix = "\(type)."
            for key in Array(functions.keys) + Property.all.map({ $0.name }) where key.utf8.starts(with: prefix.utf8) {
                names.append(String(decoding: key.utf8.dropFirst(prefix.utf8.count), as: UTF8.self))
            }
        }
        if owner.item != nil { names += LayoutConstraint.Attribute.anchors.map { $0.name } }
        return ScriptProblem(range, "\(owner.types.first ?? "This") has no “\(name)”\(meant(name, names))")
    }

    /// The end of a sentence about a name that there is not: a question after the nearest one, or a period.
    func meant(_ name: String, _ names: [String]) -> String {
        let found = Spelling.nearest(to: name, of: names) ?? Spelling.containing(name, of: names)
        return found.map { ": did you mean \($0)?" } ?? "."
    }

    /// The error in the arguments of a call.
    func mismatch(
        _ name: String, _ candidates: [Function], _ arguments: [Expression.Argument], _ hasClosure: Bool,
        _ range: ScriptRange
    ) -> ScriptProblem {
        let short = Spelling.lastWord(of: name)
        let labels = candidates.flatMap { $0.parameters.map { $0.label } }.filter { $0 != "_" }
        for argument in arguments {
            if let label = argument.label, !labels.contains(label) {
                return ScriptProblem(argument.value.range, "\(short) has no “\(label):”\(meant(label, labels))")
            }
        }
        let forms = candidates.map { "\(short)\($0.words)" }
        return ScriptProblem(range, "It is written \(forms.joined(separator: " or ")).")
    }
}

extension Function {
    /// The parameters as one lists them: `(_:fontSize:)`.
    fileprivate var words: String {
        var words = "("
        for parameter in parameters where !parameter.isBuilder { words += "\(parameter.label):" }
        return words + ")" + (parameters.last?.isBuilder == true ? " { … }" : "")
    }
}

extension Kind {
    /// The type of a name that a declaration gives.
    init?(typeName: String) {
        switch typeName {
        case "Any", "QuickNumber", "AnyPriority", "Name", "Padding": return nil
        default:
            if let kind = Kind(rawValue: typeName) {
                self = kind
            } else if ViewClass(rawValue: typeName) != nil {
                self = .view
            } else {
                return nil
            }
        }
    }

    static var typeNames: [String] {
        ViewClass.allCases.map { $0.rawValue } + ["Double", "Int", "String", "Bool", "Color"]
    }
}
