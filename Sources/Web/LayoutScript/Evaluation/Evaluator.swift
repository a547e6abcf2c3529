internal import QuickAnchors

/// Executes a script's statements, each as far as it can be read.
struct Evaluator {
    /// The maximum number of views that a script can make.
    static let viewLimit = 10_000
    /// The maximum number of steps. Each statement, each evaluated expression and each element of a new list is one
    /// step; long strings take more.
    static let stepLimit = 1_000_000
    /// The maximum nesting depth of the values and scopes being evaluated. Each bracket adds at most a few levels, so
    /// only closures that call each other reach the limit.
    static let depthLimit = 6 * Parser.depthLimit
    /// The maximum depth of the lists in a variable.
    static let listDepthLimit = Parser.depthLimit

    struct Binding {
        var value: Value
        let isVariable: Bool
        /// The type that the declaration names.
        let type: Statement.TypeName?
        /// The first value; if the declaration names no type, all later values have the type of the first.
        let first: Value

        init(_ value: Value, isVariable: Bool, type: Statement.TypeName? = nil) {
            self.value = value
            self.isVariable = isVariable
            self.type = type
            first = value
        }
    }

    let fileID: String
    let functions: [String: [Function]]
    /// The names of the functions, in the order of their tables.
    let functionNames: [String]
    let recorder: Recorder
    /// The scopes of names, the innermost last. The first one contains the predefined names, which a script may
    /// redefine.
    var scopes: [[String: Binding]]
    var enumerations: [(name: String, cases: [String])] = []
    private(set) var problems: [ScriptProblem] = []
    private var reported: Set<ScriptProblem> = []
    private var reportedRanges: Set<ScriptRange> = []
    var stepsLeft = Evaluator.stepLimit
    var viewsLeft = Evaluator.viewLimit
    /// The number of nested evaluations in progress.
    var depth = 0
    /// Whether an expression is evaluated only for its type: values in it may be missing, and it has no side effects.
    var isSupposing = false
    /// Whether a limit was reached, which ends the evaluation.
    var isStopped = false
    /// The classes and structures of the script.
    var types: [String: Statement.TypeDeclaration] = [:]
    /// The results of the functions that are running, the innermost last: their types, and what they have returned.
    var results: [(type: Statement.TypeName?, value: Value?)] = []

    /// Whether no further statement is executed, because a limit was reached or the function has returned.
    var isLeaving: Bool { isStopped || results.last?.value != nil }

    init(fileID: String, screen: View, adding more: [Function], recorder: Recorder = Recorder()) {
        self.fileID = fileID
        self.recorder = recorder
        functionNames = (more + Function.all).map { $0.name }
        scopes = [["screen": Binding(.view(screen, .view), isVariable: false)], [:]]
        var functions = Function.library
        for function in more { functions[function.name, default: []].append(function) }
        self.functions = functions
    }

    mutating func report(_ problem: ScriptProblem) {
        // An empty sentence marks the consequence of a problem that has already been reported. A problem is reported
        // once, not in each iteration of a loop.
        if !problem.sentence.isEmpty, reported.insert(problem).inserted {
            problems.append(problem)
            reportedRanges.insert(problem.range)
        }
    }

    func isReported(_ range: ScriptRange) -> Bool { reportedRanges.contains(range) }

    mutating func spend(_ steps: Int, at range: ScriptRange) throws(ScriptProblem) {
        stepsLeft -= steps
        guard stepsLeft < 0 else { return }
        let wasStopped = isStopped
        isStopped = true
        throw ScriptProblem(range, wasStopped ? "" : "The script takes more than \(Evaluator.stepLimit) steps.")
    }

    // MARK: Names

    func binding(_ name: String) -> Binding? {
        for scope in scopes.reversed() { if let binding = scope[name] { return binding } }
        return nil
    }

    mutating func declare(
        _ name: String, _ value: Value, isVariable: Bool, type: Statement.TypeName? = nil, _ range: ScriptRange
    ) throws(ScriptProblem) {
        if name == "_" { return }
        let isThere = scopes[scopes.count - 1][name] != nil
        scopes[scopes.count - 1][name] = Binding(value, isVariable: isVariable, type: type)
        if let view = value.view, view.name == nil { view.name = name }
        if isThere { throw ScriptProblem(range, "\(name) already exists: choose another name.") }
    }

    /// Runs a closure in a scope of its own.
    mutating func inScope<Result>(
        _ run: (inout Evaluator) throws(ScriptProblem) -> Result
    ) throws(ScriptProblem) -> Result {
        scopes.append([:])
        defer { scopes.removeLast() }
        return try run(&self)
    }

