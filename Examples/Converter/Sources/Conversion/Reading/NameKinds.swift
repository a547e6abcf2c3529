import SwiftSyntax

/// The meanings of names in a file: views or numbers, as far as declarations and uses reveal them.
struct NameKinds {
    enum Kind {
        case view
        case number
    }

    private var kinds: [String: Kind] = [:]

    init(of tree: some SyntaxProtocol) {
        let collector = Collector(viewMode: .sourceAccurate)
        collector.walk(tree)
        kinds = collector.kinds
    }

    /// The kind of an argument, or nil if the file does not reveal it.
    func kind(of expression: ExprSyntax) -> Kind? {
        if Number(expression).value != nil { return .number }
        if let item = Item(expression) {
            return kinds[item.name] ?? Self.kind(ofName: item.name)
        }
        // An operator is taken to be arithmetic, which returns numbers.
        if expression.is(SequenceExprSyntax.self) || expression.is(PrefixOperatorExprSyntax.self) { return .number }
        return nil
    }

    /// The kind that the name of a value or type reveals by a usual suffix; nil if it has none.
    private static func kind(ofName name: String) -> Kind? {
        let name = name.lowercased().filter { $0 != "!" }
        return viewWords.contains { name.hasSuffix($0) } ? .view : nil
    }

    private static let viewWords = [
        "view", "label", "button", "guide", "stack", "field", "slider", "switch", "control", "bar", "container",
    ]

    private final class Collector: SyntaxVisitor {
        var kinds: [String: Kind] = [:]

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                return .visitChildren
            }
            if let type = node.typeAnnotation?.type.trimmedDescription {
                kinds[name] = Collector.kind(ofType: type)
            } else if let value = node.initializer?.value {
                if let call = value.as(FunctionCallExprSyntax.self) {
                    kinds[name] = Collector.kind(ofType: call.calledExpression.trimmedDescription)
                } else if Number(value).value != nil {
                    kinds[name] = .number
                }
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
            let name = (node.secondName ?? node.firstName).text
            kinds[name] = Collector.kind(ofType: node.type.trimmedDescription)
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

        private static func kind(ofType type: String) -> Kind? {
            let type = type.filter { !"!?".contains($0) }
            if ["CGFloat", "Double", "Float", "Int", "UInt"].contains(type) { return .number }
            return NameKinds.kind(ofName: type)
        }
    }
}
