extension Double {
    /// The number as a person writes it: four decimals at most, none where they are zero.
    package var plain: String {
        guard abs(self) < 1e15 else { return description }
        let rounded = (self * 10_000).rounded() / 10_000
        if rounded == rounded.rounded() { return String(Int(rounded)) }
        return rounded.description
    }
}
