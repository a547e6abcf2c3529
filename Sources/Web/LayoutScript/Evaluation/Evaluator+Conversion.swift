internal import QuickAnchors

extension Evaluator {
    /// A value converted to a type; as in Swift, only literals are converted.
    func convert(_ value: Value, to kind: Kind, _ range: ScriptRange) throws(ScriptProblem) -> Value {
        if case .instance(let instance) = value, let view = instance.view, kind == .view || kind == .item {
            return .view(view, .view)
        }
        switch (kind, value) {
        case (_, .unreadable): throw ScriptProblem(range, "")
        case (.any, _), (.text, .text), (.flag, .flag), (.view, .view), (.item, .view), (.item, .guide),
            (.guide, .guide), (.color, .color), (.font, .font), (.gradient, .gradient), (.size, .size),
            (.run, .run), (.paragraphStyle, .paragraphStyle), (.lineHeight, .lineHeight), (.tabStop, .tabStop),
            (.point, .point), (.rect, .rect),
            (.edgeInsets, .edgeInsets), (.directionalInsets, .directionalInsets), (.track, .track), (.cell, .cell),
            (.row, .row), (.condition, .condition), (.kind, .kind), (.anchor, .anchor), (.number, .number),
            (.constraint, .constraint), (.constraints, .constraints), (.side, .side), (.states, .states),
            (.anyPriority, .priority(_, .priority)), (.named, .named), (.named, .text):
            return value
        case (.run, .text(let text, let literal)):
            guard range.contains(literal) else { throw ScriptProblem(range, "A run is written StyledText.Run(…).") }
            return .run(StyledText.Run(text))
        case (.padding, .number), (.padding, .list), (.padding, .nothing), (.padding, .padding), (.padding, .anchor):
            return value
        case (.double, .number(let number)):
            guard number.kind != .integer else {
                throw ScriptProblem(
                    range, "Expected a Double, but this is an Int: write Double(…) around it.")
            }
            return .number(Number(kind: .double, whole: nil, double: number.double, source: number.source))
        case (.integer, .number(let number)):
            guard number.kind != .double, let whole = number.whole else {
                throw ScriptProblem(range, "Expected an Int, which has no fraction.")
            }
            return .number(Number(kind: .integer, whole: whole, double: Double(whole), source: number.source))
        case (.priority, .number(let number)), (.quickPriority, .number(let number)):
            guard range.contains(number.source) else {
                throw ScriptProblem(range, "A priority is written \(kind.rawValue)(…).")
            }
            return .priority(number.double, kind)
        case (.anyPriority, .number(let number)): return .priority(number.double, .priority)
        case (.track, .number(let number)):
            guard range.contains(number.source), number.double >= 0, number.double < 1e9 else {
                throw ScriptProblem(range, "The size of a track is a nonnegative number, or .fixed(…).")
            }
            return .track(.fixed(number.double))
        case (_, .choice(let known, _)) where known == kind: return value
        case (_, .priority(_, let known)) where known == kind: return value
        default: throw mismatch(value, kind, range)
        }
    }

    private func mismatch(_ value: Value, _ kind: Kind, _ range: ScriptRange) -> ScriptProblem {
        if case .kind(let anchor) = value, kind == .anchor || kind == .padding {
            return ScriptProblem(range, "Anchors have parentheses, even without a number: \(anchor.writtenName)().")
        }
        if case .optional = value {
            return ScriptProblem(range, "This is an optional, which may be nil: unwrap it with “if let”.")
        }
        return ScriptProblem(range, "Expected \(kind.words), not \(value.words).")
    }
}

extension Kind {
    /// The kind that a type name in a declaration denotes.
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
