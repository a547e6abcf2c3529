internal import QuickAnchors

/// A function that a script can call: a row of a table, with a signature in Swift's notation.
///
/// `View.quickAdd(_: LayoutItem, _: [QuickAnchor]?)` is a method; a signature that begins with `static` is a type
/// method, and one without a type is an initializer or a global function. A parameter whose type ends with `?` may be
/// omitted, and braces after the parentheses denote a builder that makes a list of the type in the braces. If a call
/// changes something, the signature ends with an arrow and the type of the result, as in `-> QuickConstraints`.
struct Function: Sendable {
    struct Parameter: Sendable {
        let label: String
        let kind: Kind
        let isList: Bool
        let isOptional: Bool
        /// Whether the parameter is a closure that builds a list.
        let isBuilder: Bool
    }

    /// The name with its type: `View.quickAdd`, `static LayoutCondition.width`, `Label`.
    let name: String
    let parameters: [Parameter]
    /// The result of a call that changes something; nil if a call changes nothing.
    let result: Parameter?
    /// The class of the result, if it is a view.
    private let resultClass: ViewClass
    let run: @Sendable (Call) throws(ScriptProblem) -> Value

    init(_ signature: String, _ run: @escaping @Sendable (Call) throws(ScriptProblem) -> Value) {
        let sides = signature.utf8.split(separator: UInt8(ascii: "-"), maxSplits: 1)
        let resultType = sides.count > 1 ? Function.text(sides[1].dropFirst()) : nil
        let resultClass = resultType.flatMap { ViewClass(rawValue: $0) }
        result = resultType.map { Parameter(label: "", type: resultClass == nil ? $0 : Kind.view.rawValue) }
        self.resultClass = resultClass ?? .view
        let parts = sides[0].split(separator: UInt8(ascii: "("), maxSplits: 1)
        name = Function.text(parts[0])
        let rest = (parts.count > 1 ? Function.text(parts[1]) : "").utf8.split(separator: UInt8(ascii: ")"))
        var parameters: [Parameter] = []
        if let list = rest.first {
            for parameter in list.split(separator: UInt8(ascii: ",")) {
                let words = parameter.split(separator: UInt8(ascii: ":"))
                guard words.count == 2 else { continue }
                parameters.append(Parameter(label: Function.text(words[0]), type: Function.text(words[1])))
            }
        }
        let type = rest.dropFirst().joined().filter { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") && $0 != 32 }
        if !type.isEmpty {
            let kind = Kind(rawValue: String(decoding: type, as: UTF8.self)) ?? .any
            parameters.append(Parameter(label: "_", kind: kind, isList: true, isOptional: true, isBuilder: true))
        }
        self.parameters = parameters
        self.run = run
    }

    /// A function that changes something and has no result.
    static func action(_ signature: String, _ run: @escaping @Sendable (Call) -> Void) -> Function {
        Function(signature + " -> Void") { call in
            run(call)
            return .nothing
        }
    }

    /// A value of the result's type, to infer the types of expressions in which the function is not called. Without a
    /// result, this is an empty tuple.
    var sample: Value {
        guard let result, let sample = result.kind.sample(ofClass: resultClass.rawValue) else { return .tuple([]) }
        return result.isList ? .list([sample]) : sample
    }

    /// The text without the spaces at its beginning.
    static func text(_ bytes: Substring.UTF8View) -> String {
        String(decoding: bytes.drop { $0 == 32 }, as: UTF8.self)
    }
}

extension Function.Parameter {
    fileprivate init(label: String, type: String) {
        var type = type.utf8[...]
        isOptional = type.last == UInt8(ascii: "?")
        if isOptional { type.removeLast() }
        isList = type.first == UInt8(ascii: "[")
        if isList {
            type.removeFirst()
            type.removeLast()
        }
        self.label = label
        kind = Kind(rawValue: String(decoding: type, as: UTF8.self)) ?? .any
        isBuilder = false
    }
}

/// A call with its arguments, indexed by parameter; omitted ones are nil.
struct Call {
    let range: ScriptRange
    let owner: Value
    let arguments: [Value?]
    /// The source range of each argument.
    let ranges: [ScriptRange]
    /// The source ranges of the elements of each argument that is a list in brackets.
    var elementRanges: [[ScriptRange]] = []
    let fileID: String
    /// The recorder of the constraints and their source ranges.
    let recorder: Recorder

    var line: Int { range.line }

    /// The view on which a method is called.
    var view: View {
        guard let view = owner.view else {
            preconditionFailure("A method of views must be called on a view.")
        }
        return view
    }

    func has(_ index: Int) -> Bool { arguments[index] != nil }

    func optionalDouble(_ index: Int) -> Double? { arguments[index]?.double }

    func double(_ index: Int, _ fallback: Double = 0) -> Double { optionalDouble(index) ?? fallback }

    /// An integer argument within the library's limits, the least of which stands for an omitted one.
    func integer(_ index: Int, in limits: ClosedRange<Int64>) throws(ScriptProblem) -> Int {
        guard case .number(let number)? = arguments[index], let whole = number.whole else {
            return Int(limits.lowerBound)
        }
        guard limits.contains(whole) else {
            throw ScriptProblem(
                ranges[index], "This must be a number from \(limits.lowerBound) to \(limits.upperBound).")
        }
        return Int(whole)
    }

    func text(_ index: Int) -> String? { if case .text(let text, _)? = arguments[index] { text } else { nil } }

    func flag(_ index: Int, _ fallback: Bool) -> Bool {
        if case .flag(let flag)? = arguments[index] { flag } else { fallback }
    }

    func item(_ index: Int) -> (any LayoutItem)? { arguments[index]?.item }

    func view(_ index: Int) -> View? { arguments[index]?.view }

    /// The view for a parameter that cannot be omitted.
    func child(_ index: Int) -> View { arguments[index]?.view ?? View() }

    func priority(_ index: Int) -> Double? {
        if case .priority(let priority, _)? = arguments[index] { priority } else { nil }
    }

    func condition(_ index: Int) -> LayoutCondition? {
        if case .condition(let condition)? = arguments[index] { condition } else { nil }
    }

    /// The enumeration case given as an argument.
    func choice<Choice: RawRepresentable>(_ index: Int, _ fallback: Choice) -> Choice where Choice.RawValue == UInt8 {
        guard case .choice(_, let rawValue)? = arguments[index] else { return fallback }
        return Choice(rawValue: UInt8(rawValue)) ?? fallback
    }

    func alignment(_ index: Int) -> StackView.Alignment? { has(index) ? choice(index, .fill) : nil }

    func weight(_ index: Int) -> Font.Weight? {
        if case .choice(_, let rawValue)? = arguments[index] { Font.Weight(rawValue: rawValue) } else { nil }
    }

    func list(_ index: Int) -> [Value] { arguments[index]?.elements ?? [] }

    func views(_ index: Int) -> [View] { list(index).compactMap { $0.view } }

    /// Throws a problem if one of the library's preconditions is not met.
    func require(_ isRight: Bool, _ sentence: String) throws(ScriptProblem) {
        if !isRight { throw ScriptProblem(range, sentence) }
    }
}
