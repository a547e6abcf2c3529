import QuickAnchors
import Testing

@Suite("Grids in the shorthand")
struct QuickGridTests {
    @Test("A view is added to a cell, with anchors for what the grid does not determine")
    func cell() {
        let screen = View(frame: Rect(x: 0, y: 0, width: 300, height: 200))
        let grid = GridView(columns: [1.fr, 1.fr], columnSpacing: 10)
        let (field, wide) = (View(), View())
        screen.quickAdd(grid, [0, 0, nil, 0])
        let added = grid.quickAdd(field, column: 1, row: 0, [heightToConstant(30)])
        grid.quickAdd(wide, column: 0, row: 1, columnSpan: 2, [heightToConstant(20)])
        screen.layoutIfNeeded()
        #expect(field.frame == Rect(x: 155, y: 0, width: 145, height: 30))
        #expect(wide.frame == Rect(x: 0, y: 30, width: 300, height: 20))
        #expect(added.count == 1 && screen.layoutDiagnostics.isEmpty)
    }
}
