extension LayoutNode {
    /// Reports that constraints put an edge of this view or guide beyond its parent's.
    package func reportOutwardPadding(_ message: String, at location: SourceLocation) {
        engineOfTree().report(.outwardPadding, of: self, at: location, message)
    }
}
