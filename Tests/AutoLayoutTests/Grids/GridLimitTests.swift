import AutoLayout
import Testing

@Suite("Infinite padding in grids, and reused cells")
struct GridLimitTests {
    @Test("Infinite padding in a cell does not stop the program")
    func infinitePadding() async {
        await #expect(processExitsWith: .success) {
            let (screen, grid) = (makeScreen(), GridView(columns: [.fitted]))
            grid.append(GridCell(Content(50, 10), padding: DirectionalEdgeInsets(leading: .infinity)))
            screen.addSubview(grid)
            grid.pin(0, 0, 200, 100, to: screen)
            screen.layoutIfNeeded()
        }
    }

    @Test("Padding that was infinite for a while leaves nothing behind")
    func paddingWasInfinite() {
        let (screen, grid, content) = (makeScreen(), GridView(columns: [.fitted]), Content(50, 10))
        let cell = grid.append(content)
        screen.addSubview(grid)
        grid.pin(0, 0, 200, 100, to: screen)
        screen.layoutIfNeeded()
        cell.padding.leading = .infinity
        screen.layoutIfNeeded()
        cell.padding.leading = 0
        content.size.width = 10
        screen.layoutIfNeeded()
        #expect(content.frame.width == 10)
    }

    @Test("The cells of a grid that is gone can be placed in a new one")
    func cellsAgain() {
        let cells = [GridCell(Content(30, 20)), GridCell(Content(40, 25))]
        for _ in 0..<2 {
            for cell in cells { cell.view?.frame = .zero }
            let (screen, grid) = (makeScreen(), GridView(columns: [.fitted, .fitted], columnSpacing: 5))
            for cell in cells { grid.append(cell) }
            screen.addSubview(grid)
            grid.leftAnchor.constraint(equalTo: screen.leftAnchor).isActive = true
            grid.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
            screen.layoutIfNeeded()

            #expect(cells[0].view?.frame == Rect(x: 0, y: 0, width: 30, height: 25))
            #expect(cells[1].view?.frame == Rect(x: 35, y: 0, width: 40, height: 25))
        }
    }
}
