/// Which way a text of the interface is read: where leading is left, and where it is right.
public enum LayoutDirection: UInt8, CaseIterable, Codable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}

/// Whether a view follows the reading direction of its tree or holds one of its own.
public enum SemanticContentAttribute: UInt8, CaseIterable, Codable, Sendable {
    /// The direction of the tree.
    case unspecified
    /// Controls of a player, which run left to right everywhere.
    case playback
    /// Controls of a direction in space, which run left to right everywhere.
    case spatial
    /// Left to right, whatever the tree says.
    case forceLeftToRight
    /// Right to left, whatever the tree says.
    case forceRightToLeft
}

extension SemanticContentAttribute {
    /// The direction it holds a view to, or nil where the view follows its tree.
    var direction: LayoutDirection? {
        switch self {
        case .unspecified: nil
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
