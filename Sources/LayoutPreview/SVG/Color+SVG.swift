internal import AutoLayout

extension Color {
    /// The colour without its opacity, as `#rrggbb`.
    var hexadecimal: String {
        "#" + [red, green, blue].map { $0.hexadecimalByte }.joined()
    }

    /// Whether white reads better on it than black, by the relative luminance of its parts.
    var isDark: Bool { alpha > 0.5 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.6 }
}

extension Double {
    /// A part of a colour in 0...1 as two hexadecimal digits.
    fileprivate var hexadecimalByte: String {
        let digits = String(Int((asShare * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }
}
