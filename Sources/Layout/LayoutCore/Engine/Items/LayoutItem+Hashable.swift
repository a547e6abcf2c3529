extension View: Hashable {
    /// Whether both are the same view.
    public static func == (left: View, right: View) -> Bool { left === right }

    /// Hashes the identity of the view.
    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide: Hashable {
    /// Whether both are the same guide.
    public static func == (left: LayoutGuide, right: LayoutGuide) -> Bool { left === right }

    /// Hashes the identity of the guide.
    public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