    /// Declares names with unreadable values; statements that use these names are skipped silently.
    private mutating func lose(_ names: [String]) {
        for name in names { scopes[scopes.count - 1][name] = Binding(.unreadable, isVariable: true) }
    }

    // MARK: Statements

    /// Runs statements; in a builder, returns the elements that they make.
    @discardableResult
    mutating func run(_ statements: [Statement], as kind: Kind = .any, isBuilder: Bool = false) -> [Value] {
        hoist(statements)
        var results: [Value] = []
        for statement in statements where !isLeaving {
            do throws(ScriptProblem) {
                try spend(1, at: statement.range)
                try run(statement, kind, isBuilder, &results)
            } catch {
                report(error)
                if case .declaration(let names, _, _, _) = statement.form { lose(names) }
            }
        }
        return results
    }

    private mutating func run(
        _ statement: Statement, _ kind: Kind, _ isBuilder: Bool, _ results: inout [Value]
    ) throws(ScriptProblem) {
        switch statement.form {
        case .declaration(let names, let type, let value, let isVariable):
            try declare(names, type, value, isVariable, statement.range)
        case .assignment(let target, let sign, let value):
            try assign(target, sign, value)
            // Swift rejects an assignment here; it is reported but still executed, so that the user sees its effect.
            if isBuilder { throw misplacedAssignment(kind, statement.range) }
        case .expression(let expression):
            let value = try value(of: expression, as: kind)
            if case .type(let name) = value { throw typeProblem(name, expression.range) }
            if case .function = value { _ = try settled(value, expression.range) }
            guard isBuilder else { return }
            if case .list(let elements) = value {
                try spend(elements.count, at: statement.range)
                for element in elements { results.append(try built(element, kind, statement.range)) }
            } else {
                results.append(try built(value, kind, statement.range))
            }
        case .loop(let names, let sequence, let condition, let body):
            for element in try elements(of: try self.value(of: sequence), sequence.range) where !isLeaving {
                results += try inScope { evaluator throws(ScriptProblem) in
                    try evaluator.bind(names, to: evaluator.settled(element, sequence.range), sequence.range)
                    if let condition, try !evaluator.isTrue(condition) { return [] }
                    return evaluator.run(body, as: kind, isBuilder: isBuilder)
                }
            }
        case .branch(let branches, let otherwise):
            for (conditions, body) in branches {
                let values: [Value]? = try inScope { evaluator throws(ScriptProblem) in
                    for condition in conditions { if try !evaluator.holds(condition) { return nil } }
                    return evaluator.run(body, as: kind, isBuilder: isBuilder)
                }
                if let values {
                    results += values
                    return
                }
            }
            if let otherwise {
                results += try inScope { evaluator throws(ScriptProblem) in
                    evaluator.run(otherwise, as: kind, isBuilder: isBuilder)
                }
            }
        case .result(let expression): try returnValue(expression, statement.range)
        case .function, .type: break
        case .enumeration(let name, let cases): enumerations.append((name, cases))
        case .lost(let names): lose(names)
        case .nothing:
            guard isBuilder else { return }
            throw ScriptProblem(statement.range, "These braces contain a list, and this is not an element of it.")
        }
    }

    /// A value converted to an element of a builder's list.
    private func built(_ value: Value, _ kind: Kind, _ range: ScriptRange) throws(ScriptProblem) -> Value {
        switch kind {
        case .cell: if value.view != nil { return value }
        case .constraint:
            switch value {
            case .constraint, .constraints: return value
            default: break
            }
        case .view, .anchor: if case .optional(let inner, _) = value { return inner ?? .nothing }
        default: break
        }
        return try convert(value, to: kind, range)
    }

    private mutating func declare(
        _ names: [String], _ type: Statement.TypeName?, _ expression: Expression?, _ isVariable: Bool,
        _ range: ScriptRange
    ) throws(ScriptProblem) {
        let kind = try kind(of: type)
        var value = try expression.map { expression throws(ScriptProblem) in
            try self.value(of: expression, as: kind)
        }
        if case .type(let name)? = value { throw typeProblem(name, expression?.range ?? range) }
        value =
            if let type {
                try typed(value, type, range)
            } else {
                try value.map { value throws(ScriptProblem) in try settled(value, range) }
            }
        guard let value else { return }
        if case .nothing = value {
            throw ScriptProblem(range, "nil needs a type: write “: View?” after the name.")
        }
        if type == nil, case .list(let elements)? = expression?.form, elements.allSatisfy({ $0.isNil }) {
            throw ScriptProblem(range, "This list needs a type: write “: [View]” after the name.")
        }
        guard names.count > 1 else { return try declare(names[0], value, isVariable: isVariable, type: type, range) }
        try bind(names, to: value, range, isVariable: isVariable)
    }

