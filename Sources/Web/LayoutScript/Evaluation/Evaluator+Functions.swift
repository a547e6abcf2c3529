internal import QuickAnchors

/// The functions of a script, and the objects of its classes and structures.
extension Evaluator {
    /// The levels of nesting that a call counts for: a call takes more of the stack than a bracket.
    private static let callDepth = 4

    // MARK: Declarations

    /// Declares functions and types before the statements around them, which may use them.
    mutating func hoist(_ statements: [Statement]) {
        for statement in statements {
            do throws(ScriptProblem) {
                switch statement.form {
                case .function(let function):
                    try declare(function.name, .function(function, of: nil), isVariable: false, function.range)
                case .type(let type):
                    guard scopes.count == 2, results.isEmpty else {
                        throw ScriptProblem(type.range, "A type is declared outside of braces here.")
                    }
                    guard types[type.name] == nil, Kind(typeName: type.name) == nil, functions[type.name] == nil else {
                        throw ScriptProblem(type.range, "\(type.name) already exists: choose another name.")
                    }
                    types[type.name] = type
                default: break
                }
            } catch { report(error) }
        }
    }

    // MARK: Calls

    /// Calls a function, or a method of an object.
    mutating func call(
        _ function: Statement.FunctionDeclaration, of instance: Instance?, _ arguments: [Expression.Argument],
        _ closure: Expression.Closure?, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        if closure != nil { throw ScriptProblem(range, "\(function.name) takes no closure.") }
        var parameters = try values(of: arguments, for: function, range)
        if isSupposing {
            guard let result = function.result else { return .tuple([]) }
            guard let sample = try kind(of: result).sample(ofClass: result.name) else {
                throw ScriptProblem(range, Evaluator.unclear)
            }
            let value: Value = result.isList ? .list([sample]) : sample
            return result.isOptional ? .optional(value) : value
        }
        if let instance { parameters["self"] = Binding(.instance(instance), isVariable: false) }
        // A function sees the names around its declaration, not those around the call.
        let home = instance == nil ? scopes.lastIndex { $0[function.name] != nil } ?? 1 : 1
        let hidden = Array(scopes[(home + 1)...])
        scopes.removeSubrange((home + 1)...)
        scopes.append(parameters)
        results.append((function.result, nil))
        depth += hidden.count + Evaluator.callDepth
        defer {
            depth -= hidden.count + Evaluator.callDepth
            scopes.removeSubrange((home + 1)...)
            scopes += hidden
        }
        run(body(of: function))
        guard let result = results.removeLast().value else {
            guard let type = function.result, !isStopped else { return .tuple([]) }
            throw ScriptProblem(
                function.range, "\(function.name) ends without a result: it returns \(type.name.withArticle).")
        }
        return result
    }

    /// The statements of a function; a single expression is its result.
    private func body(of function: Statement.FunctionDeclaration) -> [Statement] {
        guard function.result != nil, function.body.count == 1, case .expression(let expression) = function.body[0].form
        else { return function.body }
        return [Statement(form: .result(expression), range: expression.range)]
    }

    /// The arguments of a call, by the names of the parameters.
    private mutating func values(
        of arguments: [Expression.Argument], for function: Statement.FunctionDeclaration, _ range: ScriptRange
    ) throws(ScriptProblem) -> [String: Binding] {
        var values: [String: Binding] = [:]
        var rest = arguments[...]
        for parameter in function.parameters {
            let isGiven = rest.first.map { $0.label == parameter.label } ?? false
            guard let expression = isGiven ? rest.popFirst()?.value : parameter.defaultValue else {
                let label = parameter.label.map { "\($0):" } ?? parameter.name
                throw ScriptProblem(rest.first?.labelRange ?? range, "\(function.name) needs \(label) here.")
            }
            let value = try value(of: expression, as: kind(of: parameter.type))
            let typed = try typed(value, parameter.type, expression.range) ?? value
            values[parameter.name] = Binding(
                try settled(typed, expression.range), isVariable: false, type: parameter.type)
        }
        guard let extra = rest.first else { return values }
        throw ScriptProblem(extra.labelRange, "\(function.name) has no such parameter, or an earlier one.")
    }

