import SwiftSyntax

/// The view hierarchy that a file builds, and the scopes of its names.
final class Hierarchy: SyntaxVisitor {
    private struct Key: Hashable {
        let scope: String
        let path: String
    }

    /// All parents to which the file adds each view.
    private var parents: [Key: Set<Key>] = [:]
    /// The names that occur in the declaration of each view and in calls on the view. Some of these names may denote
    /// subviews of the view.
    private var contents: [String: Set<String>] = [:]
    /// The layout guide or view for which each name is an alias.
    private var aliases: [Key: Item] = [:]
    private let reader: StatementReader

    init(of tree: SourceFileSyntax, _ reader: StatementReader) {
        self.reader = reader
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// Whether `parent` is the only parent to which the file adds `child`.
    func isParent(_ parent: Item, of child: Item, at node: some SyntaxProtocol) -> Bool {
        parents[key(child, node)] == [key(parent, node)]
    }

    /// The number of parents to which the file adds a view.
    func parentCount(of child: Item, at node: some SyntaxProtocol) -> Int { parents[key(child, node)]?.count ?? 0 }

    /// The item for which `item` is an alias, or `item` itself.
    func resolved(_ item: Item, at node: some SyntaxProtocol) -> Item { aliases[key(item, node)] ?? item }

    /// The names of views that may contain the named view.
    func possibleContainers(of name: String) -> [String] {
        contents.filter { $0.value.contains(name) && $0.key != name }.map(\.key).sorted()
    }

    // MARK: Reading

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        switch reader.statement(node).role {
        case .adds(let parent, let children), .clearsMasksAndAdds(let parent, let children):
            for child in children { add(child, to: parent, node) }
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let view = Item(member.base) else {
            return .visitChildren
        }
        contents[view.name, default: []].formUnion(node.arguments.flatMap { $0.expression.names })
        if ["addArrangedSubview", "insertSubview"].contains(member.declName.baseName.text),
            let child = Item(node.arguments.first?.expression)
        {
            add(child, to: view, node)
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let value = node.initializer?.value
        else { return .visitChildren }
        contents[name, default: []].formUnion(value.names)
        if let item = Item(value), node.parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let" {
            aliases[Key(scope: scope(of: name, at: node), path: name)] = item
        }
        return .visitChildren
    }

    private func add(_ child: Item, to parent: Item, _ node: some SyntaxProtocol) {
        parents[key(child, node), default: []].insert(key(parent, node))
    }

    // MARK: Scopes

    private func key(_ item: Item, _ node: some SyntaxProtocol) -> Key {
        Key(scope: scope(of: item.root, at: node), path: item.path)
    }

    /// The innermost function or closure that contains a node and declares a name, or else the enclosing type.
    private func scope(of name: String, at node: some SyntaxProtocol) -> String {
        var next: Syntax? = Syntax(node)
        while let syntax = next {
            if let type = syntax.asProtocol((any DeclGroupSyntax).self) {
                return (type as? any NamedDeclSyntax)?.name.text
                    ?? syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
            }
            if syntax.isScope, declaredNames(in: syntax).contains(name) { return "\(syntax.position.utf8Offset)" }
            next = syntax.parent
        }
        return ""
    }

    private var declared: [SyntaxIdentifier: Set<String>] = [:]

    private func declaredNames(in scope: Syntax) -> Set<String> {
        if let known = declared[scope.id] { return known }
        let collector = DeclaredNames(viewMode: .sourceAccurate)
        collector.walk(scope)
        declared[scope.id] = collector.names
        return collector.names
    }
}

extension Syntax {
    /// Whether names declared inside are invisible outside.
    fileprivate var isScope: Bool {
        self.is(FunctionDeclSyntax.self) || self.is(InitializerDeclSyntax.self) || self.is(AccessorDeclSyntax.self)
            || self.is(ClosureExprSyntax.self) || self.is(AccessorBlockSyntax.self)
    }
}

/// The names declared in a function, accessor or closure, except those declared inside nested types.
private final class DeclaredNames: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
