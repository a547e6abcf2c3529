extension Double {
    /// The number in full; NaN without a sign.
    package var spelled: String { isNaN ? "NaN" : description }

    /// The number as `plain`, but in full if only four decimals make it 0.
    package var plainFactor: String { self != 0 && abs(self) < 0.00005 ? spelled : plain }

    /// The number with at most four decimals and no trailing zeros.
    package var plain: String {
        guard abs(self) < 1e15 else { return spelled }
        let rounded = (self * 10_000).rounded() / 10_000
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        return rounded.description
    }
}
