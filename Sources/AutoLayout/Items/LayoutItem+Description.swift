extension View: CustomDebugStringConvertible {
    /// The name, or the type where there is none, and the frame, as in `title (20, 8, 240, 22)`: what `print` shows.
    public final var debugDescription: String { "\(layoutNode.displayName) \(frame)" }
}

extension LayoutGuide: CustomDebugStringConvertible {
    /// The identifier and the frame, as in `screen.margins (8, 8, 304, 464)`: what `print` shows.
    public final var debugDescription: String { "\(layoutNode.displayName) \(layoutFrame)" }
}

extension LayoutAnchor: CustomStringConvertible {
    /// The anchor as one writes it, as in `title.leading`.
    public var description: String { "\(node.displayName).\(attribute)" }
}

extension LayoutPriority: CustomStringConvertible {
    /// The number without superfluous digits, as in `750`.
    public var description: String { rawValue.plain }
}
