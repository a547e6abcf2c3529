import AutoLayout
import Testing

@Suite("What diagnostics call a view")
struct ViewNameTests {
    private func shown(_ view: View) -> String { "\(view.topAnchor)" }

    @Test("A view is called by its name, else by its accessibility identifier, else by its class")
    func order() {
        let view = ImageView()
        #expect(shown(view) == "ImageView.top")
        view.accessibilityIdentifier = "avatar"
        #expect(shown(view) == "avatar.top")
        view.name = "picture"
        #expect(shown(view) == "picture.top")
        (view.name, view.accessibilityIdentifier) = (nil, nil)
        #expect(shown(view) == "ImageView.top")
    }

    @Test("A label without a name is called by its class and the beginning of its text")
    func text() {
        #expect(shown(Label("Send")) == "Label \"Send\".top")
        #expect(shown(Label("two\nlines")) == "Label \"two␊lines\".top")
        #expect(shown(Label("a text of more than twenty-four characters")) == "Label \"a text of more than twen…\".top")
        #expect(shown(Label()) == "Label.top")
        #expect(shown(Label("Send", name: "button")) == "button.top")
    }

    @Test("Suggested source code does not use the text of a label as its name")
    func code() {
        let (screen, label, box) = (makeScreen(), Label("Send"), View(name: "box"))
        screen.addSubview(label)
        screen.addSubview(box)
        LayoutConstraint.activate(label.pin(10, 10, 40, 20, to: screen))
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
        screen.layoutIfNeeded()
        #expect(screen.layoutAmbiguities.allSatisfy { !$0.message.contains("\"Send\"") })
    }
}
