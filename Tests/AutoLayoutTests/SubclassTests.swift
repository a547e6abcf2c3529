import AutoLayout
import Testing

/// A protocol that every type of anchor conforms to, as in some libraries.
private protocol Named {
    static var name: String { get }
}

extension LayoutXAxisAnchor: Named {
    fileprivate static var name: String { "x" }
}

extension LayoutYAxisAnchor: Named {
    fileprivate static var name: String { "y" }
}

extension LayoutDimension: Named {
    fileprivate static var name: String { "dimension" }
}

@Suite("Subclasses written as on Apple platforms")
struct SubclassTests {
    private class Card: View {
        let title = Label("title")
        var changes: [String] = []

        override init(frame: Rect) {
            super.init(frame: frame)
            addSubview(title)
        }

        override var isHidden: Bool { didSet { changes.append("isHidden \(isHidden)") } }
        override var frame: Rect { didSet { changes.append("frame \(frame.width)") } }
        override var bounds: Rect { didSet { changes.append("bounds \(bounds.minY)") } }
        override var backgroundColor: Color? { didSet { changes.append("backgroundColor") } }
    }

    private final class Heading: Label {
        override init(frame: Rect) {
            super.init(frame: frame)
            numberOfLines = 0
        }

        override var text: String? {
            get { super.text?.uppercased() }
            set { super.text = newValue }
        }
    }

    private final class Photo: ImageView {
        override init(frame: Rect) {
            super.init(frame: frame)
            contentMode = .scaleAspectFill
        }
    }

    private final class Column: StackView {
        override init(frame: Rect) {
            super.init(frame: frame)
            axis = .vertical
            spacing = 4
        }
    }

    private final class NamedConstraint: LayoutConstraint {
        var owner = "nobody"
    }

    @Test("A subclass that overrides init(frame:) inherits every initializer of its superclass")
    func initializers() {
        let card = Card()
        #expect(card.title.superview === card && Card(name: "card").name == "card")
        #expect(Card(frame: Rect(x: 1, y: 2, width: 3, height: 4), name: "card").frame.width == 3)
        #expect(Heading().numberOfLines == 0 && Heading(frame: .zero).text == nil && Heading("a").text == "A")
        #expect(Photo(naturalSize: Size(width: 2, height: 3)).contentMode == .scaleAspectFill)
        #expect(Photo().intrinsicContentSize.width == View.noIntrinsicMetric)
        let column = Column(frame: Rect(x: 0, y: 0, width: 10, height: 10))
        #expect(column.axis == .vertical && column.spacing == 4 && column.arrangedSubviews.isEmpty)
        #expect(Column().spacing == 4)
        #expect(Column(arrangedSubviews: [View()], axis: .horizontal, spacing: 2).axis == .horizontal)
    }

    @Test("A label has no text until it is given one, and is as large without text as with an empty one")
    func optionalText() {
        let label = Label()
        #expect(label.text == nil && label.intrinsicContentSize == .zero)
        label.text = "text"
        #expect(label.intrinsicContentSize.width > 0)
        label.text = nil
        #expect(label.text == nil && label.intrinsicContentSize == .zero && label.textLayout.lines.isEmpty)
        #expect(Label("").text == "")
    }

    @Test("Overrides of properties are called when the properties are set")
    func properties() {
        let card = Card()
        card.isHidden = true
        card.frame = Rect(x: 0, y: 0, width: 30, height: 40)
        card.bounds.origin.y = 5
        card.backgroundColor = .black
        #expect(card.changes == ["isHidden true", "frame 30.0", "bounds 5.0", "backgroundColor"])
    }

    @Test("Views and guides are compared and hashed by identity")
    func hashable() {
        let (first, second, guide) = (View(name: "box"), View(name: "box"), LayoutGuide())
        #expect(first != second && first == first && guide != LayoutGuide())
        let places: [View: Int] = [first: 1, second: 2]
        #expect(places[first] == 1 && places[second] == 2)
        #expect(Set([first, first, second]).count == 2 && Set([guide, guide]).count == 1)
        #expect([first, second].firstIndex(of: second) == 1)
    }

    @Test("A subclass of a constraint can hold its own data, and the layout returns the same object")
    func constraint() throws {
        let (screen, box) = (makeScreen(), View(name: "box"))
        screen.addSubview(box)
        do {
            let width = NamedConstraint(
                item: box, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
                constant: 30)
            width.owner = "library"
            width.isActive = true
        }
        screen.layoutIfNeeded()
        #expect(box.frame.width == 30)
        let width = try #require(box.constraints.first as? NamedConstraint)
        #expect(width.owner == "library" && width.location.fileID == "AutoLayoutTests/SubclassTests.swift")
    }

    @Test("Constraints can be added to and removed from any view")
    func addConstraints() {
        let (screen, box) = (makeScreen(), View(name: "box"))
        screen.addSubview(box)
        let constraints = [
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 7),
            box.topAnchor.constraint(equalTo: screen.topAnchor), box.widthAnchor.constraint(equalToConstant: 10),
            box.heightAnchor.constraint(equalToConstant: 10),
        ]
        screen.addConstraints(Array(constraints.dropLast()))
        box.addConstraint(constraints[3])
        screen.layoutIfNeeded()
        #expect(box.frame == Rect(x: 7, y: 0, width: 10, height: 10) && constraints.allSatisfy { $0.isActive })
        screen.removeConstraint(constraints[3])
        box.removeConstraints(Array(constraints.dropLast()))
        #expect(constraints.allSatisfy { !$0.isActive })
    }

    @Test("Every type of anchor can conform to the same protocol")
    func anchors() {
        func name(_ anchor: some LayoutAnchor & Named) -> String { "\(type(of: anchor).name) of \(anchor)" }
        let box = View(name: "box")
        #expect(name(box.leadingAnchor) == "x of box.leading" && name(box.topAnchor) == "y of box.top")
        #expect(name(box.widthAnchor) == "dimension of box.width")
        let axis: LayoutConstraint.Axis = .vertical
        #expect(axis == Axis.vertical)
    }
}
