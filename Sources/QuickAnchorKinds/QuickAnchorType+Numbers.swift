extension QuickAnchorType.Row {
    /// The constant and multiplier of a constraint, from the number and factor passed to its kind.
    ///
    /// A kind without another side needs the number: without one it is NaN, and the constraint is refused.
    package func numbers(_ number: Double?, multiplier: Double) -> (constant: Double, multiplier: Double) {
        switch self.number {
        case .constant: (number ?? (reference == .nothing ? .nan : 0), multiplier)
        case .multiplier: (0, multiplier * (number ?? 1))
        }
    }
}
