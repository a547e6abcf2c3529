/// Functions, classes and structures.
extension Parser {
    /// The problem reported for a word of Swift that scripts do not have.
    func unsupported(_ token: Token) -> ScriptProblem {
        ScriptProblem(
            token.range,
            "A script has no “\(token.text)”: it is let, var, func, class, struct, enum, for, if and calls.")
    }

    /// A declaration after its attributes and modifiers, which make no difference in a single file.
    mutating func declared() throws(ScriptProblem) -> Statement.Form {
        while take("@") { _ = try name("The name of an attribute") }
        var isFinal = false
        while ["final", "private", "fileprivate", "public", "internal"].contains(where: { token.isWord($0) }) {
            isFinal = isFinal || token.isWord("final")
            position += 1
        }
        let word = token
        switch word.kind == .name ? word.text : "" {
        case "func":
            position += 1
            return .function(try function(named: try name("The name of a function")))
        case "class", "struct": return .type(try typeDeclaration(isClass: word.isWord("class")))
        case "let", "var", "init": return try statement().form
        default: throw word.kind == .name ? unsupported(word) : missing("A declaration", "here")
        }
    }

    /// Reads the parameters, the result and the body of a function.
    private mutating func function(named name: String) throws(ScriptProblem) -> Statement.FunctionDeclaration {
        let range = lastRange
        try expect("(", "after the name")
        var parameters: [Statement.FunctionDeclaration.Parameter] = []
        while !token.isSign(")") {
            let label = try self.name("The name of a parameter")
            let name = token.kind == .name ? try self.name("The name of a parameter") : label
            try expect(":", "after the name of the parameter")
            let type = try typeName()
            var defaultValue: Expression?
            if token.isSign("=") {
                takeOperator()
                defaultValue = try expression()
            }
            parameters.append(
                .init(label: label == "_" ? nil : label, name: name, type: type, defaultValue: defaultValue))
            guard take(",") else { break }
        }
        try expect(")", "after the parameters")
        var result: Statement.TypeName?
        if take("->") {
            let type = try typeName()
            if type.name != "Void" { result = type }
        }
        return Statement.FunctionDeclaration(
            name: name, parameters: parameters, result: result, body: try block(), range: range)
    }

    private mutating func typeDeclaration(isClass: Bool) throws(ScriptProblem) -> Statement.TypeDeclaration {
        position += 1
        let name = try name("The name of a type")
        let range = lastRange
        var isView = false
        if take(":") {
            let parent = token
            _ = try self.name("The name of a class")
            guard isClass, parent.text == "View" else {
                throw ScriptProblem(parent.range, "A class of a script extends View or nothing, and a struct nothing.")
            }
            isView = true
        }
        try expect("{", "after the name")
        var (properties, initializers, methods): ([Statement], _, _) = (
            [], [] as [Statement.FunctionDeclaration], [] as [Statement.FunctionDeclaration]
        )
        while !token.isSign("}"), token.kind != .end {
            if take(";") { continue }
            if takeWord("init") {
                initializers.append(try function(named: "init"))
                continue
            }
            let start = token.range
            let form = try deeper { parser throws(ScriptProblem) in try parser.member() }
            switch form {
            case .function(let method): methods.append(method)
            case .declaration(let names, _, _, _):
                guard names.count == 1 else { throw ScriptProblem(start, "Each property is declared on its own.") }
                guard !token.isSign("{") else {
                    throw ScriptProblem(token.range, "A property of a script stores its value: write a func instead.")
                }
                properties.append(Statement(form: form, range: start.upTo(lastRange)))
            default: throw ScriptProblem(start, "A type of a script has let, var, init and func.")
            }
        }
        try expect("}", "at the end of \(name)")
        return Statement.TypeDeclaration(
            name: name, isClass: isClass, isView: isView, properties: properties, initializers: initializers,
            methods: methods, range: range)
    }

    /// A property or a method.
    private mutating func member() throws(ScriptProblem) -> Statement.Form {
        switch token.kind == .name ? token.text : "" {
        case "override", "static", "lazy", "mutating", "required", "convenience", "deinit": throw unsupported(token)
        case "let", "var": try statement().form
        default: try declared()
        }
    }
}
