import Foundation
import Testing
import UIKit
import UIKitTesting

@Suite("A color of UIKit on Linux")
@MainActor
struct ColorConversionTests {
    private func isNear(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-12 }
    }

    /// Hue, saturation and brightness, and alpha.
    private func hue(_ color: UIColor) -> [CGFloat] {
        var numbers: (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        #expect(
            unsafe color.getHue(&numbers.0, saturation: &numbers.1, brightness: &numbers.2, alpha: &numbers.3))
        return [numbers.0, numbers.1, numbers.2, numbers.3]
    }

    private func red(_ color: UIColor) -> [CGFloat] {
        var numbers: (CGFloat, CGFloat, CGFloat, CGFloat) = (9, 9, 9, 9)
        #expect(unsafe color.getRed(&numbers.0, green: &numbers.1, blue: &numbers.2, alpha: &numbers.3))
        return [numbers.0, numbers.1, numbers.2, numbers.3]
    }

    private func white(_ color: UIColor) -> [CGFloat] {
        var numbers: (CGFloat, CGFloat) = (9, 9)
        #expect(unsafe color.getWhite(&numbers.0, alpha: &numbers.1))
        return [numbers.0, numbers.1]
    }

    /// The hue is the place on the circle of colors, from red by green and blue to red.
    @Test(
        "has a hue in each sixth of the circle of colors, and none if it is gray",
        arguments: [
            ([1, 0, 0], [0, 1, 1]), ([1, 1, 0], [1 / 6, 1, 1]), ([0, 1, 0], [2 / 6, 1, 1]),
            ([0, 1, 1], [3 / 6, 1, 1]),
            ([0, 0, 1], [4 / 6, 1, 1]), ([1, 0, 1], [5 / 6, 1, 1]), ([0.6, 0.4, 0.2], [0.5 / 6, 2 / 3, 0.6]),
            ([0.4, 0.6, 0.2], [1.5 / 6, 2 / 3, 0.6]), ([0.2, 0.6, 0.4], [2.5 / 6, 2 / 3, 0.6]),
            ([0.2, 0.4, 0.6], [3.5 / 6, 2 / 3, 0.6]), ([0.4, 0.2, 0.6], [4.5 / 6, 2 / 3, 0.6]),
            ([0.6, 0.2, 0.4], [5.5 / 6, 2 / 3, 0.6]), ([0.5, 0.5, 0.5], [0, 0, 0.5]), ([0, 0, 0], [0, 0, 0]),
            ([1, 1, 1], [0, 0, 1]),
        ] as [([CGFloat], [CGFloat])])
    func hues(parts: [CGFloat], expected: [CGFloat]) {
        let color = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 0.7)
        #expect(isNear(hue(color), expected + [0.7]))
    }

    /// With the chroma c = value × saturation, the second largest part is c (1 - |h mod 2 - 1|), and all are increased by
    /// value - c.
    @Test("is made of a hue, a saturation and a brightness")
    func madeOfHues() {
        for (step, saturation, value) in (0..<24).flatMap({ step in
            [0, 0.25, 1].flatMap { saturation in [0.5, 1].map { (step, saturation, $0) } }
        }) {
            let (chroma, place) = (value * saturation, Double(step) / 4)
            let second = chroma * (1 - abs(place.truncatingRemainder(dividingBy: 2) - 1))
            let parts = [
                [chroma, second, 0], [second, chroma, 0], [0, chroma, second], [0, second, chroma],
                [second, 0, chroma],
                [chroma, 0, second],
            ][step / 4]
            let color = UIColor(
                hue: CGFloat(place / 6), saturation: CGFloat(saturation), brightness: CGFloat(value), alpha: 0.3)
            #expect(isNear(red(color), parts.map { CGFloat($0 + value - chroma) } + [0.3]))
        }
    }

    /// The weights are those of luma in ITU-R BT.601.
    @Test("is as bright in gray as its parts with their weights")
    func grays() {
        let parts = [UIColor.red, .green, .blue].map { white($0)[0] }
        #expect(isNear(parts, [0.299, 0.587, 0.114]))
        #expect(isNear(white(UIColor(white: 0.4, alpha: 0.6)), [0.4, 0.6]))
        let mixed = white(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
        // 0.0598 + 0.2348 + 0.0684
        #expect(isNear(mixed, [0.363, 1]))
    }

    @Test("gives only the numbers that are asked for")
    func fewNumbers() {
        var number: CGFloat = 9
        #expect(unsafe UIColor.green.getRed(nil, green: &number, blue: nil, alpha: nil) && number == 1)
        #expect(unsafe UIColor.green.getHue(nil, saturation: nil, brightness: nil, alpha: &number) && number == 1)
        #expect(unsafe UIColor.black.getWhite(&number, alpha: nil) && number == 0)
    }

    @Test("has the parts with which it was made")
    func parts() {
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(red(color) == [0.1, 0.2, 0.3, 0.4] && color.cgColor.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color.cgColor.numberOfComponents == 4 && color.cgColor.alpha == 0.4)
        #expect(UIColor(displayP3Red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4) == color)
        #expect(UIColor(cgColor: CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)) == color)
        #expect(CGColor(gray: 0.5, alpha: 0.6).components == [0.5, 0.5, 0.5, 0.6])
        #expect(red(color.withAlphaComponent(0.9)) == [0.1, 0.2, 0.3, 0.9])
        #expect(color.cgColor.copy(alpha: 0.9)?.components == [0.1, 0.2, 0.3, 0.9])
        let dynamic = UIColor { $0.userInterfaceStyle == .light ? .red : .blue }
        #expect(dynamic == .red && dynamic.resolvedColor(with: .current) == .red)
        #expect(UIColor(named: "no such color") == .gray)
        #expect(color != UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.5) && !color.isEqual("color"))
        #expect(Set([color, UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .red]).count == 2)
        #expect(Set([color.cgColor, UIColor(color.color).cgColor]).count == 1)
    }
}
