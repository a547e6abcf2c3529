import SwiftSyntax

/// Properties that Core Data would store, and those that can be observed.
extension RuntimeRewriter {
    private static let initialValues = [
        "String": "\"\"", "Bool": "false", "Date": "Date()", "Data": "Data()", "Int16": "0", "Int32": "0", "Int64": "0",
        "Int": "0", "Double": "0", "Float": "0",
    ]

    /// Lets a stored property of a view or a controller notify its observers.
    func writeNotification(of node: VariableDeclSyntax) {
        guard let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
            let type = node.enclosingType,
            node.bindingSpecifier.text == "var", !node.modifiers.has("static"), !node.modifiers.has("lazy"),
            target.allAncestors(of: type).contains("UIResponder")
        else { return }
        edits.insert(
            " { didSet { didChangeValue(forKey: \(name.quoted)) } }", at: binding.endPositionBeforeTrailingTrivia)
    }

    /// Gives a stored property that is not optional a value to begin with.
    func writeInitialValue(of node: VariableDeclSyntax) {
        for binding in node.bindings {
            guard let type = binding.typeAnnotation?.type, !type.is(OptionalTypeSyntax.self) else { continue }
            let name = type.trimmedDescription
            let isCollection = type.is(ArrayTypeSyntax.self) || name.hasPrefix("Set<")
            let value = isCollection ? " = []" : Self.initialValues[name].map { " = \($0)" }
            edits.insert(value ?? "!", at: type.endPositionBeforeTrailingTrivia)
        }
    }
}
