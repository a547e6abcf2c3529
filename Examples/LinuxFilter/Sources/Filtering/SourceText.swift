/// A file of an app: its path, and its text.
public struct SourceText: Equatable, Sendable {
    public let path: String
    public var text: String

    public init(path: String, text: String) {
        (self.path, self.text) = (path, text)
    }
}
