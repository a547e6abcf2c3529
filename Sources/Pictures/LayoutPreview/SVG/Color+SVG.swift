internal import AutoLayout

extension Color {
    /// The color without its opacity, as `#rrggbb`.
    var hexadecimal: String {
        "#" + [red, green, blue].map { $0.hexadecimalByte }.joined()
    }

    /// Whether white is more legible than black on the color, judged by its weighted brightness; false for a color that
    /// is at least half transparent.
    var isDark: Bool { alpha > 0.5 && 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.6 }

    /// The luminance of the color, from 0 to 1, with a gamma of 2 instead of sRGB's.
    private var luminance: Double { 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue }

    /// The palette for lines and numbers on the color, if the color is so dark or bright that the paper's palette might
    /// not be legible on it; otherwise nil, since both palettes are legible on colors in between.
    var palette: Palette? {
        guard alpha > 0.5 else { return nil }
        return luminance < 0.2 ? .dark : luminance > 0.5 ? .light : nil
    }
}

extension Double {
    /// A color component in 0...1 as two hexadecimal digits.
    fileprivate var hexadecimalByte: String {
        let digits = String(Int((asShare * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
    }
}
