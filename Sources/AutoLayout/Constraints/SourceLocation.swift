/// The place in the source where a person wrote a constraint.
public struct SourceLocation: Hashable, Codable, Sendable {
    /// Module and file, as `#fileID` gives them.
    public let fileID: String
    /// The line, counted from 1.
    public let line: Int

    /// Stands for no place: of what nobody wrote.
    static let unknown = SourceLocation(fileID: "", line: 0)

    var isKnown: Bool { line > 0 }

    /// A place from module and file, and the line counted from 1.
    public init(fileID: String = #fileID, line: Int = #line) {
        self.fileID = fileID
        self.line = line
    }
}

extension SourceLocation: CustomStringConvertible {
    /// As compilers print it: `Module/File.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
