public import LayoutConditions

extension QuickAnchorType.Row {
    /// The constant and multiplier of a constraint, from the number and factor passed to its kind.
    ///
    /// A kind without another side requires the number, which is multiplied by the factor; if the number is missing,
    /// the constant is `missing`, which is rejected.
    @inlinable package func numbers(_ number: Double?, multiplier: Double) -> (constant: Double, multiplier: Double) {
        switch self.number {
        case .constant where needsNumber: (number.map { $0 * multiplier } ?? .missing, 1)
        case .constant: (number ?? 0, multiplier)
        case .multiplier: (0, multiplier * (number ?? 1))
        }
    }

    /// Whether the number has no default.
    @inlinable package var needsNumber: Bool {
        switch reference {
        case .nothing, .content: true
        case .parent, .safeArea, .margins, .itself: false
        }
    }
}
