import QuickAnchors
import Testing

@Suite("Numbers of any type")
struct NumberTests {
    let parent = View(name: "parent")
    let child = View(name: "child")

    /// The value 3 in most of the standard library's number types.
    private func three() -> [any QuickNumber] {
        let integers: [any QuickNumber] = [
            3 as Int, 3 as Int8, 3 as Int16, 3 as Int32, 3 as Int64, 3 as UInt, 3 as UInt8, 3 as UInt16, 3 as UInt32,
            3 as UInt64,
        ]
        return integers + [3 as Double, 3 as Float]
    }

    @Test("make the same anchor in every form")
    func everyForm() {
        parent.addSubview(child)
        for number in three() { expectThree(number) }
    }

    private func expectThree(_ three: some QuickNumber) {
        let red = View(name: "red")
        let anchors = [
            topToTop(three), topToTop(red, three), topToTop(atLeast: three), topToTop(red, atLeast: three),
            topToTop(atMost: three), topToTop(red, atMost: three), QuickAnchor(.topToTop, three),
            QuickAnchor(.topToTop, red, three), heightToConstant(three),
        ]
        #expect(anchors.map(\.constant) == Array(repeating: 3, count: 9))
        let scaled = [
            widthToRelatedView(multiplier: three), widthToRelatedView(red, multiplier: three),
            widthToRelatedView(1, multiplier: three), widthToRelatedView(red, 1, multiplier: three),
            widthToRelatedView(atLeast: 1, multiplier: three), widthToRelatedView(red, atMost: 1, multiplier: three),
            QuickAnchor(.topToTop, multiplier: three), QuickAnchor(.topToTop, red, 1, multiplier: three),
            aspectRatio(three),
        ]
        #expect(scaled.map(\.multiplier) == Array(repeating: 3, count: 9))
        #expect(
            scaled.map(\.relation) == [.equal, .equal, .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]
                + [.equal, .equal, .equal])
        #expect(topToTop(1).priority(three).priority == 3)
        #expect(parent.quickAdd(child, three).map(\.constant) == [3, 3, -3, -3])
        #expect(parent.quickAdd(child, [.points(three), .to(parent, three), three, nil]).count == 3)
    }

    @Test("written as a quotient of literals are never divided as integers")
    func fractions() {
        let inset = 8
        #expect(aspectRatio(16 / 10).multiplier == 1.6)
        #expect(topToTop(7 / 2, multiplier: inset).constant == 3.5)
        #expect(widthToRelatedView(child, inset, multiplier: 1 / 4).multiplier == 0.25)
        #expect(widthToRelatedView(child, atLeast: inset, multiplier: 1 / 4).multiplier == 0.25)
    }

    @Test("may be optional")
    func optional() {
        let (none, some): (Int?, Int?) = (nil, 4)
        #expect(
            [topToTop(none), topToTop(some), topToTop(child, none), topToTop(child, some)].map(\.constant) == [
                0, 4, 0, 4,
            ])
    }
}
