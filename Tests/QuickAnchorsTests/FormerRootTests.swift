import QuickAnchors
import Testing

@Suite("What is left of a tree whose root has gone")
struct FormerRootTests {
    /// The rows of a list that was laid out and then deallocated; each row contains a view half as wide as the row and
    /// just as tall.
    private func rows(_ count: Int) -> [View] {
        let screen = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
        let rows = (0..<count).map { View(name: "row \($0)") }
        for (index, row) in rows.enumerated() {
            let top = index == 0 ? topToTop(5) : topToBottom(rows[index - 1], 5)
            screen.quickAdd(row, [top, leadingToLeading(), trailingToTrailing(), heightToConstant(20)])
            row.quickAdd(
                View(), [topToTop(1), leadingToLeading(2), widthToRelatedView(multiplier: 0.5), heightToRelatedView()])
        }
        screen.layoutIfNeeded()
        return rows
    }

    @Test("Each subtree keeps working with its contents, whichever is used first", arguments: [false, true])
    func parts(lastFirst: Bool) {
        var rows = rows(4)
        if lastFirst { rows.reverse() }
        for row in rows {
            #expect(row.superview == nil)
            #expect(row.constraints.map(\.firstAttribute) == [.height, .top, .leading, .width, .height])
            row.frame = Rect(x: 7, y: 8, width: 100, height: 40)
            row.layoutIfNeeded()
            #expect(row.frame == Rect(x: 7, y: 8, width: 100, height: 40))
            #expect(row.subviews[0].frame == Rect(x: 2, y: 1, width: 50, height: 40))
        }
    }

    @Test("A subtree can be added to another tree with its contents")
    func otherTree() {
        let rows = rows(3)
        let screen = View(frame: Rect(x: 0, y: 0, width: 80, height: 60))
        screen.quickAdd(rows[1], [leadingToLeading(), trailingToTrailing(), topToTop(3)])
        screen.layoutIfNeeded()
        #expect(rows[1].frame == Rect(x: 0, y: 3, width: 80, height: 20))
        #expect(rows[1].subviews[0].frame == Rect(x: 2, y: 1, width: 40, height: 20))
        #expect(rows[0].layoutDiagnostics.isEmpty && rows[2].constraints.count == 5)
    }

    @Test("A nested subtree keeps working when its parent goes, too, even if the parent was never used")
    func partOfPart() {
        var rows = rows(3)
        let inner = rows[1].subviews[0]
        inner.quickAdd(View(), [topToTop(), leadingToLeading(), widthToConstant(9), heightToRelatedView()])
        let other = rows[2].subviews[0]
        rows = []
        for view in [other, inner] {
            #expect(view.superview == nil)
            view.frame = Rect(x: 0, y: 0, width: 10, height: 30)
            view.layoutIfNeeded()
            #expect(view.frame.width == 10)
        }
        #expect(inner.subviews[0].frame == Rect(x: 0, y: 0, width: 9, height: 30))
    }

    @Test("A constraint that was accessed stays the same object, and one to the former root is inactive")
    func objects() {
        let rows = [View(), View()]
        var added = QuickConstraints()
        do {
            let screen = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
            for row in rows {
                added += screen.quickAdd(row, [topToTop(), leadingToLeading(), widthToConstant(20)])
                added += row.quickAdd(View(), [leadingToLeading(4)])
            }
            screen.layoutIfNeeded()
        }
        #expect(added.map(\.isActive) == [false, false, true, true, false, false, true, true])
        added[7].constant = 6
        rows[1].layoutIfNeeded()
        #expect(rows[1].subviews[0].frame.minX == 6)
        #expect(rows[1].constraints.last === added[7])
    }

    @Test("Each subtree can be used on a thread of its own")
    func threads() async {
        for _ in 0..<20 {
            nonisolated(unsafe) let rows = rows(8)
            await withTaskGroup(of: Double.self) { group in
                for index in 0..<8 {
                    group.addTask {
                        let row = unsafe rows[index]
                        row.frame = Rect(x: 0, y: 0, width: Double(index), height: 10)
                        row.layoutIfNeeded()
                        return row.subviews[0].frame.width
                    }
                }
                let sum = await group.reduce(0, +)
                #expect(sum == 14)
            }
        }
    }

    @Test("While a parent is deallocated, the deinitializer of one subview can still lay out another")
    func lastWords() {
        final class Leaver: View {
            var lastWords = {}
            deinit { lastWords() }
        }
        weak var second: View?
        var width = 0.0
        do {
            let parent = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
            let leaver = Leaver()
            let other = View(name: "second")
            second = other
            leaver.lastWords = {
                guard let second else { return }
                second.quickAdd(View(), [leadingToLeading(), widthToRelatedView(multiplier: 0.5)])
                second.frame.size.width = 50
                second.layoutIfNeeded()
                width = second.subviews[0].frame.width
            }
            for view in [leaver, other] { parent.quickAdd(view, [leadingToLeading(), widthToConstant(30)]) }
            parent.layoutIfNeeded()
        }
        #expect(width == 25 && second == nil)
    }
}
