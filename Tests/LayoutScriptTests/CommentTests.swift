import LayoutScript
import QuickAnchors
import Testing

@Suite("A script's comments")
struct CommentTests {
    @Test("may be nested and may end lines, and what is in them is not run")
    func nested() {
        expectSame(
            """
            let box = View() /* a box /* in it */ box.isHidden = true */
            // screen.quickAdd(box, 5)
            screen.quickAdd(box, 10) /* up to
            here */ box.quickAdd(View(), 20) // a view
            """
        ) { screen in
            let box = View()
            screen.quickAdd(box, 10)
            box.quickAdd(View(), 20)
        }
    }

    @Test("have to end, those inside others too")
    func endless() {
        #expect(problems(of: "let box = View() /* a box") == ["1:18: This comment does not end."])
        #expect(problems(of: "let box = View() /* a /* box */") == ["1:18: This comment does not end."])
    }

    @Test("may stand between arguments, as in a loop over two lists")
    func pairs() {
        expectSame(
            """
            let boxes = [View(), View()]
            for (box, inset) in zip(boxes, [10, 20, 30]) { screen.quickAdd(box, inset /* points */) }
            """
        ) { screen in
            for (box, inset) in zip([View(), View()], [10, 20, 30]) { screen.quickAdd(box, inset) }
        }
    }
}
