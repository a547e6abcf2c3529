import AutoLayout
import LayoutTesting

let phone = Size(width: 320, height: 568)
let tablet = Size(width: 768, height: 1024)

/// A measurer for which every character is half as wide and every line as tall as the font size.
final class GridMeasurer: TextMeasuring {
    func width(of text: Substring, in font: Font) -> Double { Double(text.count) * font.size / 2 }
    func metrics(of font: Font) -> FontMetrics { FontMetrics(ascent: 0.75 * font.size, descent: 0.25 * font.size) }
}

/// A root whose diagnostics are not printed.
func makeScreen() -> View {
    let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), name: "screen")
    screen.layoutDiagnosticHandler = { _ in }
    screen.textMeasurer = GridMeasurer()
    return screen
}

/// A check of one rule at one screen size, from left to right.
func check(_ rule: LayoutRule, at size: Size = phone) -> LayoutCheck {
    LayoutCheck(sizes: [size], directions: [.leftToRight], rules: [rule], toleratedOverlap: 0)
}

extension View {
    /// Adds a view with a name, placed by its frame.
    @discardableResult
    func add(_ name: String?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
        let view = View(frame: Rect(x: x, y: y, width: width, height: height), name: name)
        addSubview(view)
        return view
    }
}
