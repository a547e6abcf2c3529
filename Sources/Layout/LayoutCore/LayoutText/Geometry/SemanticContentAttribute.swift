/// Whether a view follows the reading direction of its tree or has a fixed one.
public enum SemanticContentAttribute: UInt8, CaseIterable, Codable, Sendable {
    /// The direction of the tree.
    case unspecified
    /// Playback controls, which are left to right everywhere.
    case playback
    /// Controls for directions in space, which are left to right everywhere.
    case spatial
    /// Left to right, whatever the tree's direction.
    case forceLeftToRight
    /// Right to left, whatever the tree's direction.
    case forceRightToLeft
}

extension SemanticContentAttribute {
    /// The fixed direction, or nil if the view follows its tree.
    var direction: LayoutDirection? {
        switch self {
        case .unspecified: nil
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
