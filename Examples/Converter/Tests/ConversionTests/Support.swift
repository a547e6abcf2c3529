import Testing

@testable import Conversion

/// The converted statements of a function in a file that imports the shorthand; all of them must be readable.
func converted(_ statements: String, _ location: SourceLocation = #_sourceLocation) throws -> String {
    let conversion = try conversion(of: statements)
    #expect(conversion.unread.isEmpty, sourceLocation: location)
    return conversion.text
}

/// The conversion of a function's statements; its `text` contains only the statements.
func conversion(of statements: String) throws -> (text: String, unread: [Conversion.Unread]) {
    let (start, end) = ("import QuickAnchorsUIKit\n\nfunc lay() {\n", "\n}\n")
    let lines = statements.split(separator: "\n", omittingEmptySubsequences: false)
    let body = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    let conversion = try Conversion(of: start + body + end)
    let text = conversion.text.dropFirst(start.count).dropLast(end.count)
    let own = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst($0.isEmpty ? 0 : 4) }
    return (own.joined(separator: "\n"), conversion.unread)
}
