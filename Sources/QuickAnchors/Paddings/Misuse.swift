internal import AutoLayout

/// Mistakes in a call that nothing can be made of.
enum Misuse {
    static let wantedPaddings =
        "wants four paddings (top, leading, bottom, trailing), each a number, nil or (view, number)"

    /// A value as one writes it, as far as that can be told.
    static func words(for value: Any?) -> String {
        guard let value else { return "nil" }
        switch value {
        case let item as any LayoutItem: return item.layoutNode.displayName
        case let text as String: return text.debugDescription
        default: break
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .tuple: return "(\(mirror.children.map { words(for: $0.value) }.joined(separator: ", ")))"
        case .optional: return words(for: mirror.children.first?.value)
        default: return "\(value)"
        }
    }

    /// Stops the program with the call's place; unlike a failed precondition it keeps its words in optimized builds.
    static func stop(_ message: String, _ fileID: String, _ line: Int) -> Never {
        fatalError("\(fileID):\(line): quickAdd \(message)")
    }
}
