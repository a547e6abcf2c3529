// Embedded Swift has no `Any`.
#if !hasFeature(Embedded)
    extension Misuse {
        /// A value as it would be written in source, where possible; views and guides are shown by name.
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
    }
#endif
