/// What can be demanded of a layout on every screen.
public enum LayoutRule: UInt8, CaseIterable, Sendable {
    /// All required constraints hold; where they do not, that is told of the root.
    case noConflicts
    /// Constraints decide where each view is and how large; views that their frames place are not asked.
    case noAmbiguity
    /// No two views in one parent cover the same place; views that touch do not.
    case noOverlaps
    /// No view reaches beyond the edges of its parent.
    case nothingOutside
    /// Labels show their whole text, and have room for it.
    case textFits
}
