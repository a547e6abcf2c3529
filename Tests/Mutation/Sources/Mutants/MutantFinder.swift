import SwiftIfConfig
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds everything in a file that can be changed into a fault.
public final class MutantFinder: ActiveSyntaxVisitor {
    private let file: String
    private let source: [UInt8]
    private let lines: SourceLocationConverter
    private(set) var found: [Mutant] = []
    /// The names of the declarations around the node that is visited.
    private var scopes: [String] = []
    private var globals = 0

    /// The mutants of a file, in the order of the file.
    public static func mutants(
        file: String, text: String, configuration: some BuildConfiguration
    ) -> [Mutant] {
        let parsed = Parser.parse(source: text)
        // Operators that are declared elsewhere stay unfolded, so they are not changed.
        guard
            let tree = OperatorTable.standardOperators.foldAll(parsed, errorHandler: { _ in }).as(SourceFileSyntax.self)
        else { return [] }
        let finder = MutantFinder(file: file, text: text, tree: tree, configuration: configuration)
        finder.walk(tree)
        return finder.found
    }

    private init(file: String, text: String, tree: SourceFileSyntax, configuration: some BuildConfiguration) {
        self.file = file
        source = Array(text.utf8)
        lines = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate, configuration: configuration)
    }

    // MARK: Expressions

    public override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let token = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return .visitChildren }
        for (kind, others) in Self.operators {
            guard let other = others[token.text] else { continue }
            let replacement = text(node, replacing: token, by: other)
            let form: Edit.Form = token.text.hasSuffix("=") && kind == .sign ? .statement : .expression
            if form == .expression || isStatement(ExprSyntax(node)) {
                add(kind, [Edit(range: range(node), replacement: replacement, form: form)])
            }
        }
        return .visitChildren
    }

    private static let operators: [(Mutant.Kind, [String: String])] = [
        (
            .comparison,
            [
                "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
            ]
        ),
        (.sign, ["+": "-", "-": "+", "+=": "-=", "-=": "+="]),
        (.logic, ["&&": "||", "||": "&&"]),
    ]

    public override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.text == "-" else { return .visitChildren }
        add(.sign, [Edit(range: range(node), replacement: node.expression.trimmedDescription, form: .expression)])
        guard node.expression.is(IntegerLiteralExprSyntax.self) || node.expression.is(FloatLiteralExprSyntax.self)
        else {
            return .visitChildren
        }
        addConstants(node.trimmedDescription, at: Syntax(node))
        return .skipChildren
    }

    public override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        addConstants(node.literal.text, at: Syntax(node))
        return .skipChildren
    }

    public override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        addConstants(node.literal.text, at: Syntax(node))
        return .skipChildren
    }

    /// Adds the constants that are larger and smaller by one.
    private func addConstants(_ text: String, at node: Syntax) {
        let digits = text.filter { $0 != "_" }
        let number = digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
        for step in [1, -1] {
            if let number {
                let replacement = String(number + step)
                add(.constant, [Edit(range: range(node), replacement: replacement, form: .expression)])
            } else if let number = Double(digits) {
                let replacement = String(number + Double(step))
                add(.constant, [Edit(range: range(node), replacement: replacement, form: .expression)])
            }
        }
    }

    public override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = calledName(node)
        // These check the code themselves, in debug builds only.
        if ["assert", "assertionFailure"].contains(name) { return .skipChildren }
        if let other = ["min": "max", "max": "min"][name],
            let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
        {
            let replacement = text(node, replacing: callee, by: other)
            add(.comparison, [Edit(range: range(node), replacement: replacement, form: .expression)])
            return .visitChildren
        }
        for (first, second) in zip(node.arguments, node.arguments.dropFirst()) {
            let (one, other) = (first.expression, second.expression)
            guard one.kind == other.kind, one.kind != .closureExpr, one.kind != .inOutExpr else { continue }
            let (text, otherText) = (one.trimmedDescription, other.trimmedDescription)
            guard text != otherText else { continue }
            add(
                .arguments,
                [
                    Edit(range: range(one), replacement: otherText, form: .expression),
                    Edit(range: range(other), replacement: text, form: .expression),
                ])
        }
        return .visitChildren
    }

    // MARK: Statements

    public override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard case .expr(let expression) = node.item, isLeftOut(expression), !isValue(node) else {
            return .visitChildren
        }
        add(.statement, [Edit(range: range(expression), replacement: "", form: .statement)])
        return .visitChildren
    }

    /// Whether a statement is the value that a function, property or closure returns. Without it, a closure would have
    /// another type, which can be an error far away.
    private func isValue(_ node: CodeBlockItemSyntax) -> Bool {
        guard let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        if let closure = list.parent?.as(ClosureExprSyntax.self) {
            let call = closure.parent?.as(FunctionCallExprSyntax.self)
            return call.map(calledName) != "forEach"
        }
        if list.parent?.is(AccessorBlockSyntax.self) ?? false { return true }
        return list.parent?.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause != nil
    }

    /// Whether leaving out an expression changes what the program does: that of a call or an assignment.
    private func isLeftOut(_ expression: ExprSyntax) -> Bool {
        if let inner = expression.as(TryExprSyntax.self)?.expression ?? expression.as(AwaitExprSyntax.self)?.expression
            ?? expression.as(UnsafeExprSyntax.self)?.expression
        {
            return isLeftOut(inner)
        }
        if let call = expression.as(FunctionCallExprSyntax.self) { return !Self.kept.contains(calledName(call)) }
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
        if infix.operator.is(AssignmentExprSyntax.self) { return true }
        let text = infix.operator.trimmedDescription
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(text)
    }

    /// Calls that only save time, or after which nothing runs.
    private static let kept = ["assert", "assertionFailure", "fatalError", "preconditionFailure", "reserveCapacity"]

    private func isStatement(_ node: ExprSyntax) -> Bool {
        var node = Syntax(node)
        while let parent = node.parent, parent.is(TryExprSyntax.self) || parent.is(UnsafeExprSyntax.self) {
            node = parent
        }
        return node.parent?.is(CodeBlockItemSyntax.self) ?? false
    }

    // MARK: Early returns

    public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.name.text)
        if let body = node.body {
            addEarlyReturn(body.statements, after: body.leftBrace, type: node.signature.returnClause?.type)
        }
        return .visitChildren
    }

    public override func visitPost(_ node: FunctionDeclSyntax) { scopes.removeLast() }

    public override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.typeAnnotation?.type, let block = node.accessorBlock else { return .visitChildren }
        switch block.accessors {
        case .getter(let statements): addEarlyReturn(statements, after: block.leftBrace, type: type)
        case .accessors(let accessors):
            for accessor in accessors {
                guard let body = accessor.body else { continue }
                let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
                addEarlyReturn(body.statements, after: body.leftBrace, type: isGetter ? type : nil)
            }
        }
        return .visitChildren
    }

    /// Adds a return at the beginning of a function. Where its only statement is its value, another value is returned.
    private func addEarlyReturn(_ body: CodeBlockItemListSyntax, after brace: TokenSyntax, type: TypeSyntax?) {
        guard let first = body.first else { return }
        let isVoid = type.map { ["Void", "()"].contains($0.trimmedDescription) } ?? true
        let value = isVoid ? "" : type.flatMap(plainValue)
        guard let value else { return }
        if body.count > 1 {
            let end = brace.endPositionBeforeTrailingTrivia.utf8Offset
            let statement = isVoid ? "return" : "return " + value
            add(.earlyReturn, [Edit(range: end..<end, replacement: statement, form: .insertion)])
        } else if !isVoid, case .expr(let expression) = first.item,
            !expression.is(IfExprSyntax.self), !expression.is(SwitchExprSyntax.self),
            expression.trimmedDescription != value
        {
            add(.earlyReturn, [Edit(range: range(expression), replacement: value, form: .expression)])
        }
    }

    /// The simplest value of a type, if its name reveals one.
    private func plainValue(of type: TypeSyntax) -> String? {
        if type.is(OptionalTypeSyntax.self) { return "nil" }
        if type.is(ArrayTypeSyntax.self) { return "[]" }
        if type.is(DictionaryTypeSyntax.self) { return "[:]" }
        return ["Bool": "false", "Int": "0", "Double": "0", "CGFloat": "0", "String": "\"\""][type.trimmedDescription]
    }

    // MARK: Scopes, and what is left alone

    public override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append(node.bindings.first?.pattern.trimmedDescription ?? "")
        if isGlobal(node) { globals += 1 }
        return .visitChildren
    }

    public override func visitPost(_ node: VariableDeclSyntax) {
        scopes.removeLast()
        if isGlobal(node) { globals -= 1 }
    }

    /// Whether the initial value of a variable is computed when it is first read, by any test.
    private func isGlobal(_ node: VariableDeclSyntax) -> Bool {
        guard node.bindings.contains(where: { $0.initializer != nil }) else { return false }
        let isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
        return isStatic || node.parent?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    }

    public override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append("init")
        return .visitChildren
    }

    public override func visitPost(_ node: InitializerDeclSyntax) { scopes.removeLast() }

    public override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.append("subscript")
        return .visitChildren
    }

    public override func visitPost(_ node: SubscriptDeclSyntax) { scopes.removeLast() }

    public override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    public override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    public override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    public override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// A long list of literals is data, such as a table of Unicode's.
    public override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        let literals = node.elements.count { $0.expression.is(IntegerLiteralExprSyntax.self) }
        return literals > 16 ? .skipChildren : .visitChildren
    }

    // MARK: Text

    private func calledName(_ call: FunctionCallExprSyntax) -> String {
        call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
    }

    private func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The text of an expression with one of its tokens replaced.
    private func text(_ node: some SyntaxProtocol, replacing token: TokenSyntax, by other: String) -> String {
        let (whole, part) = (range(node), range(token))
        return text(whole.lowerBound..<part.lowerBound) + other + text(part.upperBound..<whole.upperBound)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    private func add(_ kind: Mutant.Kind, _ edits: [Edit]) {
        let start = edits[0].range.lowerBound
        let end = edits[edits.count - 1].range.upperBound
        let newline = UInt8(ascii: "\n")
        let first = source[..<start].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let last = source[end...].firstIndex(of: newline) ?? source.count
        var after = ""
        if edits[0].form != .statement || !edits[0].replacement.isEmpty {
            var position = first
            for edit in edits {
                after += text(position..<edit.range.lowerBound)
                after += edit.form == .insertion ? " " + edit.replacement + ";" : edit.replacement
                position = edit.range.upperBound
            }
            after += text(position..<last)
        }
        found.append(
            Mutant(
                file: file, line: lines.location(for: AbsolutePosition(utf8Offset: start)).line, kind: kind,
                scope: scopes.last ?? "", before: oneLine(text(first..<last)), after: oneLine(after),
                isInGlobal: globals > 0, edits: edits))
    }

    private func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
