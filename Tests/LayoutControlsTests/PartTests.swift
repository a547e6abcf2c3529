import LayoutControls
import Testing

@Suite("A part that changes after the first pass")
struct PartTests {
    private static let changes: [@Sendable (Label) -> Void] = [
        { $0.font.size = 40 }, { $0.text = "Several words, more than there were" },
        { $0.styledText = StyledText([StyledText.Run("Several words, more than there were").underlined()]) },
    ]

    private static func expectAsFromTheStart<Part: View>(_ make: () -> Part, _ change: (Part) -> Void) {
        let roots = [true, false].map { isLate in
            let (root, view) = (View(frame: Rect(x: 0, y: 0, width: 400, height: 400)), make())
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
            if isLate { root.layoutIfNeeded() }
            change(view)
            root.layoutIfNeeded()
            return root
        }
        let (changed, made) = (roots[0].subviews[0], roots[1].subviews[0])
        #expect(changed.frame == made.frame)
        #expect(changed.subviews.map(\.frame) == made.subviews.map(\.frame))
    }

    @Test("makes a button larger if it is the button's title", arguments: changes.indices)
    func title(index: Int) {
        PartTests.expectAsFromTheStart {
            Button("Go")
        } _: {
            PartTests.changes[index]($0.titleLabel)
        }
    }

    @Test("is an image no larger than the button, with or without insets")
    func largeImage() {
        let button = Button(nil, imageSize: Size(width: 40, height: 50))
        button.frame = Rect(x: 0, y: 0, width: 30, height: 30)
        button.layoutIfNeeded()
        #expect(button.imageView.frame == Rect(x: 0, y: 0, width: 30, height: 30))
        button.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        button.layoutIfNeeded()
        #expect(button.imageView.frame == Rect(x: 2, y: 1, width: 24, height: 26))
    }

    @Test("makes a button larger if it is the button's image")
    func image() {
        PartTests.expectAsFromTheStart {
            Button("Go")
        } _: {
            $0.imageView.naturalSize = Size(width: 40, height: 40)
        }
    }

    @Test("makes a field larger if it is the field's label", arguments: changes.indices)
    func field(index: Int) {
        PartTests.expectAsFromTheStart {
            TextField("Go")
        } _: {
            PartTests.changes[index]($0.label)
        }
    }

    @Test("makes a text view larger if it is the text view's label", arguments: changes.indices)
    func text(index: Int) {
        PartTests.expectAsFromTheStart { () -> TextView in
            let view = TextView("Go")
            view.isScrollEnabled = false
            return view
        } _: {
            PartTests.changes[index]($0.label)
        }
    }

    @Test("enlarges the content of a text view that scrolls")
    func scrolling() {
        let view = TextView("Go")
        view.frame = Rect(x: 0, y: 0, width: 100, height: 40)
        view.layoutIfNeeded()
        view.label.text = "Several words that do not fit on one line"
        view.layoutIfNeeded()
        #expect(view.contentSize.height == view.sizeThatFits(Size(width: 100, height: 0)).height)
        #expect(view.contentSize.height > 60)
    }
}
