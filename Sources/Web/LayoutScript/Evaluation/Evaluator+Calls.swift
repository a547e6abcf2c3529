internal import QuickAnchors

extension Evaluator {
    /// Calls a function, a type's initializer, a kind of anchor or a method.
    mutating func call(
        _ callee: Value, _ arguments: [Expression.Argument], _ closure: Expression.Closure?, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        switch callee {
        case .unreadable: throw ScriptProblem(range, "")
        case .method(let owner, "Array.map"): return try map(owner, arguments, closure, range)
        case .method(.list(let elements), "Array.enumerated"):
            try spend(elements.count, at: range)
            return .list(elements.enumerated().map { .tuple([.number(.integer(Int64($0))), $1]) })
        case .method(.list(let elements), "Array.dropFirst"):
            try spend(elements.count, at: range)
            return .list(Array(elements.dropFirst()))
        case .method(let owner, "Array.reversed"): return .list(try elements(of: owner, range).reversed())
        case .method(let owner, let name): return try call(name, of: owner, arguments, closure, range)
        case .kind: return try call("QuickAnchorType.callAsFunction", of: callee, arguments, closure, range)
        case .function(let function, let instance): return try call(function, of: instance, arguments, closure, range)
        case .type(let name) where types[name] != nil: return try make(name, arguments, closure, range)
        case .type("zip"): return try zipped(arguments, range)
        case .type("Array"): return try repeated(arguments, range)
        case .type(let name):
            guard functions[name] != nil else {
                throw ScriptProblem(range, "\(name.withArticle) cannot be created here.".capitalizedFirst)
            }
            return try call(name, of: .nothing, arguments, closure, range)
        default: throw ScriptProblem(range, "\(callee.words) cannot be called.".capitalizedFirst)
        }
    }

    private mutating func call(
        _ name: String, of owner: Value, _ arguments: [Expression.Argument], _ closure: Expression.Closure?,
        _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        let candidates = functions[name] ?? []
        if let index = arguments.firstIndex(where: {
            $0.label == nil && $0.value.isName && recorder.isCompleting($0.value.range)
        }) {
            // The word may become a label or a value. Until a second letter is typed, only names that fit the position
            // are offered.
            let isBegun = arguments[index].range.end - arguments[index].range.start > 1
            recorder.offer(
                isBegun
                    ? labels(of: candidates) + names
                    : names(after: arguments[..<index].map { $0.label }, in: candidates))
        }
        for function in candidates {
            guard let places = function.places(of: arguments.map { $0.label }, closure != nil) else { continue }
            var values = [Value?](repeating: nil, count: function.parameters.count)
            var ranges = [ScriptRange](repeating: range, count: function.parameters.count)
            var elementRanges = [[ScriptRange]](repeating: [], count: function.parameters.count)
            for (argument, place) in zip(arguments, places) {
                values[place] = try value(of: argument.value, for: function.parameters[place])
                ranges[place] = argument.value.range
                if case .list(let elements) = argument.value.form {
                    elementRanges[place] = elements.map { $0.range }
                }
            }
            if isSupposing, function.result != nil { return function.sample }
            if let closure, let parameter = function.parameters.last {
                if isSupposing { throw ScriptProblem(range, Evaluator.unclear) }
                values[values.count - 1] = .list(
                    try inScope { evaluator throws(ScriptProblem) in
                        evaluator.run(closure.body, as: parameter.kind, isBuilder: true)
                    })
            }
            return try run(
                function,
                Call(
                    range: range, owner: owner, arguments: values, ranges: ranges, elementRanges: elementRanges,
                    fileID: fileID, recorder: isSupposing ? Recorder() : recorder))
        }
        let short = if case .kind(let kind) = owner { kind.writtenName } else { Spelling.lastWord(of: name) }
        throw mismatch(short, candidates, arguments, closure != nil, range)
    }

    private mutating func run(_ function: Function, _ call: Call) throws(ScriptProblem) -> Value {
        let result: Value
        do throws(ScriptProblem) { result = try function.run(call) } catch {
            throw missing(error.range, error.sentence)
        }
        if case .nothing = result { return .tuple([]) }
        guard !isSupposing, case .view(let view, _) = result else { return result }
        viewsLeft -= 1
        guard viewsLeft >= 0 else {
            isStopped = true
            throw ScriptProblem(call.range, "The script makes more than \(Evaluator.viewLimit) views.")
        }
        recorder.add(view, call.range)
        if view is Label { recorder.setText(call.arguments.first??.literal, of: view) }
        return result
    }

    /// An argument converted to the type of its parameter; nil for `nil` if the parameter is optional.
    private mutating func value(
        of expression: Expression, for parameter: Function.Parameter
    ) throws(ScriptProblem) -> Value? {
        // A parameter that takes either a view or a number accepts numbers of every type, so a literal's type is
        // unambiguous.
        let value = try value(of: expression, as: parameter.kind == .any ? .number : parameter.kind)
        if case .nothing = value, parameter.isOptional { return nil }
        // Of the parameters that may be omitted, those of these types take an optional.
        if parameter.isOptional, parameter.kind == .any || parameter.kind == .text,
            case .optional(let inner, _) = value
        {
            let converted = try value.wrapped.map { value throws(ScriptProblem) in
                try convert(value, to: parameter.kind, expression.range)
            }
            return inner == nil ? nil : converted
        }
        if case .unreadable = value { throw ScriptProblem(expression.range, "") }
        guard parameter.isList else { return try convert(value, to: parameter.kind, expression.range) }
        guard let elements = value.elements else {
            if parameter.kind == .constraint, case .constraints = value { return value }
            throw ScriptProblem(
                expression.range,
                parameter.kind == .track
                    ? "The sizes of columns or rows go in a list, each \(Kind.trackForms): [1.fr, 1.fr]."
                    : "A list in brackets is expected here: […].")
        }
        var converted: [Value] = []
        for element in elements {
            switch element {
            case .unreadable: continue
            case .nothing where parameter.kind == .anchor, .optional(nil, _) where parameter.kind == .anchor: continue
            case .optional(let inner?, _) where parameter.kind == .anchor:
                converted.append(try convert(inner, to: parameter.kind, expression.range))
            default: converted.append(try convert(element, to: parameter.kind, expression.range))
            }
        }
        return .list(converted)
    }

