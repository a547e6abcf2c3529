internal import AutoLayout

extension Color {
    /// The color without its opacity, as `#rrggbb`.
    var hexadecimal: String {
        "#" + [red, green, blue].map { $0.hexadecimalByte }.joined()
    }
}

extension Double {
    /// A color component in 0...1 as two hexadecimal digits.
    fileprivate var hexadecimalByte: String {
        let digits = String(Int((asShare * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }
}
