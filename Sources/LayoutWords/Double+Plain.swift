extension Double {
    /// The number in full; NaN without a sign.
    package var spelled: String { isNaN ? "NaN" : description }

    /// The number with at most four decimals and no trailing zeros.
    package var plain: String {
        guard abs(self) < 1e15 else { return spelled }
        let rounded = (self * 10_000).rounded() / 10_000
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        return rounded.description
    }
}
