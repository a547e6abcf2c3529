/// The place in the source code where a constraint was written.
public struct SourceLocation: Hashable, Codable, Sendable {
    /// Module and file, as in `#fileID`.
    public let fileID: String
    /// The line, counted from 1; 0 if it is unknown.
    public let line: Int

    /// No location, as for constraints that were not written by hand.
    package static let unknown = SourceLocation(fileID: "", line: 0)

    package var isKnown: Bool { line > 0 }

    /// Stops the program with a message and the location if the caller has violated a precondition. Unlike
    /// `precondition`, it keeps the message in optimized builds.
    package func require(_ holds: Bool, _ message: @autoclosure () -> String) {
        if !holds { fail(message()) }
    }

    /// Stops the program with a message and the location, because the caller has violated a precondition.
    package func fail(_ message: String) -> Never { fatalError("\(self): \(message)") }

    /// A location from its file and its line, counted from 1.
    public init(fileID: String = #fileID, line: Int = #line) {
        self.fileID = fileID
        self.line = line
    }
}

extension SourceLocation: CustomStringConvertible {
    /// The location in the format of a compiler: `Module/File.swift:12`.
    public var description: String { "\(fileID):\(line)" }
}
