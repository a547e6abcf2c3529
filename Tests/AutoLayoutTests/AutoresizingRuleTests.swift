import AutoLayout
import Testing

/// All combinations of flexible parts, by the rule that Apple documents: the difference is divided among the flexible
/// parts in proportion to their lengths, and a view without flexible parts keeps its frame.
@Suite("All autoresizing masks")
struct AutoresizingRuleTests {
    /// The masks of UIKit, whose raw values appear in archives.
    private static let parts: [(mask: View.AutoresizingMask, rawValue: UInt, name: String)] = [
        (.flexibleLeftMargin, 1, "flexibleLeftMargin"), (.flexibleWidth, 2, "flexibleWidth"),
        (.flexibleRightMargin, 4, "flexibleRightMargin"), (.flexibleTopMargin, 8, "flexibleTopMargin"),
        (.flexibleHeight, 16, "flexibleHeight"), (.flexibleBottomMargin, 32, "flexibleBottomMargin"),
    ]

    @Test(
        "The parts have UIKit's raw values, and a description lists their names in that order",
        arguments: 0..<64 as Range<UInt>)
    func rawValues(bits: UInt) {
        let contained = AutoresizingRuleTests.parts.filter { bits & $0.rawValue != 0 }
        let mask = contained.reduce(View.AutoresizingMask()) { $0.union($1.mask) }
        #expect(mask.rawValue == bits && mask == View.AutoresizingMask(rawValue: bits))
        #expect(mask.description == "[\(contained.map(\.name).joined(separator: ", "))]")
    }

    /// The three parts of one axis in a parent that has become longer, or shorter.
    private func lengths(_ old: [Double], _ isFlexible: [Bool], _ difference: Double) -> [Double] {
        let total = zip(old, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        guard total > 0 else { return old }
        return zip(old, isFlexible).map { $1 ? $0 + difference * $0 / total : $0 }
    }

    @Test("Each mask divides what is gained or lost among its flexible parts", arguments: 0..<64 as Range<UInt>)
    func frames(bits: UInt) {
        let mask = View.AutoresizingMask(rawValue: bits)
        for (wider, taller) in [(100.0, 0.0), (0, 60), (-40, 50), (80, -24), (200, 200)] {
            let parent = View(frame: Rect(x: 7, y: 9, width: 100, height: 120))
            let child = View(frame: Rect(x: 20, y: 60, width: 50, height: 24))
            child.autoresizingMask = mask
            parent.addSubview(child)
            parent.layoutIfNeeded()
            parent.frame.size = Size(width: 100 + wider, height: 120 + taller)
            parent.layoutIfNeeded()
            let flexible = AutoresizingRuleTests.parts.map { bits & $0.rawValue != 0 }
            let across = lengths([20, 50, 30], Array(flexible[0..<3]), wider)
            let down = lengths([60, 24, 36], Array(flexible[3..<6]), taller)
            let expected = Rect(x: across[0], y: down[0], width: across[1], height: down[1])
            #expect(child.frame.isClose(to: expected), "\(mask) by \(wider), \(taller): \(child.frame)")
        }
    }

    @Test("Parts without length share what is gained evenly, as UIKit's do", arguments: 0..<8 as Range<UInt>)
    func empty(bits: UInt) {
        // The view is as wide as its parent was: both margins have no length, and with the width fixed they share.
        let parent = View(frame: Rect(x: 0, y: 0, width: 90, height: 10))
        let child = View(frame: Rect(x: 0, y: 0, width: 90, height: 10))
        child.autoresizingMask = View.AutoresizingMask(rawValue: bits)
        parent.addSubview(child)
        parent.frame.size.width = 150
        parent.layoutIfNeeded()
        let (isLeft, isWide, isRight) = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
        let expected = isWide ? (0.0, 150.0) : (isLeft ? (isRight ? 30 : 60) : 0, 90)
        #expect((child.frame.minX, child.frame.width) == expected)
    }

    @Test("A view outside its parent has no margin to shrink, and no part becomes shorter than nothing")
    func outside() {
        let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 10))
        let child = View(frame: Rect(x: -20, y: 0, width: 50, height: 10))
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
        parent.addSubview(child)
        // Only the width has a length, so it takes up the whole difference.
        parent.frame.size.width = 110
        parent.layoutIfNeeded()
        #expect(child.frame == Rect(x: -20, y: 0, width: 60, height: 10))
        parent.frame.size.width = 10
        parent.layoutIfNeeded()
        #expect(child.frame == Rect(x: -20, y: 0, width: 0, height: 10))
    }
}
