import AutoLayout
import Testing

@Suite("Sizing views to fit")
struct SizingTests {
    @Test("A label with one line gets the size of its text and keeps its origin")
    func oneLine() {
        let screen = makeGridScreen()
        let label = Label("four", fontSize: 10)
        screen.addSubview(label)
        label.frame = Rect(x: 3, y: 4, width: 15, height: 1)
        label.sizeToFit()
        #expect(label.frame == Rect(x: 3, y: 4, width: 40, height: 10))
    }

    @Test("A label that wraps gets the size of its lines at the given width, or of a single line without one")
    func wrapping() {
        let screen = makeGridScreen()
        let label = Label("one two six", fontSize: 10, numberOfLines: 0)
        screen.addSubview(label)
        #expect(label.sizeThatFits(Size(width: 75, height: 0)) == Size(width: 70, height: 20))
        #expect(label.sizeThatFits(.zero) == Size(width: 110, height: 10))
        label.frame.size.width = 39
        label.sizeToFit()
        #expect(label.frame.size == Size(width: 30, height: 30))
    }

    @Test("An image view gets the size of its image, and any other view keeps its own")
    func others() {
        let image = ImageView(naturalSize: Size(width: 12, height: 34))
        image.sizeToFit()
        #expect(image.frame.size == Size(width: 12, height: 34))
        let view = View(frame: Rect(x: 1, y: 2, width: 3, height: 4))
        view.sizeToFit()
        #expect(view.frame == Rect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.sizeThatFits(Size(width: 100, height: 100)) == Size(width: 3, height: 4))
    }

    @Test("A search for a tag finds the view itself first, then the views inside it, from back to front")
    func tags() {
        let (root, back, front, inBack) = (View(), View(), View(), View())
        root.addSubview(back)
        root.addSubview(front)
        back.addSubview(inBack)
        (inBack.tag, front.tag) = (7, 7)
        #expect(root.viewWithTag(7) === inBack)
        #expect(front.viewWithTag(7) === front)
        #expect(root.viewWithTag(0) === root)
        #expect(root.viewWithTag(8) == nil)
    }
}
