/// The reading direction, which determines whether leading is left or right.
public enum LayoutDirection: UInt8, CaseIterable, Codable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right.
    case rightToLeft
}
