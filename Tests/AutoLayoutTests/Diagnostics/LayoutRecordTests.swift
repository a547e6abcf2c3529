import AutoLayout
import Testing

@Suite("Records of layouts")
struct LayoutRecordTests {
    let screen = makeScreen()
    let red = View(name: "red")
    let blue = View(name: "blue")
    let green = View(name: "green")
    let ofRed: [LayoutConstraint]
    let ofBlue: [LayoutConstraint]

    init() {
        for view in [red, blue, green] { screen.addSubview(view) }
        ofRed = red.pin(20, 50, 100, 40, to: screen)
        ofBlue = blue.pin(8, 9, 10, 11, to: red)
        green.pin(0, 0, 30, 30, to: screen)
        screen.layoutIfNeeded()
    }

    private func changes(by edit: () -> Void) -> [LayoutRecord.Change] {
        let before = LayoutRecord(of: screen)
        edit()
        screen.layoutIfNeeded()
        return before.changes(to: LayoutRecord(of: screen))
    }

    @Test("Without changes there is nothing to report")
    func nothing() {
        #expect(changes {}.isEmpty)
    }

    @Test("A changed constant is the cause for all views that follow from it, and for no others")
    func constant() {
        let changes = changes { ofRed[0].constant = 30 }
        #expect(changes.map(\.view.name) == ["red", "blue"])
        #expect(changes.map(\.oldFrame?.minX) == [20, 28] && changes.map(\.newFrame?.minX) == [30, 38])
        let words = "red's left is 20 to the right of screen's left; now red's left is 30 to the right of screen's left"
        #expect(changes.map { $0.causes.map(\.description) } == [[words], [words]])
    }

    @Test("Activating or deactivating a constraint is a cause, and so is changing a priority")
    func activation() {
        let wide = red.widthAnchor.constraint(equalToConstant: 200)
        let swapped = changes {
            ofRed[2].isActive = false
            wide.isActive = true
        }
        #expect(swapped.map(\.view.name) == ["red"])
        #expect(swapped[0].causes.map(\.description) == ["added: red's width is 200", "removed: red's width is 100"])
        let rival = red.widthAnchor.constraint(equalToConstant: 300).withPriority(10)
        wide.priority = 20
        rival.isActive = true
        screen.layoutIfNeeded()
        let raised = changes { rival.priority = 30 }
        #expect(raised[0].newFrame?.width == 300)
        #expect(raised[0].causes.contains { $0.description == "red's width is 300; priority 10, now 30" })
    }

    @Test("A changed frame of the root is a cause like any other")
    func root() {
        let full = green.trailingAnchor.constraint(equalTo: screen.trailingAnchor)
        green.widthAnchor.constraint(equalToConstant: 30).isActive = false
        for constraint in screen.constraints where constraint.firstItem === green && constraint.firstAttribute == .left
        {
            constraint.isActive = false
        }
        full.isActive = true
        screen.layoutIfNeeded()
        let changes = changes { screen.frame.size.width = 500 }
        #expect(changes.map(\.view.name) == ["screen", "green"])
        let words = "screen's width is 390, set by its frame; now screen's width is 500, set by its frame"
        #expect(changes[1].causes.map(\.description) == [words])
    }

    @Test("An added view has only a new frame, and a removed view only an old one")
    func cameAndWent() {
        let new = View(name: "new")
        let changes = changes {
            green.removeFromSuperview()
            screen.addSubview(new)
            new.pin(1, 1, 1, 1, to: screen)
        }
        #expect(changes.map(\.view.name) == ["new", "green"])
        #expect(changes[0].oldFrame == nil && changes[1].newFrame == nil)
        #expect(changes[0].causes.count == 4)
    }
}
