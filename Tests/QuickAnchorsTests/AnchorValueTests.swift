import QuickAnchors
import Testing

@Suite("What is written into an anchor")
struct AnchorValueTests {
    @Test("can be changed one by one", arguments: [QuickAnchorType.topToTop, .aspectRatio, .widthEqualToConstant])
    func changes(_ kind: QuickAnchorType) {
        var anchor = kind(3)
        let (constant, multiplier) = (anchor.constant, anchor.multiplier)
        anchor.identifier = "name"
        anchor.priority = 750.5
        #expect([anchor.constant, anchor.multiplier] == [constant, multiplier])
        anchor.constant = 7
        #expect([anchor.constant, anchor.multiplier] == [7, multiplier])
        anchor.multiplier = 2.5
        #expect([anchor.constant, anchor.multiplier] == [7, 2.5])
        #expect(anchor.priority == 750.5)
        #expect(anchor.identifier == "name")
    }

    @Test("stays as it is when a copy changes")
    func copies() {
        let anchor = topToTop(1, multiplier: 2).priority(0.5).identifier("first")
        var copy = anchor
        copy.multiplier = 3
        copy.priority = .required
        copy.identifier = "second"
        #expect([anchor.multiplier, anchor.priority.rawValue] == [2, 0.5])
        #expect(anchor.identifier == "first")
        #expect([copy.multiplier, copy.priority.rawValue] == [3, 1000])
        #expect(copy.identifier == "second")
    }

    @Test(
        "is read back unchanged as a priority, valid or not",
        arguments: [0.25, 1, 250, 999, 999.5, 1000, -1, 1001, 1e300, .infinity])
    func priorities(_ number: Double) {
        #expect(topToTop().priority(LayoutPriority(number)).priority.rawValue == number)
    }

    @Test("can be the factor of an aspect ratio")
    func factors() {
        var anchor = aspectRatio(2)
        anchor.multiplier = 3
        #expect([anchor.constant, anchor.multiplier] == [0, 3])
        anchor.priority = .defaultHigh
        #expect("\(anchor)" == "aspectRatio(3).priority(750)")
    }

    @Test("is described without a constant of 0 unless a relation needs it")
    func zeros() {
        #expect("\(topToTop(0))" == "topToTop()")
        #expect("\(topToTop(atLeast: 0))" == "topToTop(atLeast: 0)")
        #expect("\(widthToRelatedView(atMost: 0, multiplier: 0.5))" == "widthToRelatedView(atMost: 0, multiplier: 0.5)")
    }
}
