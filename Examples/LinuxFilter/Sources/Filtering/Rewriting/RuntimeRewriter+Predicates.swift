import SwiftSyntax

/// Predicates made of text, which Foundation has on Apple's systems only.
extension RuntimeRewriter {
    /// A predicate with a closure, for one that a text matches a pattern.
    func replacement(forPredicate call: FunctionCallExprSyntax) -> String? {
        guard call.calledExpression.trimmedDescription == "NSPredicate", call.arguments.count == 2,
            let format = call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            format.uppercased() == "SELF MATCHES %@", let pattern = call.arguments.last?.expression.trimmedDescription
        else { return nil }
        let matches = #"($0 as? String)?.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil"#
        return "({ (pattern: String) in NSPredicate(block: { _ = $1; return \(matches) }) })(\(pattern))"
    }
}
