import SwiftParser
import SwiftSyntax

/// A test function.
public struct FoundTest: Sendable {
    /// The name as in the tests' output, in quotation marks if it is not that of a function.
    public let name: String
    public let target: String
    /// The name of the file without its extension.
    public let file: String
}

/// Gives each test function a number, as an argument of its attribute.
public final class TestHooks: SyntaxVisitor {
    private let target: String
    private let file: String
    private let first: Int
    private var insertions: [(offset: Int, text: String)] = []
    private var tests: [FoundTest] = []

    /// The text of a file with a number for each of its test functions, and the functions.
    public static func numbered(
        _ text: String, target: String, file: String, from first: Int
    ) -> (text: String, tests: [FoundTest]) {
        let hooks = TestHooks(target: target, file: file, first: first)
        hooks.walk(Parser.parse(source: text))
        var bytes = Array(text.utf8)
        for insertion in hooks.insertions.reversed() {
            bytes.insert(contentsOf: insertion.text.utf8, at: insertion.offset)
        }
        return (String(decoding: bytes, as: UTF8.self), hooks.tests)
    }

    private init(target: String, file: String, first: Int) {
        (self.target, self.file, self.first) = (target, file, first)
        super.init(viewMode: .sourceAccurate)
    }

    public override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self) }
        guard let attribute = attributes.first(where: { $0.attributeName.trimmedDescription == "Test" }) else {
            return .skipChildren
        }
        let trait = ".mutation(\(first + tests.count))"
        var name = node.name.text
        if case .argumentList(let arguments) = attribute.arguments, let argument = arguments.first {
            if let string = argument.expression.as(StringLiteralExprSyntax.self), argument.label == nil {
                name = "\"\(string.representedLiteralValue ?? "")\""
                insert(", " + trait, at: string.endPositionBeforeTrailingTrivia)
            } else {
                insert(trait + ", ", at: argument.positionAfterSkippingLeadingTrivia)
            }
        } else {
            insert("(\(trait))", at: attribute.attributeName.endPositionBeforeTrailingTrivia)
        }
        tests.append(FoundTest(name: name, target: target, file: file))
        return .skipChildren
    }

    private func insert(_ text: String, at position: AbsolutePosition) {
        insertions.append((position.utf8Offset, text))
    }
}