    /// The kind that a declaration's type name denotes; any kind if the declaration names no type.
    func kind(of type: Statement.TypeName?) throws(ScriptProblem) -> Kind {
        guard let type, types[type.name] == nil else { return .any }
        guard let kind = Kind(typeName: type.name) else {
            throw problem(at: type.range) {
                "There is no type \(type.name)\(correction(of: type.name, Kind.typeNames, Foreign.names))"
            }
        }
        return kind
    }

    /// A value converted to the type named in its declaration.
    func typed(
        _ value: Value?, _ type: Statement.TypeName, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value? {
        let kind = try kind(of: type)
        guard type.isOptional else {
            return try value.map { value throws(ScriptProblem) in try converted(value, type, kind, range) }
        }
        let known = value?.isNil == false ? value?.wrapped : nil
        let result = try known.map { known throws(ScriptProblem) in try converted(known, type, kind, range) }
        switch value {
        case nil, .nothing, .optional(nil, _):
            let sample = kind.sample(ofClass: type.name)
            return .optional(nil, like: type.isList ? sample.map { .list([$0]) } : sample)
        default: return .optional(result)
        }
    }

    /// A value converted to the type named in its declaration, or to the type that an optional one wraps.
    private func converted(
        _ value: Value, _ type: Statement.TypeName, _ kind: Kind, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        guard type.isList else { return try converted(value, to: kind, type.name, range) }
        guard let elements = value.elements else {
            throw ScriptProblem(range, "This is a list of \(type.name), not \(value.words).")
        }
        var converted: [Value] = []
        for element in elements { converted.append(try self.converted(element, to: kind, type.name, range)) }
        return .list(converted)
    }

    private func converted(
        _ value: Value, to kind: Kind, _ type: String, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        if case .unreadable = value { throw ScriptProblem(range, "") }
        guard types[type] != nil else { return try convert(value, to: kind, range).upcast(to: type, range) }
        guard value.types.first == type else {
            throw ScriptProblem(range, "This is \(type.withArticle), not \(value.words).")
        }
        return value
    }

    mutating func bind(
        _ names: [String], to value: Value, _ range: ScriptRange, isVariable: Bool = false
    ) throws(ScriptProblem) {
        guard names.count > 1 else { return try declare(names[0], value, isVariable: isVariable, range) }
        guard case .tuple(let parts) = value, parts.count == names.count else {
            throw ScriptProblem(range, "There are \(names.count) names for \(value.words).")
        }
        for (name, part) in zip(names, parts) {
            try declare(name, settled(part, range), isVariable: isVariable, range)
        }
    }

    private mutating func holds(_ condition: Statement.Condition) throws(ScriptProblem) -> Bool {
        switch condition {
        case .expression(let expression): return try isTrue(expression)
        case .binding(let name, let expression):
            guard case .optional(let inner, _) = try value(of: expression) else {
                throw ScriptProblem(expression.range, "“if let” takes an optional, which this is not.")
            }
            guard let inner else { return false }
            try declare(name, settled(inner, expression.range), isVariable: false, expression.range)
            return true
        }
    }

    mutating func isTrue(_ expression: Expression) throws(ScriptProblem) -> Bool {
        guard case .flag(let flag) = try value(of: expression, as: .flag) else {
            throw ScriptProblem(expression.range, "A condition must be true or false.")
        }
        return flag
    }

    /// The elements that a loop iterates over.
    mutating func elements(of value: Value, _ range: ScriptRange) throws(ScriptProblem) -> [Value] {
        switch value {
        case .list(let elements):
            try spend(elements.count, at: range)
            return elements
        case .range(let first, let end, _):
            guard end - first <= Int64(Evaluator.stepLimit) else {
                throw ScriptProblem(range, "A range has at most \(Evaluator.stepLimit) numbers here.")
            }
            try spend(Int(end - first), at: range)
            return (first..<end).map { .number(.integer($0)) }
        case .constraints(let constraints):
            try spend(constraints.count, at: range)
            return constraints.map { .constraint($0) }
        case .unreadable: throw ScriptProblem(range, "")
        default: throw ScriptProblem(range, "A loop needs a list or a range, not \(value.words).")
        }
    }
}
