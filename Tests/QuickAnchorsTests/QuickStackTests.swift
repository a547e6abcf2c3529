import QuickAnchors
import Testing

@Suite("Stacks in quickAdd")
struct QuickStackTests {
    @Test("A stack that is written as it looks is added like any view")
    func stack() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        let (icon, rest) = (View(), View())
        let row = HStack(spacing: 4) {
            icon
            HSpace(8)
            VStack(distribution: .fillEqually) {
                rest
                AnySpace()
            }
        }
        screen.quickAdd(row, 10)
        icon.activateQuickAnchors([widthToConstant(30)])
        screen.layoutIfNeeded()
        #expect(row.frame == Rect(x: 10, y: 10, width: 180, height: 80))
        #expect(icon.frame == Rect(x: 0, y: 0, width: 30, height: 80))
        #expect(rest.frame == Rect(x: 0, y: 0, width: 134, height: 40))
    }
}
