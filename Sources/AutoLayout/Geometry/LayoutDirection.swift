/// Which way a text of the interface is read: where leading is left, and where it is right.
public enum LayoutDirection: UInt8, CaseIterable, Sendable {
    case leftToRight
    case rightToLeft
}

/// Whether a view follows the reading direction of its tree or holds one of its own.
public enum SemanticContentAttribute: UInt8, CaseIterable, Sendable {
    /// The direction of the tree.
    case unspecified
    /// Controls of a player, which run left to right everywhere.
    case playback
    /// Controls of a direction in space, which run left to right everywhere.
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}
