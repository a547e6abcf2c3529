/// A rule for a layout on every screen.
public enum LayoutRule: UInt8, CaseIterable, Sendable {
    /// All required constraints hold; violations are reported for the root.
    case noConflicts
    /// Constraints determine the position and size of each view; views placed by their frames are not checked.
    case noAmbiguity
    /// Views in the same parent do not overlap; they may touch. A view that fills its parent may lie behind the others,
    /// and a button that shows nothing in front of them.
    case noOverlaps
    /// No view extends beyond the edges of its parent.
    case nothingOutside
    /// Labels show their whole text without clipping it.
    case textFits
    /// Touch targets are at least 44 points wide and high; for controls, their natural size is enough.
    ///
    /// Apple's [guidelines](https://developer.apple.com/design/human-interface-guidelines/buttons) ask for a hit region
    /// of at least 44 by 44 points, but Apple's own switches are 31 points high: an operable control of LayoutControls
    /// fails if it is smaller than both 44 points and its `naturalSize`, and any view for which `isTouchTarget` is set
    /// fails if it is smaller than 44 points. The checked size is that of the area in which `point(inside:)` is true.
    case touchTargets
    /// No optional constraints compete with equal priority: see `View.layoutTies`; violations are reported for the
    /// root.
    case noTies

    /// All rules but `noTies`, which requires a solve for each optional constraint that is not satisfied.
    public static let usual = Set(allCases).subtracting([.noTies])
}
