import SwiftParser
import SwiftSyntax

/// What the files of a target declare, as far as the filter needs it.
struct Target {
    /// A member of an extension of a class.
    struct ExtensionMember {
        let file: Int
        let syntax: MemberBlockItemSyntax
        let isOverride: Bool
        /// The access level that the extension gives its members.
        let access: String?
    }

    struct ClassDeclaration {
        let file: Int
        let superclass: String?
        /// The brace at which the body ends.
        let end: AbsolutePosition
        /// The names that the body overrides.
        var overridden: Set<MethodName> = []
    }

    private(set) var classes: [String: ClassDeclaration] = [:]
    /// The names of classes, in the order of their declarations.
    private(set) var classNames: [String] = []
    private(set) var extensionMembers: [String: [(name: MethodName, member: ExtensionMember)]] = [:]
    /// The types' methods, by type.
    private(set) var methods: [String: [Method]] = [:]
    private(set) var protocols: Set<String> = []
    /// The requirements of protocols that are optional.
    private(set) var optionalRequirements: Set<MethodName> = []
    /// The names of properties and parameters, which may be closures.
    private(set) var values: Set<String> = []

    struct Method {
        let name: MethodName
        /// The name that `@objc(…)` gives it, or that Swift derives.
        let selector: String
    }

    init(_ trees: [SourceFileSyntax]) {
        for (index, tree) in trees.enumerated() {
            let reader = DeclarationReader(file: index)
            reader.walk(tree)
            for (name, declared) in reader.classes where classes[name] == nil {
                classes[name] = declared
                classNames.append(name)
            }
            extensionMembers.merge(reader.extensionMembers) { $0 + $1 }
            methods.merge(reader.methods) { $0 + $1 }
            protocols.formUnion(reader.protocols)
            optionalRequirements.formUnion(reader.optionalRequirements)
            values.formUnion(reader.values)
        }
        for (name, members) in extensionMembers {
            for (method, member) in members where member.isOverride { classes[name]?.overridden.insert(method) }
        }
    }

    /// The superclasses of a class that the target declares, from the class up.
    func ancestors(of name: String) -> [String] { Array(allAncestors(of: name).prefix { classes[$0] != nil }) }

    /// The superclasses of a class, from the class up, including those of the framework.
    func allAncestors(of name: String) -> [String] {
        var (chain, next) = ([String](), superclass(of: name))
        while let name = next, !chain.contains(name) {
            chain.append(name)
            next = superclass(of: name)
        }
        return chain
    }

    private func superclass(of name: String) -> String? {
        classes[name].map(\.superclass) ?? frameworkSuperclasses[name]
    }

    /// The framework's class whose extension declares the member that a class or an extension overrides.
    func dispatchRoot(of member: MethodName, in type: String) -> String? {
        allAncestors(of: type).first { ancestor in
            classes[ancestor] == nil
                && extensionMembers[ancestor]?.contains { $0.name == member && !$0.member.isOverride } == true
        }
    }

    /// The classes that override a member which an extension of the framework's class declares, subclasses first.
    func overriders(of member: MethodName, in root: String) -> [String] {
        let names = classNames.filter { classes[$0]?.overridden.contains(member) == true }
        let others = extensionMembers.filter { name, members in
            classes[name] == nil && members.contains { $0.name == member && $0.member.isOverride }
        }
        return (names + others.keys.sorted()).filter { dispatchRoot(of: member, in: $0) == root }
            .map { (name: $0, depth: allAncestors(of: $0).count) }
            .enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }.map(\.element.name)
    }

    /// The method of a type, or of one of its superclasses, that a reference means; nil if the target declares none.
    func method(_ reference: MethodName, of type: String) -> Method? {
        for name in [type] + ancestors(of: type) {
            for method in methods[name] ?? []
            where method.name.base == reference.base
                && (reference.labels == nil || method.name.labels == reference.labels)
            {
                return method
            }
        }
        return nil
    }

    /// The type and method with a name in Objective-C, if the target has one such method.
    func method(selector: String) -> (type: String, method: Method)? {
        var found: [(type: String, method: Method)] = []
        for (type, methods) in methods where !protocols.contains(type) {
            for method in methods where method.selector == selector { found.append((type, method)) }
        }
        return found.count == 1 ? found[0] : nil
    }
}

/// Reads the declarations of a file.
private final class DeclarationReader: SyntaxVisitor {
    let file: Int
    var classes: [(String, Target.ClassDeclaration)] = []
    var extensionMembers: [String: [(name: MethodName, member: Target.ExtensionMember)]] = [:]
    var methods: [String: [Target.Method]] = [:]
    var protocols: Set<String> = []
    var optionalRequirements: Set<MethodName> = []
    var values: Set<String> = []

    init(file: Int) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.qualifiedName
        let first = node.inheritanceClause?.inheritedTypes.first?.type
        var declared = Target.ClassDeclaration(
            file: file, superclass: first.map { $0.withoutArguments },
            end: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia)
        for item in node.memberBlock.members where item.decl.modifiers.has("override") {
            declared.overridden.formUnion(item.decl.memberName.map { [$0] } ?? [])
        }
        classes.append((name, declared))
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.extendedType.withoutArguments
        guard node.genericWhereClause == nil else { return .visitChildren }
        let access = node.modifiers.first { ["public", "private", "fileprivate", "open"].contains($0.name.text) }
        for item in node.memberBlock.members {
            guard let name = item.decl.memberName else { continue }
            let member = Target.ExtensionMember(
                file: file, syntax: item,
                isOverride: item.decl.modifiers.has("override") || item.decl.attributes.has("NSManaged"),
                access: access?.name.text)
            extensionMembers[type, default: []].append((name, member))
        }
        return .visitChildren
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        protocols.insert(node.name.plain)
        for item in node.memberBlock.members {
            guard let function = item.decl.as(FunctionDeclSyntax.self), function.modifiers.has("optional") else {
                continue
            }
            optionalRequirements.insert(MethodName(function))
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.enclosingType else { return .visitChildren }
        let given = node.attributes.objectiveCName
        let name = MethodName(node)
        methods[type, default: []].append(Target.Method(name: name, selector: given ?? name.objectiveC))
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings { note(binding.pattern) }
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        values.insert((node.secondName ?? node.firstName).plain)
        return .visitChildren
    }

    private func note(_ pattern: PatternSyntax) {
        if let name = pattern.as(IdentifierPatternSyntax.self) { values.insert(name.identifier.plain) }
    }
}