    // MARK: Lists

    private mutating func map(
        _ owner: Value, _ arguments: [Expression.Argument], _ closure: Expression.Closure?, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        var function: Value? = closure.map { .closure($0) }
        if let argument = arguments.first, function == nil { function = try value(of: argument.value) }
        guard let function, arguments.count + (closure == nil ? 0 : 1) == 1 else {
            throw ScriptProblem(range, "map takes a closure: map { … }.")
        }
        if case .optional(let inner, let like) = owner {
            if let inner { return .optional(try apply(function, to: inner, range)) }
            let type = try like.flatMap { like throws(ScriptProblem) in
                try supposing { evaluator throws(ScriptProblem) in try evaluator.apply(function, to: like, range) }
            }
            return .optional(nil, like: type)
        }
        var results: [Value] = []
        for element in try elements(of: owner, range) { results.append(try apply(function, to: element, range)) }
        return .list(results)
    }

    private mutating func apply(
        _ function: Value, to argument: Value, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        switch function {
        case .closure(let closure):
            guard closure.body.count == 1, case .expression(let expression) = closure.body[0].form else {
                throw ScriptProblem(range, "The closure of map must be a single expression.")
            }
            return try inScope { evaluator throws(ScriptProblem) in
                try evaluator.bind(closure.parameters.isEmpty ? ["$0"] : closure.parameters, to: argument, range)
                return try evaluator.value(of: expression)
            }
        case .method(let owner, let name):
            guard let method = functions[name]?.first(where: { $0.parameters.count == 1 }) else { break }
            let value = try convert(argument, to: method.parameters[0].kind, range)
            if isSupposing, method.result != nil { return method.sample }
            return try run(
                method,
                Call(
                    range: range, owner: owner, arguments: [value], ranges: [range], fileID: fileID,
                    recorder: isSupposing ? Recorder() : recorder)
            )
        default: break
        }
        throw ScriptProblem(range, "map takes a closure: map { … }.")
    }

    private mutating func zipped(
        _ arguments: [Expression.Argument], _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        guard arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) else {
            throw ScriptProblem(range, "zip takes two lists.")
        }
        let first = try elements(of: value(of: arguments[0].value), range)
        let second = try elements(of: value(of: arguments[1].value), range)
        return .list(zip(first, second).map { .tuple([$0, $1]) })
    }

    private mutating func repeated(
        _ arguments: [Expression.Argument], _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        guard arguments.map({ $0.label }) == ["repeating", "count"] else {
            throw ScriptProblem(range, "A list of equal elements is written Array(repeating: …, count: …).")
        }
        guard case .number(let number) = try value(of: arguments[1].value), let count = number.whole,
            count >= 0, count <= Int64(Evaluator.viewLimit)
        else { throw missing(range, "A list has from 0 to \(Evaluator.viewLimit) elements here.") }
        // In Swift, the use of the list determines the meaning of `.fitted`; here it is always the size of a grid's
        // track.
        let element = try value(of: arguments[0].value, as: .track)
        try spend(Int(count), at: range)
        return .list(Array(repeating: element, count: Int(count)))
    }
}

extension String {
    /// The text with a capital first letter, as at the beginning of a sentence.
    var capitalizedFirst: String {
        var bytes = Array(utf8)
        if let first = bytes.first, first >= 0x61, first <= 0x7A { bytes[0] = first - 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Function {
    /// The indices of the parameters for some arguments; nil if the function does not accept them.
    func places(of labels: [String?], _ hasClosure: Bool) -> [Int]? {
        if hasClosure, end == parameters.count { return nil }
        guard let places = places(ofFirst: labels) else { return nil }
        return parameters[((places.last ?? -1) + 1)..<end].allSatisfy { $0.isOptional } ? places : nil
    }

    /// The indices of the parameters to which the given arguments belong; nil if the function does not accept these
    /// arguments, whatever arguments follow.
    private func places(ofFirst labels: [String?]) -> [Int]? {
        var (places, next) = ([] as [Int], 0)
        for label in labels {
            while next < end, parameters[next].label != label ?? "_" {
                guard parameters[next].isOptional else { return nil }
                next += 1
            }
            guard next < end else { return nil }
            places.append(next)
            next += 1
        }
        return places
    }

    /// The parameters that may come next after some arguments: those that can be left out, up to and including the
    /// first that cannot.
    func parameters(after labels: [String?]) -> ArraySlice<Parameter> {
        guard let places = places(ofFirst: labels) else { return [] }
        let rest = parameters[((places.last ?? -1) + 1)..<end]
        return rest.prefix((rest.firstIndex { !$0.isOptional } ?? end) - rest.startIndex + 1)
    }

    /// The number of parameters in parentheses.
    private var end: Int { parameters.last?.isBuilder == true ? parameters.count - 1 : parameters.count }
}
