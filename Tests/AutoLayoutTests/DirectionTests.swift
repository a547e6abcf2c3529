import AutoLayout
import Testing

@Suite("Reading direction")
struct DirectionTests {
    let screen = makeScreen(width: 300, height: 100)
    let box = View(name: "box")

    init() {
        screen.addSubview(box)
        box.topAnchor.constraint(equalTo: screen.topAnchor).isActive = true
        box.heightAnchor.constraint(equalToConstant: 10).isActive = true
    }

    /// The box's frames in the left-to-right layout and after the switch to right-to-left.
    private func bothWays() -> (Rect, Rect) {
        screen.layoutIfNeeded()
        let before = box.frame
        screen.layoutDirection = .rightToLeft
        screen.layoutIfNeeded()
        return (before, box.frame)
    }

    private func expectMirrorImage() {
        let (before, after) = bothWays()
        #expect(after == Rect(x: 300 - before.maxX, y: before.minY, width: before.width, height: before.height))
        screen.layoutDirection = .leftToRight
        screen.layoutIfNeeded()
        #expect(box.frame == before)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("Leading and trailing change sides with the next pass, constants included")
    func edges() {
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20).isActive = true
        box.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -100).isActive = true
        expectMirrorImage()
    }

    @Test("Inequalities between leading edges are mirrored")
    func inequalities() {
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        box.leadingAnchor.constraint(greaterThanOrEqualTo: screen.leadingAnchor, constant: 30).isActive = true
        let wish = box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10).withPriority(500)
        wish.isActive = true
        expectMirrorImage()
        #expect(box.frame.minX == 30)
    }

    @Test("A center tied to leading is mirrored, with its multiplier and constant")
    func center() {
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        LayoutConstraint(
            item: box, attribute: .leading, toItem: screen, attribute: .centerX, multiplier: 0.5, constant: 7
        ).isActive = true
        expectMirrorImage()
        #expect(box.frame.minX == 82)
    }

    @Test("Left and right never flip")
    func absolute() {
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 20).isActive = true
        let (before, after) = bothWays()
        #expect(before == after)
    }

    @Test("A container with a direction of its own does not follow the tree's")
    func semantic() {
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20).isActive = true
        screen.semanticContentAttribute = .forceLeftToRight
        let (before, after) = bothWays()
        #expect(before == after)
        screen.semanticContentAttribute = .unspecified
        screen.layoutIfNeeded()
        #expect(box.frame.minX == 230)
        #expect(screen.effectiveLayoutDirection == .rightToLeft)
        #expect(box.effectiveLayoutDirection == .rightToLeft)
    }

    @Test("A constant that is changed while mirrored is measured from the other side")
    func changed() {
        let leading = box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20)
        leading.isActive = true
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        screen.layoutDirection = .rightToLeft
        screen.layoutIfNeeded()
        leading.constant = 40
        screen.layoutIfNeeded()
        #expect(box.frame.minX == 210)
    }

    @Test("A tree that is added to a root of the other direction is mirrored")
    func adopted() {
        let leading = box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20)
        leading.isActive = true
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        screen.layoutIfNeeded()
        let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 100))
        root.layoutDirection = .rightToLeft
        root.addSubview(screen)
        root.layoutIfNeeded()
        #expect(box.frame.minX == 230)
    }

    @Test(
        "Each container uses its own direction, whatever direction its ancestors force",
        arguments: SemanticContentAttribute.allCases)
    func containers(attribute: SemanticContentAttribute) {
        let inner = View()
        box.addSubview(inner)
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20).isActive = true
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5).isActive = true
        inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
        screen.semanticContentAttribute = attribute
        for direction in [LayoutDirection.leftToRight, .rightToLeft, .leftToRight] {
            screen.layoutDirection = direction
            screen.layoutIfNeeded()
            let outer: LayoutDirection =
                switch attribute {
                case .unspecified: direction
                case .playback, .spatial, .forceLeftToRight: .leftToRight
                case .forceRightToLeft: .rightToLeft
                }
            #expect(screen.effectiveLayoutDirection == outer)
            #expect(box.frame.minX == (outer == .leftToRight ? 20 : 230))
            #expect(inner.frame.minX == (direction == .leftToRight ? 5 : 35))
        }
    }

    @Test("A row that forces a direction keeps its order, and its margins their sides, in both directions of the tree")
    func forcedRow() {
        let views = [Content(30, 10), Content(50, 10)]
        let row = StackView(arrangedSubviews: views, spacing: 4)
        row.isLayoutMarginsRelativeArrangement = true
        row.directionalLayoutMargins = DirectionalEdgeInsets(top: 0, leading: 7, bottom: 0, trailing: 2)
        screen.addSubview(row)
        row.pin(0, 20, 93, 10, to: screen)
        var seen: [[Double]] = []
        for attribute in [SemanticContentAttribute.forceLeftToRight, .unspecified] {
            row.semanticContentAttribute = attribute
            for direction in [LayoutDirection.rightToLeft, .leftToRight] {
                screen.layoutDirection = direction
                screen.layoutIfNeeded()
                seen.append(views.map(\.frame.minX))
            }
        }
        #expect(seen == [[7, 41], [7, 41], [56, 2], [7, 41]])
    }

    @Test("The insets of the safe area have sides that do not follow the reading direction")
    func insets() {
        screen.safeAreaInsets = EdgeInsets(left: 40, right: 10)
        let guide = screen.safeAreaLayoutGuide
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 1).isActive = true
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
        let (before, after) = bothWays()
        #expect(before == Rect(x: 41, y: 0, width: 249, height: 10))
        #expect(after == Rect(x: 40, y: 0, width: 249, height: 10))
    }
}
