import AutoLayout
import LayoutTesting
import TestSupport
import Testing

@Suite("Differences from a recorded layout")
struct DifferenceTests {
    let screen = makeScreen()
    let check = LayoutCheck(sizes: [phone], directions: [.leftToRight])

    private func difference(_ change: () -> Void) throws -> LayoutDifference {
        let recording = check.recording(of: screen)
        change()
        return try #require(check.differences(of: screen, from: recording).first)
    }

    /// Adds unnamed views, one below the other, each with a subview.
    private func addRows(_ count: Int) -> [View] {
        (0..<count).map { index in
            let row = screen.add(nil, 0, 50 * Double(index), 320, 50)
            row.add("icon", 10, 10, 30, 30)
            return row
        }
    }

    @Test("name the missing one among views that share a path")
    func gone() throws {
        let rows = addRows(3)
        let changes = try difference { rows[0].removeFromSuperview() }.changes
        #expect(changes.map(\.path) == ["screen > View", "screen > View > icon"])
        #expect(changes.allSatisfy { $0.newFrame == nil } && changes[0].oldFrame?.minY == 0)
    }

    @Test("match views that share a path and have moved, in their order")
    func moved() throws {
        let rows = addRows(3)
        let changes = try difference {
            rows[0].frame.origin.x = 5
            rows[2].frame.origin.x = 7
        }.changes
        #expect(changes.map(\.oldFrame) == [0, 100].map { Rect(x: 0, y: $0, width: 320, height: 50) })
        #expect(changes.map { $0.newFrame?.minX } == [5, 7])
    }

    @Test("say which notes now apply to a view, and which no longer do")
    func notes() throws {
        let (note, card) = (screen.add("note", 0, 0, 10, 10), screen.add("card", 0, 20, 10, 10))
        card.isHidden = true
        let difference = try difference {
            note.isHidden = true
            card.isHidden = false
            card.frame.origin.y = 25
        }
        #expect(
            "\(difference)" == """
                320 × 568, left to right:
                  screen > note: is now hidden
                  screen > card: 5 down: (0, 20, 10, 10), now (0, 25, 10, 10); is no longer hidden
                """)
    }

    @Test("are found in the time that a few recordings take, however many views have moved")
    func time() throws {
        var above = screen.topAnchor
        var tops: [LayoutConstraint] = []
        for _ in 0..<150 {
            let row = View()
            screen.addSubview(row)
            tops.append(row.topAnchor.constraint(equalTo: above, constant: 1))
            LayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                row.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
                row.heightAnchor.constraint(equalToConstant: 20),
            ])
            above = row.bottomAnchor
        }
        LayoutConstraint.activate(tops)
        let recording = check.recording(of: screen)
        tops[0].constant = 2
        let changes = check.differences(of: screen, from: recording).flatMap(\.changes)
        #expect(changes.count == 150 && changes.allSatisfy { $0.causes.count == 1 })
        // The comparison took forty times as long when the layout was traced again for each view.
        let ratio = timeRatio(
            goal: 10,
            of: { processorTime { _ = check.differences(of: screen, from: recording) } },
            to: { processorTime { _ = check.recording(of: screen) } })
        #expect(ratio < 10)
    }
}
