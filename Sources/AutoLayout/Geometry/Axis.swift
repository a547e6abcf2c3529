/// One of the two directions of the plane.
public enum Axis: UInt8, CaseIterable, Codable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
}
