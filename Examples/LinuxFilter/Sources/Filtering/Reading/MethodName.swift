import SwiftSyntax

/// The name of a function with its argument labels, as in `select(_:animated:)`; that of a property has no labels.
struct MethodName: Hashable {
    let base: String
    /// The labels, `_` for none; nil for a property, or if a reference does not say them.
    let labels: [String]?

    init(base: String, labels: [String]?) {
        (self.base, self.labels) = (base, labels)
    }

    init(_ function: FunctionDeclSyntax) {
        base = function.name.plain
        labels = function.signature.parameterClause.parameters.map(\.firstName.plain)
    }

    init(_ reference: DeclReferenceExprSyntax) {
        base = reference.baseName.plain
        labels = reference.argumentNames?.arguments.map(\.name.plain)
    }

    /// The name as in a reference; without labels, it is only the base.
    var description: String {
        guard let labels, !labels.isEmpty else { return base }
        return "\(base)(\(labels.map { $0 + ":" }.joined()))"
    }

    /// The name in Objective-C, as Swift derives it: `tap(_:)` is `tap:`, and `tap(sender:)` is `tapWithSender:`.
    var objectiveC: String {
        guard let labels, let first = labels.first else { return base }
        let start: String
        if first == "_" {
            start = base
        } else {
            let word = first.prefix(1).uppercased() + first.dropFirst()
            start = base + (Self.prepositions.contains { first.hasPrefix($0) } ? "" : "With") + word
        }
        return start + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    private static let prepositions = ["with", "for", "from", "to", "by", "in", "at", "of", "on", "using"]
}

extension TokenSyntax {
    /// The text without backquotes.
    var plain: String { text.filter { $0 != "`" } }
}
