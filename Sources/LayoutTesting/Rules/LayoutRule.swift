/// A rule for a layout on every screen.
public enum LayoutRule: UInt8, CaseIterable, Sendable {
    /// All required constraints hold; violations are reported for the root.
    case noConflicts
    /// Constraints determine the position and size of each view; views placed by their frames are not checked.
    case noAmbiguity
    /// Views in the same parent do not overlap; they may touch.
    case noOverlaps
    /// No view extends beyond the edges of its parent.
    case nothingOutside
    /// Labels show their whole text without clipping it.
    case textFits
}
