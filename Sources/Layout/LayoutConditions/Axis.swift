/// The horizontal or the vertical axis.
public enum Axis: UInt8, CaseIterable, Codable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
}
