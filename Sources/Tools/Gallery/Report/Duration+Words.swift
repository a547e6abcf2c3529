extension Duration {
    /// The time in milliseconds with two decimal places.
    var words: String {
        let hundredths = Int((self / .microseconds(10)).rounded())
        let decimals = hundredths % 100
        return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals) ms"
    }
}
