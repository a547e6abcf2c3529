extension QuickAnchorType.Row {
    /// What a constraint adds and what it multiplies with where a number and a factor are written with the kind.
    ///
    /// Of what is related to nothing the number is all there is: without one it is NaN, and the constraint is refused.
    package func numbers(_ number: Double?, multiplier: Double) -> (constant: Double, multiplier: Double) {
        switch self.number {
        case .constant: (number ?? (reference == .nothing ? .nan : 0), multiplier)
        case .multiplier: (0, multiplier * (number ?? 1))
        }
    }
}
