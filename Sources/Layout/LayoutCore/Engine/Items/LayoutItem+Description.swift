extension View: CustomDebugStringConvertible {
    /// The name of the view in diagnostics, and its frame, as in `title (20, 8, 240, 22)`; used by `print`.
    public final var debugDescription: String { "\(layoutNode.displayName) \(frame)" }
}

extension LayoutGuide: CustomDebugStringConvertible {
    /// The name of the guide in diagnostics, and its frame, as in `screen.margins (8, 8, 304, 464)`; used by `print`.
    public final var debugDescription: String { "\(layoutNode.displayName) \(layoutFrame)" }
}

extension LayoutAnchor {
    /// The item's name in diagnostics and the attribute, as in `title.leading`.
    public var description: String { "\(layoutNode.displayName).\(attribute)" }
}

extension LayoutPriority: CustomStringConvertible {
    /// The number without trailing zeros, as in `750`.
    public var description: String { rawValue.plain }
}
