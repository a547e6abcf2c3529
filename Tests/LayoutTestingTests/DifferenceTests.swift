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

    @Test("are read from recordings with any names, in lines that are changed in any way")
    func lines() throws {
        for (index, name) in ["", "a (1, 2, 3, 4)", "(5, 6, 7, 8)", "x [y]", "a; b", "(", ")", "( )", "(1, 2)"]
            .enumerated()
        {
            screen.add(name, 0, Double(20 * index), 20, 10).add("inner \(index)", 1, 2, 3, 4)
        }
        let recording = check.recording(of: screen)
        #expect(LayoutRecording(text: recording.text) == recording)
        for view in screen.subviews { view.frame.origin.x += 5 }
        let moved = check.differences(of: screen, from: recording).flatMap(\.changes)
        #expect(moved.map { $0.oldFrame?.minX } == Array(repeating: 0, count: 9))
        #expect(moved.map { $0.newFrame?.minX } == Array(repeating: 5, count: 9))
        #expect(moved[1].path == "screen > a (1, 2, 3, 4)" && moved[2].path == "screen > (5, 6, 7, 8)")

        let other = makeScreen()
        other.add("same", 1, 2, 3, 4)
        other.add("moved", 10, 20, 30, 40)
        other.add("new", 5, 5, 5, 5).isHidden = true
        let text = """
            ignored
            # 320 × 568, left to right
            screen (0, 0, 320, 568)
              same (1, 2, 3, 4) [placed by its frame]
              moved (12, 17, 31.5, 38) [hidden; placed by its frame]
              [nothing]
              (1, 2, 3, 4)
              gone (0.5, -1, 2e3, 7)
                deep (1, 2, 3)
            = nobody's top is 3 below screen's top
            """
        let found = check.differences(of: other, from: LayoutRecording(text: text))
        #expect(
            found.map { "\($0)" } == [
                """
                320 × 568, left to right:
                  screen > moved: 2 to the left, 3 down, 1.5 narrower, 2 higher: (12, 17, 31.5, 38), now (10, 20, 30, 40); \
                is no longer hidden
                  screen > new: is new, at (5, 5, 5, 5)
                  screen > [nothing]: is another one
                  screen > : is gone, was at (1, 2, 3, 4)
                  screen > gone: is gone, was at (0.5, -1, 2000, 7)
                  screen > gone > deep (1, 2, 3): is another one
                  no longer: nobody's top is 3 below screen's top
                """
            ])
        #expect(found[0].distance == .infinity)
        #expect(check.differences(of: other, from: LayoutRecording(text: "# 1 × 2\nscreen (0, 0, 1, 2)"))[0].isNew)
    }

    @Test("have the distance of the edge that moved farthest")
    func distances() throws {
        let box = screen.add("box", 10, 20, 30, 40)
        let frames: [(Rect, Double)] = [
            (Rect(x: 7, y: 20, width: 33, height: 40), 3), (Rect(x: 10, y: 24, width: 30, height: 36), 4),
            (Rect(x: 10, y: 20, width: 35, height: 40), 5), (Rect(x: 10, y: 20, width: 30, height: 34), 6),
            (Rect(x: 12, y: 13, width: 20, height: 40), 8),
        ]
        for (frame, distance) in frames {
            box.frame = Rect(x: 10, y: 20, width: 30, height: 40)
            let change = try difference { box.frame = frame }
            #expect(change.distance == distance)
        }
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
