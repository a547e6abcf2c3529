import SwiftParser
import SwiftSyntax

/// A file with constraints written for UIKit or SnapKit, and its text in the shorthand.
public struct Conversion {
    /// A part of the file that stays as it is.
    public struct Unread: Hashable, Sendable {
        /// The line in the file, counted from 1.
        public let line: Int
        /// The reason why the constraint was not read.
        public let reason: String
    }

    /// The file as it was.
    public let original: String
    /// The file in the shorthand, all else in it unchanged.
    public private(set) var text: String
    /// The number of constraints that were converted.
    public private(set) var constraintCount = 0
    /// The constraints that were not converted, in the order of their lines.
    public private(set) var unread: [Unread] = []

    /// The number of characters by which the file became shorter.
    public var charactersSaved: Int { original.count - text.count }

    /// Whether nothing was converted.
    public var isUnchanged: Bool { original == text }

    /// The changes in the format of `diff -u`; empty if there are none.
    public func diff(path: String) -> String { UnifiedDiff(from: original, to: text).text(path: path) }

    /// Converts a file.
    /// - Parameters:
    ///   - original: The text of the file.
    ///   - lineLength: The number of columns that new lines may have; a single anchor that is longer exceeds them.
    /// - Throws: `NotSwift` if the compiler would not read it.
    public init(of original: String, lineLength: Int = 120) throws(NotSwift) {
        self.original = original
        let tree = Parser.parse(source: original)
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

/// A string that is not Swift.
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
