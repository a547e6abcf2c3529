import SwiftSyntax

/// Conditions of `#if`: `os(iOS)`, and previews in SwiftUI; and code for versions of iOS that the stand-in does not have.
extension RuntimeRewriter {
    /// Whether the call is `os(iOS)` in the condition of `#if`; the condition becomes true.
    func isSystemTest(_ call: FunctionCallExprSyntax) -> Bool {
        guard call.calledExpression.trimmedDescription == "os", call.arguments.trimmedDescription == "iOS",
            sequence(first: Syntax(call), next: \.parent).contains(where: { $0.is(IfConfigClauseSyntax.self) })
        else { return false }
        edits.replace(call, with: "canImport(UIKit)")
        return true
    }

    /// Leaves out the clause that imports SwiftUI or, without one, the file.
    func noteSwiftUI(_ node: ImportDeclSyntax) {
        let clauses = sequence(first: Syntax(node), next: \.parent).compactMap { $0.as(IfConfigClauseSyntax.self) }
        guard let condition = clauses.first?.condition else {
            importsSwiftUI = true
            return
        }
        if !clauses.contains(where: { $0.condition?.description.contains("canImport(SwiftUI)") == true }) {
            edits.insert("canImport(SwiftUI) && (", at: condition.positionAfterSkippingLeadingTrivia)
            edits.insert(")", at: condition.endPositionBeforeTrailingTrivia)
        }
    }

    /// Whether conditions ask for a version of iOS that the stand-in does not have.
    func isTooNew(_ conditions: ConditionElementListSyntax) -> Bool {
        conditions.contains { element in
            guard case .availability(let condition) = element.condition,
                condition.availabilityKeyword.tokenKind == .poundAvailable
            else { return false }
            return isTooNew(condition.availabilityArguments)
        }
    }

    func isTooNew(_ attribute: AttributeSyntax) -> Bool {
        guard case .availability(let arguments) = attribute.arguments else { return false }
        return isTooNew(arguments)
    }

    private func isTooNew(_ arguments: AvailabilityArgumentListSyntax) -> Bool {
        arguments.contains { argument in
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                restriction.platform.text == "iOS", let version = restriction.version
            else { return false }
            return Int(version.major.text).map { $0 > systemVersion } ?? false
        }
    }
}