    /// Ends the innermost function with a result.
    mutating func returnValue(_ expression: Expression?, _ range: ScriptRange) throws(ScriptProblem) {
        guard let type = results.last?.type else {
            guard !results.isEmpty, expression == nil else {
                throw ScriptProblem(range, "There is no result to return here: write “-> View” before the braces.")
            }
            results[results.count - 1].value = .tuple([])
            return
        }
        guard let expression else {
            throw ScriptProblem(range, "\(type.name.withArticle) is returned here.".capitalizedFirst)
        }
        // The function ends here even if the result cannot be evaluated.
        results[results.count - 1].value = .unreadable
        let value = try value(of: expression, as: kind(of: type))
        results[results.count - 1].value = try settled(typed(value, type, range) ?? value, range)
    }

    // MARK: Objects

    /// Makes an object by its initializer, or from the values of its properties.
    mutating func make(
        _ name: String, _ arguments: [Expression.Argument], _ closure: Expression.Closure?, _ range: ScriptRange
    ) throws(ScriptProblem) -> Value {
        guard let type = types[name], !isSupposing else { throw ScriptProblem(range, Evaluator.unclear) }
        if closure != nil { throw ScriptProblem(range, "\(name) takes no closure.") }
        let instance = Instance(type)
        guard let initializer = type.initializer(for: arguments.map { $0.label }) ?? type.initializers.first else {
            try setProperties(of: instance, to: arguments, range)
            if type.isView { instance.view = try newView(range) }
            return try finished(instance, range)
        }
        for property in type.properties where property.hasValue { try initialize(property, of: instance, nil) }
        _ = try call(initializer, of: instance, arguments, nil, range)
        if type.isView, instance.view == nil {
            throw ScriptProblem(
                initializer.range, "The init of a view calls super.init(frame: .zero), after it sets the properties.")
        }
        return try finished(instance, range)
    }

    /// A made object, all of whose properties must have values.
    private mutating func finished(_ instance: Instance, _ range: ScriptRange) throws(ScriptProblem) -> Value {
        instance.isBeingMade = false
        for property in instance.type.properties where instance.properties[property.declaredName] == nil {
            guard case .declaration(_, let type?, nil, true) = property.form, type.isOptional else {
                throw ScriptProblem(property.range, "\(property.declaredName) has no value after init.")
            }
            try initialize(property, of: instance, nil)
        }
        return .instance(instance)
    }

    /// Sets the properties of a type without an initializer: of a structure, to the arguments.
    private mutating func setProperties(
        of instance: Instance, to arguments: [Expression.Argument], _ range: ScriptRange
    ) throws(ScriptProblem) {
        var rest = arguments[...]
        for property in instance.type.properties {
            guard case .declaration(_, _, let defaultValue, let isVariable) = property.form else { continue }
            let mayBeGiven = !instance.type.isClass && (isVariable || defaultValue == nil)
            let isGiven = mayBeGiven && rest.first?.label == property.declaredName
            let argument = isGiven ? rest.popFirst()?.value : nil
            guard argument != nil || property.hasValue else {
                throw ScriptProblem(
                    range, "\(instance.type.name) needs \(property.declaredName): here, or an init that sets it.")
            }
            try initialize(property, of: instance, argument)
        }
        guard let extra = rest.first else { return }
        throw ScriptProblem(extra.labelRange, "\(instance.type.name) has no such property to set here.")
    }

    /// Gives a property its first value: the given one, or the one in its declaration.
    private mutating func initialize(
        _ property: Statement, of instance: Instance, _ given: Expression?
    ) throws(ScriptProblem) {
        guard case .declaration(let names, let type, let defaultValue, let isVariable) = property.form else { return }
        let expression = given ?? defaultValue
        var value = try expression.map { expression throws(ScriptProblem) in
            try self.value(of: expression, as: kind(of: type))
        }
        if let type { value = try typed(value, type, property.range) }
        guard let value else { return }
        instance.set(names[0], Binding(try settled(value, property.range), isVariable: isVariable, type: type))
    }

