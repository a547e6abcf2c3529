import SwiftSyntax

/// The declaration to which a name refers, in the functions and closures around its use or in the enclosing type.
struct Declaration {
    var isConstant = false
    var type: TypeSyntax?
    var value: ExprSyntax?
    /// The expression that a computed property returns, if it does nothing else.
    var getter: ExprSyntax?
    /// The statement that contains the declaration, if it is local.
    var statement: CodeBlockItemSyntax?
    /// Whether the enclosing type has the declaration.
    var isMember = false

    /// The innermost declaration of a name that is visible at a node, or of a member of the enclosing type; nil if the
    /// file has none there.
    init?(of name: String, at node: some SyntaxProtocol, onlyMembers: Bool = false) {
        var inner = Syntax(node)
        while let outer = inner.parent {
            if !onlyMembers || outer.is(MemberBlockItemListSyntax.self),
                let found = Declaration(of: name, in: outer, around: inner)
            {
                self = found
                return
            }
            if outer.is(MemberBlockSyntax.self) { return nil }
            inner = outer
        }
        return nil
    }

    private init() {}

    private init?(of name: String, in outer: Syntax, around inner: Syntax) {
        if let list = outer.as(CodeBlockItemListSyntax.self) {
            let earlier = list.prefix { $0.position < inner.position }
            guard let found = earlier.reversed().lazy.compactMap({ Declaration(of: name, in: $0) }).first else {
                return nil
            }
            self = found
        } else if let members = outer.as(MemberBlockItemListSyntax.self) {
            let variables = members.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self) }
            guard let found = variables.compactMap({ Declaration(of: name, in: $0) }).first else { return nil }
            self = found
            isMember = true
        } else if let function = outer.as(FunctionDeclSyntax.self) {
            self.init(of: name, in: function.signature.parameterClause)
        } else if let initializer = outer.as(InitializerDeclSyntax.self) {
            self.init(of: name, in: initializer.signature.parameterClause)
        } else if let closure = outer.as(ClosureExprSyntax.self) {
            guard closure.signature?.names.contains(name) == true else { return nil }
            self.init()
        } else if let loop = outer.as(ForStmtSyntax.self) {
            guard loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else { return nil }
            self.init()
        } else if let condition = outer.as(IfExprSyntax.self)?.conditions ?? outer.as(WhileStmtSyntax.self)?.conditions
        {
            guard condition.binds(name) else { return nil }
            self.init()
        } else {
            return nil
        }
    }

    private init?(of name: String, in statement: CodeBlockItemSyntax) {
        if let variable = statement.item.as(VariableDeclSyntax.self) {
            self.init(of: name, in: variable)
            self.statement = statement
        } else if let guarded = statement.item.as(GuardStmtSyntax.self), guarded.conditions.binds(name) {
            self.init()
        } else {
            return nil
        }
    }

    private init?(of name: String, in variable: VariableDeclSyntax) {
        let binding = variable.bindings.first { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name }
        guard let binding else { return nil }
        isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
        // In `let a, b: UIView`, the type is that of both.
        type = (binding.typeAnnotation ?? variable.bindings.last?.typeAnnotation)?.type
        value = binding.initializer?.value
        getter = binding.accessorBlock?.onlyValue
    }

    private init?(of name: String, in clause: FunctionParameterClauseSyntax) {
        guard let parameter = clause.parameters.first(where: { ($0.secondName ?? $0.firstName).text == name }) else {
            return nil
        }
        type = parameter.type
    }
}

extension AccessorBlockSyntax {
    /// The expression that the getter returns, if it does nothing else and there is no setter.
    fileprivate var onlyValue: ExprSyntax? {
        let items: CodeBlockItemListSyntax?
        if let accessors = accessors.as(AccessorDeclListSyntax.self) {
            items = accessors.count == 1 ? accessors.first?.body?.statements : nil
        } else {
            items = accessors.as(CodeBlockItemListSyntax.self)
        }
        guard let items, items.count == 1, let item = items.first?.item else { return nil }
        return item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
    }
}

extension ClosureSignatureSyntax {
    fileprivate var names: [String] {
        switch parameterClause {
        case .simpleInput(let names): names.map(\.name.text)
        case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        }
    }
}

extension ConditionElementListSyntax {
    /// Whether a condition such as `let view = view` binds a name.
    fileprivate func binds(_ name: String) -> Bool {
        contains {
            $0.condition.as(OptionalBindingConditionSyntax.self)?.pattern.as(IdentifierPatternSyntax.self)?.identifier
                .text
                == name
        }
    }
}
