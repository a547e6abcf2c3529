package import LayoutConditions

/// A message in the format of a compiler: location, kind and message, wrapped at 80 columns where possible.
package func compilerMessage(_ kind: String, _ message: String, at location: SourceLocation?) -> String {
    let place = location.map { "\($0): " } ?? ""
    let lines = "\(kind): \(message)".split(separator: "\n", maxSplits: 1)
    guard let first = lines.first else { return place }
    // The remaining lines of a message are already wrapped, or must not be wrapped.
    return ([place + String(first).wrapped()] + lines.dropFirst().map(String.init)).joined(separator: "\n")
}
