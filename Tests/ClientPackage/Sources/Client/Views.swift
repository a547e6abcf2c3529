import QuickAnchors

/// A view of an app. It overrides the designated initializer, and therefore inherits the others.
private final class Card: View {
    private(set) var isSetUp = false
    private(set) var sizes: [Size] = []

    override init(frame: Rect) {
        super.init(frame: frame)
        isSetUp = true
    }

    override var isHidden: Bool {
        get { super.isHidden }
        set { super.isHidden = newValue }
    }
    override var frame: Rect {
        get { super.frame }
        set { super.frame = newValue }
    }
    override var bounds: Rect {
        get { super.bounds }
        set { super.bounds = newValue }
    }
    override var backgroundColor: Color? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override func layoutSubviews() { sizes.append(bounds.size) }
}

private final class Title: Label {
    override init(frame: Rect) {
        super.init(frame: frame)
        numberOfLines = 0
    }

    override var text: String? {
        get { super.text }
        set { super.text = newValue?.uppercased() }
    }
}

private final class Icon: ImageView {
    override init(frame: Rect) {
        super.init(frame: frame)
        tag = 7
    }
}

private final class Column: StackView {
    override init(frame: Rect) {
        super.init(frame: frame)
        axis = .vertical
    }
}

/// A constraint with a library's additional data.
private final class LabeledConstraint: LayoutConstraint {
    var label = ""
}

/// A protocol that a library adds to each type of anchor.
private protocol Described {
    var sort: String { get }
}

extension LayoutXAxisAnchor: Described { fileprivate var sort: String { "x" } }
extension LayoutYAxisAnchor: Described { fileprivate var sort: String { "y" } }
extension LayoutDimension: Described { fileprivate var sort: String { "size" } }

/// Checks that views can be subclassed, compared and constrained the way apps and libraries do.
func checkViews(_ checks: inout Checks) {
    checkSubclasses(&checks)
    checkConstraints(&checks)
    checkDrawing(&checks)
}

private func checkSubclasses(_ checks: inout Checks) {
    let (card, title, icon, column) = (Card(), Title("hello"), Icon(), Column())
    checks.expect(card.isSetUp && Card(name: "card").isSetUp, "an inherited initializer does not call the override")
    checks.expect(icon.tag == 7 && column.axis == .vertical, "an override of init(frame:) was not called")
    title.text = nil
    checks.expect(title.text == nil, "a text cannot be taken away")
    title.text = "send"
    checks.expect(title.text == "SEND", "the override of a text was not called")
    checks.expect(Set([card, title, card]).count == 2, "views are not hashable by identity")
    checks.expect(Set([LayoutGuide(), LayoutGuide()]).count == 2, "guides are not hashable by identity")
}

private func checkConstraints(_ checks: inout Checks) {
    let scene = Scene()
    let (parent, red) = (scene.parent, scene.red)
    let (axis, attribute, relation) = (
        LayoutConstraint.Axis.vertical, LayoutConstraint.Attribute.top, LayoutConstraint.Relation.equal
    )
    checks.expect(red.contentHuggingPriority(for: axis) == .defaultLow, "an axis is another type")
    let labeled = LabeledConstraint(
        item: red, attribute: attribute, relatedBy: relation, toItem: parent, attribute: attribute, constant: 3)
    labeled.label = "top of red"
    parent.addConstraint(labeled)
    checks.expect(parent.constraints.contains { ($0 as? LabeledConstraint)?.label == "top of red" }, "data is lost")
    parent.removeConstraint(labeled)
    let square = red.widthAnchor.constraint(equalTo: red.heightAnchor)
    parent.addConstraints([square, labeled])
    checks.expect(square.isActive && labeled.isActive, "constraints were not added")
    parent.removeConstraints([square, labeled])
    checks.expect(!square.isActive && !labeled.isActive, "constraints were not removed")
    let sorts = [red.leadingAnchor as any Described, red.topAnchor, red.widthAnchor].map(\.sort)
    checks.expect(sorts == ["x", "y", "size"], "anchors are of the sorts \(sorts)")
    checks.expect([red.constraint(widthToHeight(red))], "red.width == red.height")
    let row = HStack { scene.child }
    scene.child.activateQuickAnchors([widthToConstant(30), heightToConstant(20)])
    checks.expect(row.arrangedSubviews == [scene.child], "the builder gave \(row.arrangedSubviews)")
    parent.quickAdd(row, [0, 0, nil, nil])
    parent.layoutIfNeeded()
    checks.expect(scene.child.frame.size == Size(width: 30, height: 20), "a child is \(scene.child.frame.size)")
}

/// Checks the properties that affect drawing but not layout.
private func checkDrawing(_ checks: inout Checks) {
    let red = Scene().red
    let frame = red.frame
    red.cornerRadius = 8
    red.maskedCorners = [.topLeft, .topRight]
    red.transform = View.Transform(rotationAngle: 1).concatenating(View.Transform(scaleX: 2, y: 2))
    red.maskPath = View.Path(ovalIn: red.bounds)
    checks.expect(red.frame == frame, "a transform has moved the frame")
}
