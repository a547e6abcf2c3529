/// Mistakes in a call that nothing can be made of.
package enum Misuse {
    package static let wantedPaddings =
        "wants four paddings (top, leading, bottom, trailing), each a number, nil or (view, number)"

    /// A value as one writes it, as far as that can be told; views and guides have names of their own.
    package static func words(for value: Any?, name: (Any) -> String?) -> String {
        guard let value else { return "nil" }
        if let name = name(value) { return name }
        if let text = value as? String { return text.debugDescription }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .tuple: return "(\(mirror.children.map { words(for: $0.value, name: name) }.joined(separator: ", ")))"
        case .optional: return words(for: mirror.children.first?.value, name: name)
        default: return "\(value)"
        }
    }

    /// Stops the program with the call's place; unlike a failed precondition it keeps its words in optimized builds.
    package static func stop(
        _ message: String, _ fileID: String, _ line: Int, call: String = "quickAdd"
    ) -> Never {
        fatalError("\(fileID):\(line): \(call) \(message)")
    }
}
