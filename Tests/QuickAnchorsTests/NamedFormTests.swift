import QuickAnchors
import Testing

@Suite("Named forms")
struct NamedFormTests {
    let screen = View(frame: Rect(x: 0, y: 0, width: 400, height: 200), name: "screen")
    let red = View(name: "red")
    let blue = View(name: "blue")

    private func mirrored() {
        screen.layoutDirection = .rightToLeft
        screen.layoutIfNeeded()
    }

    @Test("Edges and centers can be at fractions of the parent, measured from its top and leading edges")
    func fractions() {
        screen.quickAdd(red, [leadingTo(0.25), trailingTo(0.75, -10), topTo(0.1), bottomTo(0.5)])
        screen.quickAdd(blue, [centerXTo(0.25), centerYTo(0.5, 8), widthToConstant(20), heightToConstant(10)])
        screen.layoutIfNeeded()
        #expect(red.frame == Rect(x: 100, y: 20, width: 190, height: 80))
        #expect(blue.frame == Rect(x: 90, y: 103, width: 20, height: 10))
        mirrored()
        #expect(red.frame == Rect(x: 110, y: 20, width: 190, height: 80))
        #expect(blue.frame.minX == 290)
    }

    @Test("A fraction of 0 is the edge itself")
    func zero() {
        screen.quickAdd(red, [leadingTo(0, 3), topTo(0), trailingTo(1), bottomTo(1)])
        screen.layoutIfNeeded()
        #expect(red.frame == Rect(x: 3, y: 0, width: 397, height: 200))
    }

    @Test("A barrier follows the farthest edge as the views change", arguments: BarrierEdge.allCases)
    func barrier(_ edge: BarrierEdge) {
        screen.quickAdd(red, [topToTop(20), leadingToLeading(30), widthToConstant(40), heightToConstant(50)])
        let added = screen.quickAdd(
            blue, [topToTop(60), leadingToLeading(60), widthToConstant(20), heightToConstant(5)])
        let guide = screen.barrier(edge, of: [red, blue], 4)
        screen.layoutIfNeeded()
        let expected: Rect =
            switch edge {
            case .top: Rect(x: 0, y: 16, width: 400, height: 0)
            case .leading: Rect(x: 26, y: 0, width: 0, height: 200)
            case .bottom: Rect(x: 0, y: 74, width: 400, height: 0)
            case .trailing: Rect(x: 84, y: 0, width: 0, height: 200)
            }
        #expect(guide.layoutFrame == expected)
        added[.widthToConstant]?.constant = 1
        added[.heightToConstant]?.constant = 30
        screen.layoutIfNeeded()
        if edge == .trailing { #expect(guide.layoutFrame.minX == 74) }
        if edge == .bottom { #expect(guide.layoutFrame.minY == 94) }
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test(
        "A bias is the fraction of the free space that precedes a view, in either layout direction",
        arguments: [(0, 0.0), (0.25, 75), (0.5, 150), (1, 300)])
    func bias(share: Double, distance: Double) {
        let width = screen.quickAdd(red, [widthToConstant(100), heightToConstant(40)])[0]
        screen.bias(red, share)
        screen.bias(red, share, along: .vertical)
        screen.layoutIfNeeded()
        #expect(red.frame == Rect(x: distance, y: 160 * share, width: 100, height: 40))
        mirrored()
        #expect(red.frame.minX == 300 - distance)
        width.constant = 200
        screen.layoutIfNeeded()
        #expect(red.frame.minX == 200 * (1 - share))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A bias can be changed later")
    func changedBias() {
        screen.quickAdd(red, [topToTop(), widthToConstant(100), heightToConstant(40)])
        let ratio = screen.bias(red, 0.5)[4]
        screen.layoutIfNeeded()
        ratio.multiplier = 0.2 / 0.8
        screen.layoutIfNeeded()
        #expect(red.frame.minX == 60)
    }

    @Test("A chain goes from edge to edge, with extents in the ratio of its weights")
    func chain() {
        let views = [red, blue, View(name: "green")]
        let constraints = screen.chain(views, weights: [1, 2, 1], spacing: 20)
        for view in views { view.activateQuickAnchors([topToTop(), heightToConstant(10)]) }
        screen.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 110, 310] && views.map(\.frame.width) == [90, 180, 90])
        #expect(constraints.count == 6)
        mirrored()
        #expect(views.map(\.frame.minX) == [310, 110, 0])
    }

    @Test("A chain without weights has equal extents, along the vertical axis too")
    func column() {
        screen.chain([red, blue], along: .vertical)
        for view in [red, blue] { view.activateQuickAnchors([leadingToLeading(), widthToConstant(10)]) }
        screen.layoutIfNeeded()
        #expect([red, blue].map(\.frame.height) == [100, 100] && blue.frame.minY == 100)
        #expect(screen.layoutDiagnostics.isEmpty)
    }
}
