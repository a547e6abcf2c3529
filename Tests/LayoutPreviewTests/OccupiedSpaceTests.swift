import AutoLayout
import Testing

@testable import LayoutPreview

@Suite("Where something is drawn")
struct OccupiedSpaceTests {
    private var space = OccupiedSpace(canvas: Rect(x: 0, y: 0, width: 400, height: 400))

    @Test("A rectangle that spans several bands is found and counted once")
    mutating func bands() {
        // Bands are 32 points high in a picture of this size, so the rectangle spans four of them.
        let tall = Rect(x: 10, y: 20, width: 5, height: 100)
        space.occupy(tall)
        #expect(space.overlap(with: Rect(x: 0, y: 0, width: 400, height: 400)) == 500)
        #expect(space.overlap(with: Rect(x: 12, y: 30, width: 100, height: 50)) == 150)
        #expect(space.rects(in: Rect(x: 0, y: 50, width: 20, height: 40)) == [tall])
    }
}
