import AutoLayout
import Testing

@Suite("The readable content guide")
struct ReadableContentTests {
    @Test("is as wide as the margins guide, but at most 672 points, and is centered in it")
    func widths() {
        let screen = makeScreen(width: 390, height: 844)
        let guide = screen.readableContentGuide
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 8, y: 8, width: 374, height: 828))
        screen.frame.size.width = 1024
        screen.layoutIfNeeded()
        // The margins leave 1024 − 16 = 1008, of which the guide leaves 336 unused.
        #expect(guide.layoutFrame == Rect(x: 176, y: 8, width: 672, height: 828))
        screen.directionalLayoutMargins.leading = 108
        screen.layoutIfNeeded()
        #expect(guide.layoutFrame == Rect(x: 226, y: 8, width: 672, height: 828))
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("is always the same object, and content cannot change its frame")
    func content() {
        let screen = makeScreen(width: 390, height: 844)
        let text = Content(600, 20)
        #expect(screen.readableContentGuide === screen.readableContentGuide)
        screen.addSubview(text)
        text.leadingAnchor.constraint(equalTo: screen.readableContentGuide.leadingAnchor).isActive = true
        text.trailingAnchor.constraint(equalTo: screen.readableContentGuide.trailingAnchor).isActive = true
        text.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(text.frame == Rect(x: 8, y: 0, width: 374, height: 20))
    }
}
