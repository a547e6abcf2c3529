import SwiftSyntax

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension AttributeListSyntax {
    func attribute(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }

    func has(_ name: String) -> Bool { attribute(name) != nil }

    /// The name in `@objc(name)`.
    var objectiveCName: String? {
        attribute("objc")?.arguments?.trimmedDescription
    }
}

extension DeclSyntax {
    var modifiers: DeclModifierListSyntax { asProtocol((any WithModifiersSyntax).self)?.modifiers ?? [] }
    var attributes: AttributeListSyntax { asProtocol((any WithAttributesSyntax).self)?.attributes ?? [] }

    /// The name of a function or property; nil for other declarations.
    var memberName: MethodName? {
        if let function = self.as(FunctionDeclSyntax.self) { return MethodName(function) }
        guard let variable = self.as(VariableDeclSyntax.self),
            let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        else { return nil }
        return MethodName(base: pattern.identifier.plain, labels: nil)
    }
}

extension TypeSyntax {
    /// The name of the type without generic arguments.
    var withoutArguments: String {
        if let identifier = self.as(IdentifierTypeSyntax.self) { return identifier.name.plain }
        if let member = self.as(MemberTypeSyntax.self) {
            return "\(member.baseType.withoutArguments).\(member.name.plain)"
        }
        return trimmedDescription
    }
}

extension SyntaxProtocol {
    /// The qualified name of the type in whose declaration or extension this node stands; nil outside of types.
    var enclosingType: String? {
        var (names, next) = ([String](), parent)
        while let node = next {
            if let named = node.asProtocol((any NamedDeclSyntax).self), node.isProtocol((any DeclGroupSyntax).self) {
                names.append(named.name.plain)
            } else if let extended = node.as(ExtensionDeclSyntax.self) {
                names.append(extended.extendedType.withoutArguments)
            }
            next = node.parent
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }
}

extension ClassDeclSyntax {
    var qualifiedName: String { [enclosingType, name.plain].compactMap(\.self).joined(separator: ".") }
}
