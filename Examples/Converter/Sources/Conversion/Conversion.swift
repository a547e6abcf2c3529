import SwiftParser
import SwiftSyntax

/// A file with constraints written for UIKit or SnapKit, and its text rewritten in the shorthand.
public struct Conversion {
    /// A constraint that was not converted, and stays as it is.
    public struct Unread: Hashable, Sendable {
        /// The line in the file, counted from 1.
        public let line: Int
        /// The reason why the constraint was not converted.
        public let reason: String
    }

    /// The text of the file before conversion.
    public let original: String
    /// The text of the file after conversion.
    public private(set) var text: String
    /// The number of constraints that were converted.
    public private(set) var constraintCount = 0
    /// The constraints that were not converted, in line order.
    public private(set) var unread: [Unread] = []

    /// The number of characters by which the file has become shorter; negative if it has become longer.
    public var charactersSaved: Int { original.count - text.count }

    /// Whether nothing was converted.
    public var isUnchanged: Bool { original == text }

    /// The changes in the format of `diff -u`; empty if there are none.
    public func diff(path: String) -> String { UnifiedDiff(from: original, to: text).text(path: path) }

    /// Converts a file.
    /// - Parameters:
    ///   - original: The text of the file.
    ///   - lineLength: The maximum number of columns of a line that the conversion writes; only a line that cannot be
    ///     divided, such as one with a single anchor, exceeds it.
    /// - Throws: `NotSwift` if the file has syntax errors.
    public init(of original: String, lineLength: Int = 120) throws(NotSwift) {
        self.original = original
        let tree = Conversion.tree(of: original)
        if tree.hasError { throw NotSwift(tree) }
        let locations = SourceLocationConverter(fileName: "", tree: tree)
        let pass = ConversionPass(tree, original, lineLength: lineLength)
        pass.convert()
        text = pass.text.text
        constraintCount = pass.constraintCount
        let places = pass.unread.map { Unread(line: locations.location(for: $0.key).line, reason: $0.value) }
        unread = Set(places).sorted { ($0.line, $0.reason) < ($1.line, $1.reason) }
    }
}

extension Conversion {
    /// The syntax of a file, read as Swift 5 if it is not valid in Swift 6, which does not allow `@available (iOS 15, *)`.
    private static func tree(of text: String) -> SourceFileSyntax {
        let tree = Parser.parse(source: text)
        guard tree.hasError else { return tree }
        var parser = Parser(text, swiftVersion: .v5)
        let older = SourceFileSyntax.parse(from: &parser)
        return older.hasError ? tree : older
    }
}

/// The error that is thrown for text that is not valid Swift.
public struct NotSwift: Error {
    /// The line of the first error, counted from 1.
    public let line: Int

    init(_ tree: SourceFileSyntax) {
        let locations = SourceLocationConverter(fileName: "", tree: tree)
        let first = tree.tokens(viewMode: .all).first { token in
            token.presence == .missing || token.parent?.is(UnexpectedNodesSyntax.self) == true
        }
        line = locations.location(for: first?.positionAfterSkippingLeadingTrivia ?? tree.position).line
    }
}
