extension View: CustomDebugStringConvertible {
    /// The name, or the type if there is none, and the frame, as in `title (20, 8, 240, 22)`; used by `print`.
    public final var debugDescription: String { "\(layoutNode.displayName) \(frame)" }
}

extension LayoutGuide: CustomDebugStringConvertible {
    /// The identifier and the frame, as in `screen.margins (8, 8, 304, 464)`; used by `print`.
    public final var debugDescription: String { "\(layoutNode.displayName) \(layoutFrame)" }
}

extension LayoutAnchor {
    /// The item and attribute, as in `title.leading`.
    public var description: String { "\(layoutNode.displayName).\(attribute)" }
}

extension LayoutPriority: CustomStringConvertible {
    /// The number without trailing zeros, as in `750`.
    public var description: String { rawValue.plain }
}
