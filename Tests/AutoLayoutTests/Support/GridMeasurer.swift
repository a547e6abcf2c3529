import AutoLayout

/// A measurer for which every character is as wide and every line as tall as the font size, with the baseline at
/// four-fifths of the height.
final class GridMeasurer: TextMeasuring {
    private(set) var measured = 0

    func width(of text: Substring, in font: Font) -> Double {
        measured += 1
        return Double(text.count) * font.size
    }

    func metrics(of font: Font) -> FontMetrics {
        FontMetrics(ascent: 0.8 * font.size, descent: 0.2 * font.size)
    }
}

/// A root whose text is measured on a grid: 10 points per character in labels of size 10.
func makeGridScreen(width: Double = 390, height: Double = 844) -> View {
    let screen = makeScreen(width: width, height: height)
    screen.textMeasurer = GridMeasurer()
    return screen
}
