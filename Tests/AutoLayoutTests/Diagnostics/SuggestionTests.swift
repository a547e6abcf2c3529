import AutoLayout
import Testing

/// The suggestions for an item that has nothing to determine one of its attributes.
@Suite("What is suggested")
struct SuggestionTests {
    private let screen = makeScreen(width: 300, height: 400)
    private let box = View(name: "box")

    init() { screen.addSubview(box) }

    private enum Side {
        case x, y, width, height
    }

    /// Pins the box, except for one side.
    private func pin(_ x: Double, _ y: Double, _ width: Double, _ height: Double, except side: Side) {
        let constraints = [
            (Side.x, box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: x)),
            (.y, box.topAnchor.constraint(equalTo: screen.topAnchor, constant: y)),
            (.width, box.widthAnchor.constraint(equalToConstant: width)),
            (.height, box.heightAnchor.constraint(equalToConstant: height)),
        ]
        LayoutConstraint.activate(constraints.filter { $0.0 != side }.map { $0.1 })
    }

    private func add(_ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: View)
        -> View
    {
        let view = View(name: name)
        parent.addSubview(view)
        view.pin(x, y, width, height, to: parent)
        return view
    }

    private var suggestions: [String] {
        screen.layoutIfNeeded()
        return screen.suggestedConstraints().map(\.description)
    }

    @Test(
        "for a width is an equal distance from the trailing edge or, in a parent that is too narrow, the room in it",
        arguments: [
            (300.0, "box.trailing == screen.trailing - 20"), (41, "box.trailing == screen.trailing - 20"),
            (40, "box.width == 20"), (35, "box.width == 15"),
        ])
    func mirrored(width: Double, suggestion: String) {
        screen.frame.size.width = width
        pin(20, 30, 0, 40, except: .width)
        #expect(suggestions == [suggestion])
    }

    @Test("for a width in a right-to-left layout, or for a height, is a usual length")
    func usual() {
        pin(20, 30, 50, 0, except: .height)
        #expect(suggestions == ["box.height == 44"])
        let other = View(name: "other")
        screen.addSubview(other)
        screen.layoutDirection = .rightToLeft
        LayoutConstraint.activate([
            other.topAnchor.constraint(equalTo: screen.topAnchor),
            other.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            other.heightAnchor.constraint(equalToConstant: 10),
        ])
        #expect(Set(suggestions) == ["box.height == 44", "other.width == 100"])
    }

    @Test(
        "for a position is below the view before it if there is room for 8 points and the item, otherwise the current one",
        arguments: [
            (nil, 0, "box.top == screen.top"), (30, 0, "box.top == above.bottom + 8"),
            (352, 0, "box.top == above.bottom + 8"), (353, 0, "box.top == screen.top"),
            (30, 12, "box.top == above.bottom + 8"),
        ] as [(Double?, Double, String)])
    func below(height: Double?, top: Double, suggestion: String) {
        if let height {
            let above = add("above", 0, top, 10, height, in: screen)
            screen.insertSubview(above, at: 0)
        }
        pin(20, 0, 50, 40, except: .y)
        #expect(suggestions == [suggestion])
    }

    @Test("for the extent of a view encloses its shown subviews that constraints place, with the margin at their start")
    func enclosing() {
        pin(20, 30, 0, 40, except: .width)
        _ = add("first", 10, 0, 20, 10, in: box)
        _ = add("last", 15, 0, 40, 10, in: box)
        add("hidden", 5, 0, 100, 10, in: box).isHidden = true
        box.addSubview(View(frame: Rect(x: 2, y: 0, width: 150, height: 10), name: "framed"))
        #expect(suggestions == ["last.trailing == box.trailing - 10"])
    }

    @Test("for the height of a view encloses its content, too, and does so at its margin")
    func enclosingHeight() {
        pin(20, 30, 50, 0, except: .height)
        _ = add("content", 0, 7, 20, 30, in: box)
        #expect(suggestions == ["content.bottom == box.bottom - 7"])
    }
}
