extension QuickAnchorType.Row {
    /// The constant and multiplier of a constraint, from the number and factor passed to its kind.
    ///
    /// A kind without another side needs the number, which the factor multiplies: without one it is NaN, and is refused.
    package func numbers(_ number: Double?, multiplier: Double) -> (constant: Double, multiplier: Double) {
        switch self.number {
        case .constant where needsNumber: ((number ?? .nan) * multiplier, 1)
        case .constant: (number ?? 0, multiplier)
        case .multiplier: (0, multiplier * (number ?? 1))
        }
    }

    /// Whether the number has no default.
    package var needsNumber: Bool { reference == .nothing || reference == .content }
}