    /// Assigns to a property of an object; in its initializer, this may be the first value.
    mutating func assign(
        _ instance: Instance, _ name: String, _ range: ScriptRange, _ sign: String, _ expression: Expression
    ) throws(ScriptProblem) {
        let property = instance.type.properties.first { $0.declaredName == name }
        guard case .declaration(_, let type, let defaultValue, let isVariable)? = property?.form else { return }
        guard let binding = instance.properties[name] else {
            guard sign == "=", instance.isBeingMade, let type else {
                throw ScriptProblem(range, "\(name) has no value yet.")
            }
            let value = try value(of: expression, as: kind(of: type))
            let typed = try typed(value, type, expression.range) ?? value
            return instance.set(name, Binding(try settled(typed, expression.range), isVariable: isVariable, type: type))
        }
        guard isVariable, instance.isBeingMade || instance.type.isClass else {
            throw ScriptProblem(
                range,
                isVariable
                    ? "A struct keeps its values after init here: make \(instance.type.name) a class."
                    : "\(name) is a “let”, which keeps its value: make it a “var”\(defaultValue == nil ? "" : ", or set it only in init")."
            )
        }
        // The expression may read the property, so the property is not accessed while the expression is evaluated.
        let new = try newValue(of: binding, range, sign, expression)
        instance.properties[name]?.value = new
    }

    /// `super.init(…)`, which makes the view of the object whose initializer is running.
    mutating func callSuper(_ suffixes: [Expression.Suffix], _ range: ScriptRange) throws(ScriptProblem) -> Value {
        guard suffixes.count == 2, case .member("init") = suffixes[0].form,
            case .call(let arguments, nil) = suffixes[1].form,
            arguments.map({ $0.label }) == ["frame"], case .instance(let instance)? = binding("self")?.value,
            instance.type.isView, instance.isBeingMade, instance.view == nil
        else {
            throw ScriptProblem(range, "“super” is only in the init of a class of views: super.init(frame: .zero).")
        }
        for property in instance.type.properties where instance.properties[property.declaredName] == nil {
            guard case .declaration(_, let type?, nil, true) = property.form, type.isOptional else {
                throw ScriptProblem(range, "\(property.declaredName) is set before super.init is called.")
            }
        }
        let frame = try convert(value(of: arguments[0].value, as: .rect), to: .rect, range)
        let view = try newView(range)
        if case .rect(let rect) = frame { view.frame = rect }
        instance.view = view
        return .tuple([])
    }

    private mutating func newView(_ range: ScriptRange) throws(ScriptProblem) -> View {
        guard case .view(let view, _) = try call(.type("View"), [], nil, range) else { return View() }
        return view
    }

    /// A property or a method of an object, or a member of the view that it is.
    func member(_ name: String, of instance: Instance) -> Value? {
        if let binding = instance.properties[name] { return binding.value }
        if let method = instance.type.methods.first(where: { $0.name == name }) {
            return .function(method, of: instance)
        }
        let owner = Value.instance(instance)
        guard let view = instance.view else { return nil }
        if let anchor = LayoutConstraint.Attribute.anchors.first(where: { $0.name == name }) {
            return .side(view, anchor.attribute)
        }
        if let property = Property.named(name, of: ViewClass.view.lineage) { return property.read?(owner) }
        for type in ViewClass.view.lineage where functions["\(type).\(name)"] != nil {
            return .method(owner, "\(type).\(name)")
        }
        return nil
    }
}

extension Statement {
    /// The name that a declaration of one name declares.
    fileprivate var declaredName: String {
        if case .declaration(let names, _, _, _) = form { names[0] } else { "" }
    }

    /// Whether a declared variable has a value of its own.
    fileprivate var hasValue: Bool {
        guard case .declaration(_, let type, let value, let isVariable) = form else { return false }
        return value != nil || isVariable && type?.isOptional == true
    }
}

extension Statement.TypeDeclaration {
    /// Whether objects of the type have a stored property of a name.
    func stores(_ name: String) -> Bool { properties.contains { $0.declaredName == name } }

    /// The initializer that takes arguments with the given labels.
    fileprivate func initializer(for labels: [String?]) -> Statement.FunctionDeclaration? {
        initializers.first { initializer in
            var rest = labels[...]
            for parameter in initializer.parameters {
                if rest.first == .some(parameter.label) {
                    rest = rest.dropFirst()
                } else if parameter.defaultValue == nil {
                    return false
                }
            }
            return rest.isEmpty
        }
    }
}

extension Instance {
    /// Gives a property its first value; a view is named after it.
    fileprivate func set(_ name: String, _ binding: Evaluator.Binding) {
        properties[name] = binding
        if let view = binding.value.view, view.name == nil { view.name = name }
    }
}
