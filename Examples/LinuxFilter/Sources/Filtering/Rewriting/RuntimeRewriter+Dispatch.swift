import SwiftSyntax

/// Members that an extension of the framework's class declares and other classes override.
///
/// Each version gets a name of its own, which ends in its class. In the place of the first, a member with the old name
/// calls the version of the object's class.
extension RuntimeRewriter {
    private static func version(_ name: String, _ type: String) -> String {
        "\(name)_\(type.split(separator: ".").joined(separator: "_"))"
    }

    func renameVersion(_ declaration: DeclSyntax) {
        guard let name = declaration.memberName, let type = declaration.enclosingType,
            !declaration.modifiers.has("static"), !declaration.modifiers.has("class"),
            let token = declaration.memberNameToken
        else { return }
        if let override = declaration.modifiers.first(where: { $0.name.text == "override" }) {
            guard target.dispatchRoot(of: name, in: type) != nil else { return }
            edits.remove(override)
        } else {
            guard declaration.isInExtension, target.classes[type] == nil else { return }
            let overriders = target.overriders(of: name, in: type)
            guard !overriders.isEmpty else { return }
            let dispatcher = dispatcher(of: declaration, type, overriders)
            edits.insert(dispatcher, at: declaration.positionAfterSkippingLeadingTrivia)
        }
        edits.replace(token, with: Self.version(name.base, type))
    }

    /// Calls the next version up in place of `super`.
    func renameSuper(_ node: MemberAccessExprSyntax) {
        guard node.base?.is(SuperExprSyntax.self) == true, let base = node.base, let type = node.enclosingType,
            let member = node.enclosingMember?.memberName, member.base == node.declName.baseName.plain,
            let root = target.dispatchRoot(of: member, in: type)
        else { return }
        let versions = target.overriders(of: member, in: root)
        let next = target.allAncestors(of: type).first { versions.contains($0) } ?? root
        edits.replace(base, with: "self")
        edits.replace(node.declName.baseName, with: Self.version(member.base, next))
    }

    private func dispatcher(of declaration: DeclSyntax, _ type: String, _ overriders: [String]) -> String {
        let kept: Set<String> = ["public", "open", "fileprivate", "private", "internal", "final"]
        let modifiers = declaration.modifiers.filter { kept.contains($0.name.text) }.map { $0.name.text + " " }.joined()
        if let function = declaration.as(FunctionDeclSyntax.self) {
            let arguments = function.signature.parameterClause.parameters.map { parameter in
                let value = (parameter.secondName ?? parameter.firstName).text
                return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
            }.joined(separator: ", ")
            let attempt = function.signature.effectSpecifiers?.throwsClause == nil ? "" : "try "
            let base = function.name.plain
            let calls = overriders.map {
                "if let object = self as? \($0) { return \(attempt)object.\(Self.version(base, $0))(\(arguments)) }; "
            }
            let head = function.signature.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
            return "\(modifiers)func \(base)\(head) { \(calls.joined())return \(attempt)\(Self.version(base, type))"
                + "(\(arguments)) }; "
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let base = declaration.memberName?.base, let annotation = binding.typeAnnotation?.type.trimmedDescription
        else { return "" }
        func each(_ use: (String) -> String) -> String {
            overriders.map { "if let object = self as? \($0) { return \(use("object.\(Self.version(base, $0))")) }; " }
                .joined() + "return " + use(Self.version(base, type))
        }
        let isSettable =
            binding.accessorBlock?.accessors.as(AccessorDeclListSyntax.self)?
            .contains { $0.accessorSpecifier.text == "set" } == true
        let setter = isSettable ? " set { \(each { "\($0) = newValue" }) }" : ""
        return "\(modifiers)var \(base): \(annotation) { get { \(each { $0 }) }\(setter) }; "
    }
}

extension DeclSyntax {
    fileprivate var memberNameToken: TokenSyntax? {
        if let function = self.as(FunctionDeclSyntax.self) { return function.name }
        return self.as(VariableDeclSyntax.self)?.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier
    }

    fileprivate var isInExtension: Bool {
        parent?.parent?.parent?.parent?.is(ExtensionDeclSyntax.self) == true
    }
}

extension SyntaxProtocol {
    /// The function or property in whose declaration the node stands.
    fileprivate var enclosingMember: DeclSyntax? {
        sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(MemberBlockItemSyntax.self)?.decl }.first
    }
}
