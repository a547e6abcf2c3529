import SwiftSyntax

/// `#selector`, `#keyPath`, and selectors made of text.
///
/// A selector becomes its name in Objective-C with a reference to the method, so that it finds the method on every
/// object of the class, overrides included, and the compiler checks the reference.
extension RuntimeRewriter {
    /// What replaces `#selector(…)` or `#keyPath(…)`; nil for other macros.
    func replacement(for node: MacroExpansionExprSyntax) -> String? {
        guard let argument = node.arguments.first else { return nil }
        switch node.macroName.text {
        case "selector":
            return argument.label == nil
                ? selector(argument.expression, in: node)
                : accessor(argument.expression, label: argument.label?.text ?? "", in: node)
        case "keyPath": return keyPath(argument.expression)
        default: return nil
        }
    }

    private func selector(_ expression: ExprSyntax, in node: MacroExpansionExprSyntax) -> String? {
        var expression = expression
        while let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression {
            expression = only
        }
        if let cast = expression.as(AsExprSyntax.self) { expression = cast.expression }
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            expression = first
        }
        while let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first?.expression {
            expression = only
        }
        guard let (type, reference) = method(expression, in: node) else { return nil }
        let name = MethodName(reference)
        let method = target.method(name, of: type)
        let text = (method?.selector ?? name.objectiveC).quoted
        let full = reference.trimmedDescription
        if target.protocols.contains(type) {
            let isOptional = target.optionalRequirements.contains { $0.base == name.base }
            return isOptional ? "Selector(\(text))" : "Selector(\(text), { (target: any \(type)) in target.\(full) })"
        }
        let count = target.methods[type]?.filter { $0.name.base == name.base }.count ?? 0
        if count > 1, method?.name.labels == [] {
            return "Selector(\(text), { (target: \(type)) in { target.\(name.base)() } })"
        }
        let labelled = name.labels == nil ? method?.name.description ?? full : full
        return "Selector(\(text), \(type).\(labelled))"
    }

    /// The type and the member that an expression in `#selector` or `#keyPath` means.
    private func method(
        _ expression: ExprSyntax, in node: some SyntaxProtocol
    ) -> (type: String, reference: DeclReferenceExprSyntax)? {
        if let reference = expression.as(DeclReferenceExprSyntax.self), let type = node.enclosingType {
            return (type, reference)
        }
        guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        let text = base.trimmedDescription
        let isSelf = ["self", "Self", "super", "type(of: self)"].contains(text)
        guard let type = isSelf ? node.enclosingType : text else { return nil }
        return (type, access.declName)
    }

    private func accessor(_ expression: ExprSyntax, label: String, in node: MacroExpansionExprSyntax) -> String? {
        guard let (type, reference) = method(expression, in: node) else { return nil }
        let name = reference.trimmedDescription
        guard label == "setter" else {
            return "Selector(\(name.quoted), { (target: \(type)) in { target.\(name) } })"
        }
        let setter = "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
        return "Selector(\(setter.quoted))"
    }

    /// The path without the type that it starts from.
    private func keyPath(_ expression: ExprSyntax) -> String {
        let names = expression.trimmedDescription.split(separator: ".").map { $0.filter { $0 != "?" && $0 != "!" } }
        let path = names.drop { $0.first?.isUppercase == true || $0 == "self" || $0.first == "_" && names.count > 1 }
        return (path.isEmpty ? names[...] : path).joined(separator: ".").quoted
    }

    /// `Selector("tap:")` and `NSSelectorFromString("tap:")`, if one method of the target has the name.
    func replacement(forNamedSelector call: FunctionCallExprSyntax) -> String? {
        guard ["Selector", "NSSelectorFromString"].contains(call.calledExpression.trimmedDescription),
            call.arguments.count == 1, var argument = call.arguments.first?.expression
        else { return nil }
        if let tuple = argument.as(TupleExprSyntax.self), let only = tuple.elements.first { argument = only.expression }
        guard let literal = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue else { return nil }
        guard let (type, method) = target.method(selector: literal) else { return "Selector(\(literal.quoted))" }
        return "Selector(\(literal.quoted), \(type).\(method.name.description))"
    }
}
