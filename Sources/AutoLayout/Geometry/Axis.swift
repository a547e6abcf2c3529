/// One of the two directions of the plane.
public enum Axis: UInt8, CaseIterable, Sendable {
    case horizontal
    case vertical
}
