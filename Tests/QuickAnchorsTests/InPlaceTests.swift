import QuickAnchors
import Testing

@Suite("Sizes of views in stacks")
struct InPlaceTests {
    @Test("A child of a stack is sized")
    func inStack() {
        let (icon, title) = (View(name: "icon"), Label("title"))
        let row = HStack(spacing: 8, alignment: .center) {
            icon
            title
        }
        icon.activateQuickAnchors([widthToConstant(24), aspectRatio(1)])
        title.activateQuickAnchors([heightToConstant(atLeast: 30), horizontalHugging(751)])
        let screen = View(frame: Rect(x: 0, y: 0, width: 300, height: 100), name: "screen")
        screen.quickAdd(row, [10, 20, nil, nil])
        screen.layoutIfNeeded()
        #expect(icon.frame == Rect(x: 0, y: 3, width: 24, height: 24))
        #expect(title.frame.minX == 32 && title.frame.height == 30 && row.frame.height == 30)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A width follows another view's height, and a height its width")
    func acrossAxes() {
        let (screen, red, blue) = (View(frame: Rect(x: 0, y: 0, width: 300, height: 100)), View(), View())
        screen.quickAdd(red, [0, 0, nil, nil], [widthToConstant(50), heightToConstant(20)])
        screen.quickAdd(blue, [0, nil, nil, 0], [widthToHeight(red, 5), heightToWidth(red, multiplier: 0.5)])
        screen.layoutIfNeeded()
        #expect(blue.frame == Rect(x: 275, y: 0, width: 25, height: 25))
        #expect("\(blue.constraint(widthToHeight()))".hasSuffix("View.height"))
    }
}
