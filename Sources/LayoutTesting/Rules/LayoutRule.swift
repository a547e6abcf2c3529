/// A rule for a layout on every screen.
public enum LayoutRule: UInt8, CaseIterable, Sendable {
    /// All required constraints hold; violations are reported for the root.
    case noConflicts
    /// Constraints determine the position and size of each view; views placed by their frames are not checked.
    case noAmbiguity
    /// Views in the same parent do not overlap; they may touch, and one that fills its parent may lie behind the others.
    case noOverlaps
    /// No view extends beyond the edges of its parent.
    case nothingOutside
    /// Labels show their whole text without clipping it.
    case textFits
    /// Views for which `isTouchTarget` is set are at least 44 points wide and high.
    case touchTargets
    /// No optional constraints compete with equal priority: see `View.layoutTies`; violations are reported for the root.
    case noTies

    /// All rules but `noTies`, which requires a solve for each optional constraint that is not satisfied.
    public static let usual = Set(allCases).subtracting([.noTies])
}
