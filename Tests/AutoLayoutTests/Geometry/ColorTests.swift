import AutoLayout
import Testing

@Suite("Colors")
struct ColorTests {
    @Test("The palette's colors, their red, green and blue in hundredths, rounded")
    func palette() {
        let palette: [(color: Color, red: Double, green: Double, blue: Double)] = [
            (.black, 0, 0, 0), (.white, 100, 100, 100), (.gray, 50, 50, 50), (.darkGray, 33, 33, 33),
            (.lightGray, 67, 67, 67), (.red, 100, 23, 19), (.green, 20, 78, 35), (.blue, 0, 48, 100),
            (.orange, 100, 58, 0), (.yellow, 100, 80, 0), (.cyan, 20, 68, 90), (.magenta, 100, 0, 100),
            (.purple, 69, 32, 87), (.brown, 64, 52, 37), (.pink, 100, 18, 33), (.teal, 19, 69, 78), (.mint, 0, 78, 75),
            (.indigo, 35, 34, 84),
        ]
        for (color, red, green, blue) in palette {
            #expect([color.red, color.green, color.blue].map { ($0 * 100).rounded() } == [red, green, blue])
            #expect(color.alpha == 1)
        }
        #expect(Color.clear == Color(red: 0, green: 0, blue: 0, alpha: 0))
    }
}
