import SwiftSyntax

/// Optional requirements of protocols, and their calls.
///
/// A requirement is allowed to throw, and an extension implements it by throwing `UnimplementedMethod`. A conforming
/// type's method, which does not throw, satisfies the requirement. `try?` then makes nil of a method that is missing.
extension RuntimeRewriter {
    /// Makes the optional requirements throwing, and writes their default implementations after the protocol.
    func writeDefaults(of node: ProtocolDeclSyntax) {
        var defaults = ""
        for item in node.memberBlock.members {
            guard let function = item.decl.as(FunctionDeclSyntax.self), function.modifiers.has("optional") else {
                continue
            }
            edits.insert(" throws", at: function.signature.parameterClause.endPositionBeforeTrailingTrivia)
            let result = function.signature.returnClause.map { " \($0.trimmedDescription)" } ?? ""
            let head =
                "func \(function.name.text)\(function.signature.parameterClause.trimmedDescription) throws\(result)"
            defaults +=
                " \(head.split(whereSeparator: \.isNewline).joined(separator: " ")) { throw UnimplementedMethod() };"
        }
        guard !defaults.isEmpty else { return }
        let isPublic = node.modifiers.has("public") || node.modifiers.has("open")
        edits.insert(
            "; \(isPublic ? "public " : "")extension \(node.name.text) {\(defaults.dropLast()) }",
            at: node.memberBlock.rightBrace.endPositionBeforeTrailingTrivia)
    }

    /// The method's name, if a call is one of an optional method, as in `delegate?.list?(self, didSelect: 1)`.
    private func optionalMethod(_ call: FunctionCallExprSyntax) -> (chain: OptionalChainingExprSyntax, throwing: Bool)?
    {
        guard let chain = call.calledExpression.as(OptionalChainingExprSyntax.self),
            let access = chain.expression.as(MemberAccessExprSyntax.self), access.base != nil
        else { return nil }
        let labels = call.arguments.map { $0.label?.plain ?? "_" } + call.trailingClosures
        let name = MethodName(base: access.declName.baseName.plain, labels: labels)
        if target.optionalRequirements.contains(name) { return (chain, true) }
        // Closures have no labels.
        if labels.contains(where: { $0 != "_" }) { return (chain, false) }
        let isKnown = Self.subjects.contains { name.base.hasPrefix($0) } && !target.values.contains(name.base)
        return isKnown ? (chain, false) : nil
    }

    /// What the names of the optional methods of UIKit's protocols begin with.
    private static let subjects = [
        "scrollView", "textField", "textView", "searchBar", "gestureRecognizer", "pickerView", "tabBar", "tableView",
        "navigationController", "presentationController", "popoverPresentationController", "collectionView", "numberOf",
        "adaptivePresentationStyle", "splitViewController", "updateSearchResults", "indexTitles", "sectionIndexTitles",
    ]

    func startOptionalCall(_ call: FunctionCallExprSyntax) {
        if let (chain, throwing) = optionalMethod(call) {
            if throwing { edits.insert(start(of: call), at: call.positionAfterSkippingLeadingTrivia) }
            edits.replace(chain.questionMark, with: "")
        } else if methodConstant(call) != nil {
            edits.insert(start(of: call), at: call.positionAfterSkippingLeadingTrivia)
        }
    }

    func endOptionalCall(_ call: FunctionCallExprSyntax) {
        if optionalMethod(call)?.throwing == true {
            if !isStatement(call) { edits.insert(")", at: call.endPositionBeforeTrailingTrivia) }
        } else if let otherwise = methodConstant(call), !isStatement(call) {
            let value = otherwise.isEmpty ? ")" : ") ?? \(otherwise)"
            edits.insert(value, at: call.endPositionBeforeTrailingTrivia)
        }
    }

    private func start(of call: FunctionCallExprSyntax) -> String { isStatement(call) ? "_ = try? " : "(try? " }

    /// Whether nothing uses the call's value.
    private func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
        guard let item = call.parent?.as(CodeBlockItemSyntax.self),
            let list = item.parent?.as(CodeBlockItemListSyntax.self)
        else { return false }
        if list.count > 1 { return true }
        guard let owner = list.parent?.parent else { return false }
        if let function = owner.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
        return list.parent?.is(CodeBlockSyntax.self) == true && !owner.is(AccessorDeclSyntax.self)
    }

    /// Notes a constant that is bound to an optional method, so that its calls can be told from others.
    func noteMethodConstant(_ node: OptionalBindingConditionSyntax) {
        guard let access = node.initializer?.value.as(MemberAccessExprSyntax.self),
            target.optionalRequirements.contains(MethodName(access.declName)),
            let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain
        else { return }
        let owner = sequence(first: Syntax(node), next: \.parent).first {
            $0.is(GuardStmtSyntax.self) || $0.is(IfExprSyntax.self)
        }
        let statement = owner?.as(GuardStmtSyntax.self)?.body.statements.first?.item.as(ReturnStmtSyntax.self)
        methodConstants[name] = statement?.expression?.trimmedDescription ?? ""
    }

    private func methodConstant(_ call: FunctionCallExprSyntax) -> String? {
        guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.plain else { return nil }
        return methodConstants[name]
    }
}

extension FunctionCallExprSyntax {
    /// A label for each closure after the parentheses: the first has none.
    fileprivate var trailingClosures: [String] {
        (trailingClosure == nil ? [] : ["_"]) + additionalTrailingClosures.map(\.label.plain)
    }
}
