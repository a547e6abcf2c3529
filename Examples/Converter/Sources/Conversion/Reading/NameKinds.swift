import SwiftSyntax

/// The meanings of names in a file: views or numbers, as far as declarations and uses reveal them.
struct NameKinds {
    enum Kind {
        case view
        case number
    }

    private var kinds: [String: Kind] = [:]
    /// The names of variables, parameters and functions that the file declares.
    private(set) var declared: Set<String> = []
    /// The protocols that the file declares, and the generic parameters that stand for something other than a view.
    private var protocols: Set<String> = []

    init(of tree: some SyntaxProtocol) {
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(tree)
        kinds = collector.kinds
        declared = collector.declared
        protocols = collector.protocols
    }

    /// Whether a view or guide is known only by a protocol that other types may conform to as well.
    func isProtocol(_ item: Item, at node: some SyntaxProtocol) -> Bool {
        guard !item.path.contains("."), let type = Declaration(of: item.path, at: node)?.type else { return false }
        let text = type.trimmedDescription.filter { !"!?()".contains($0) }
        return text.hasPrefix("any ") || text.hasPrefix("some ") && Self.kind(ofType: text) != .view
            || protocols.contains(text)
    }

    /// The kind of an argument, or nil if the file does not reveal it.
    func kind(of expression: ExprSyntax) -> Kind? {
        if Number(expression).value != nil { return .number }
        if let item = Item(expression) {
            // A static member such as `CGFloat.margin`.
            if item.path != item.root, ["CGFloat", "Double"].contains(item.root) { return .number }
            return kinds[item.name] ?? Self.kind(ofName: item.name)
        }
        if let call = expression.as(FunctionCallExprSyntax.self),
            ["CGFloat", "Double"].contains(call.calledExpression.oneLine)
        {
            return .number
        }
        if let type = expression.as(TypeExprSyntax.self)?.type { return Self.kind(ofType: type.trimmedDescription) }
        if let sequence = expression.as(SequenceExprSyntax.self) { return kind(of: Array(sequence.elements)[...]) }
        // A prefix operator is taken for the sign of a number.
        return expression.is(PrefixOperatorExprSyntax.self) ? .number : nil
    }

    /// The kind of the result of operands and operators. The result of arithmetic is a number. The result of other
    /// operators, as in `a ?? b` and `a as! UIView`, has the kind of the last operand that reveals its kind; the result
    /// of a conditional has the kind of the first branch that does.
    private func kind(of elements: ArraySlice<ExprSyntax>) -> Kind? {
        if let place = elements.lastIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let conditional = elements[place].as(UnresolvedTernaryExprSyntax.self)
        {
            return kind(of: conditional.thenExpression) ?? kind(of: elements[(place + 1)...])
        }
        if elements.contains(where: { $0.isArithmetic }) { return .number }
        return elements.compactMap { kind(of: $0) }.last
    }

    /// The kind that the name of a value or type reveals by a usual suffix; nil if it has none.
    private static func kind(ofName name: String) -> Kind? {
        let name = name.lowercased().filter { $0 != "!" }
        return viewWords.contains { name.hasSuffix($0) } ? .view : nil
    }

    private static func kind(ofType type: String) -> Kind? {
        let type = type.filter { !"!?".contains($0) }
        if numberTypes.contains(type) { return .number }
        return kind(ofName: type)
    }

    private static let numberTypes: Set = ["CGFloat", "Double", "Float", "Int", "UInt"]

    private static let viewWords = [
        "view", "label", "button", "guide", "stack", "field", "slider", "switch", "control", "bar", "container",
    ]

    private final class Collector: SyntaxVisitor {
        var kinds: [String: Kind] = [:]
        var declared: Set<String> = []
        var protocols: Set<String> = []

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
            declared.insert(node.identifier.text)
            return .visitChildren
        }

        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
            declared.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            protocols.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
            let isView = node.inheritedType.map { NameKinds.kind(ofType: $0.trimmedDescription) == .view } ?? false
            if !isView { protocols.insert(node.name.text) }
            return .visitChildren
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                return .visitChildren
            }
            if let type = node.typeAnnotation?.type.trimmedDescription {
                kinds[name] = NameKinds.kind(ofType: type)
            } else if let value = node.initializer?.value {
                if let call = value.as(FunctionCallExprSyntax.self) {
                    kinds[name] = NameKinds.kind(ofType: call.calledExpression.trimmedDescription)
                } else if Number(value).value != nil {
                    kinds[name] = .number
                }
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
            let name = (node.secondName ?? node.firstName).text
            declared.insert(name)
            kinds[name] = NameKinds.kind(ofType: node.type.trimmedDescription)
            return .visitChildren
        }

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            if node.declName.baseName.text == "snp", let item = Item(node.base) { kinds[item.name] = .view }
            return .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let member = node.calledExpression.as(MemberAccessExprSyntax.self)
            guard member?.declName.baseName.text == "addSubview" else { return .visitChildren }
            for item in [Item(member?.base), Item(node.arguments.single)] {
                if let item { kinds[item.name] = .view }
            }
            return .visitChildren
        }
    }
}

extension ExprSyntax {
    /// Whether the expression is an operator of arithmetic.
    fileprivate var isArithmetic: Bool {
        ["+", "-", "*", "/", "%"].contains(self.as(BinaryOperatorExprSyntax.self)?.operator.text)
    }
}
