import AutoLayout
import Foundation
import LayoutPreview
import Testing

@Suite("How views are drawn with single round corners, masks and transforms")
struct OutlineTests {
    private let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 80), name: "screen")
    private let card = View(frame: Rect(x: 10, y: 10, width: 60, height: 40), name: "card")

    init() {
        card.backgroundColor = .red
        screen.addSubview(card)
    }

    private var steps: [Drawing.Step] { LayoutSnapshot(of: screen).drawing.steps }

    @Test("A round corner is a quarter of a circle, and the others stay sharp")
    func singleCorner() {
        card.cornerRadius = 8
        card.maskedCorners = .bottomRight
        let shape = Drawing.Shape(card.frame, cornerRadius: 8, corners: .bottomRight)
        #expect(steps == [.fill(shape, .color(.red))])
        let elements = shape.outline.elements
        #expect(elements.count == 6)
        #expect(
            [elements[0], elements[1], elements[2], elements[4], elements[5]] == [
                .move(to: Point(x: 10, y: 10)), .line(to: Point(x: 70, y: 10)), .line(to: Point(x: 70, y: 42)),
                .line(to: Point(x: 10, y: 50)), .close,
            ])
        guard case .curve(let end, let first, let second) = elements[3] else {
            Issue.record("The corner is no curve.")
            return
        }
        #expect(end == Point(x: 62, y: 50) && first.x == 70 && second.y == 50)
        // The middle of the curve, relative to the center of the circle.
        let middle = Point(
            x: (70 + 3 * first.x + 3 * second.x + end.x) / 8 - 62, y: (42 + 3 * first.y + 3 * second.y + end.y) / 8 - 42
        )
        #expect(abs((middle.x * middle.x + middle.y * middle.y).squareRoot() - 8) < 1e-9)
    }

    @Test("In SVG, views with all corners round are rectangles, and others are paths, with border, shadow and clip")
    func svg() {
        card.cornerRadius = 8
        #expect(screen.svg([]).contains("<rect x=\"10\" y=\"10\" width=\"60\" height=\"40\" rx=\"8\""))
        card.maskedCorners = [.topLeft, .topRight]
        card.borderWidth = 2
        card.shadow = View.Shadow(radius: 0, offset: Point(x: 5, y: 5))
        card.clipsToBounds = true
        let paths = Markup(screen.svg([])).elements.filter { $0.name == "path" }.map { $0.attributes["d"] ?? "" }
        // The paths of the shadow, fill, clip and border all end with the square bottom-right and bottom-left corners.
        #expect(paths.count == 4)
        for (path, right, bottom, left) in [
            (paths[0], 75, 55, 15), (paths[1], 70, 50, 10), (paths[2], 70, 50, 10), (paths[3], 69, 49, 11),
        ] { #expect(path.hasSuffix("L\(right) \(bottom)L\(left) \(bottom)Z"), "\(path)") }
        card.maskedCorners = []
        #expect(!screen.svg([]).contains("<path"))
    }

    @Test("A view is rotated about its center with its subviews, and no frame changes")
    func turned() throws {
        let inner = View(frame: Rect(x: 5, y: 5, width: 10, height: 10))
        inner.backgroundColor = .blue
        card.addSubview(inner)
        card.transform = View.Transform(rotationAngle: .pi / 2)
        guard case .beginTransform(let turn) = try #require(steps.first) else {
            Issue.record("The first step is \(steps[0]).")
            return
        }
        // (10, 10) is 30 to the left of the center (40, 30) and 20 above it; the rotation moves it to 20 to the right
        // and 30 above.
        #expect(abs(turn.a * 10 + turn.c * 10 + turn.tx - 60) < 1e-9)
        #expect(abs(turn.b * 10 + turn.d * 10 + turn.ty) < 1e-9)
        let innerShape = Drawing.Shape(Rect(x: 15, y: 15, width: 10, height: 10))
        #expect(
            steps.dropFirst() == [
                .fill(Drawing.Shape(card.frame), .color(.red)), .fill(innerShape, .color(.blue)), .endGroup,
            ])
        #expect(card.frame == Rect(x: 10, y: 10, width: 60, height: 40))
        #expect(LayoutSnapshot(of: screen).entries[1].rectInRoot == card.frame)
        #expect(screen.svg([]).contains("<g transform=\"matrix("))
    }

    @Test("Rotations are exact to rounding for all angles, and an infinite angle rotates nothing")
    func rotations() {
        for step in -50...50 {
            let angle = Double(step) / 5
            let turn = View.Transform(rotationAngle: angle)
            #expect(abs(turn.a - cos(angle)) < 1e-13 && abs(turn.b - sin(angle)) < 1e-13)
            #expect(turn.c == -turn.b && turn.d == turn.a)
        }
        #expect(View.Transform(rotationAngle: .infinity) == .identity)
    }

    @Test("Transforms follow each other: first doubled, then moved")
    func concatenation() {
        let both = View.Transform(scaleX: 2, y: 3).concatenating(View.Transform(translationX: 10, y: 20))
        #expect(both == View.Transform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
        #expect(View.Transform(scaleX: 2, y: 2).around(Point(x: 5, y: 7)).tx == -5)
    }

    @Test("A view beyond the edge is drawn where its transform moves it into the picture")
    func movedIn() {
        card.frame.origin.x = 200
        #expect(steps.isEmpty)
        card.transform = View.Transform(translationX: -150, y: 0)
        #expect(steps.count == 3 && steps[0] == .beginTransform(View.Transform(translationX: -150, y: 0)))
    }

    @Test("A view scaled to nothing is not drawn, nor are its subviews; the views after it are")
    func vanished() {
        card.addSubview(View(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
        card.subviews[0].backgroundColor = .blue
        let other = View(frame: Rect(x: 0, y: 0, width: 5, height: 5))
        other.backgroundColor = .green
        screen.addSubview(other)
        card.transform = View.Transform(scaleX: 0, y: 1)
        #expect(steps == [.fill(Drawing.Shape(other.frame), .color(.green))])
    }

    @Test("A mask clips the view and its subviews, its shadow included, inside opacity and transform")
    func mask() {
        card.transform = View.Transform(scaleX: 2, y: 2)
        card.alpha = 0.5
        card.shadow = View.Shadow()
        card.maskPath = View.Path([.move(to: Point(x: 0, y: 0)), .line(to: Point(x: 60, y: 40)), .close])
        let moved = View.Path([.move(to: Point(x: 10, y: 10)), .line(to: Point(x: 70, y: 50)), .close])
        let names = steps.map { String("\($0)".prefix { $0 != "(" }) }
        #expect(
            names == [
                "beginTransform", "beginGroup", "beginMask", "shadow", "fill", "endGroup", "endGroup", "endGroup",
            ])
        #expect(steps[2] == .beginMask(moved))
        card.maskPath?.usesEvenOddFillRule = true
        #expect(screen.svg([]).contains("<path d=\"M10 10L70 50Z\" clip-rule=\"evenodd\"/>"))
    }

    @Test("Masks and transforms with numbers that are not finite are left out")
    func notFinite() {
        card.maskPath = View.Path([.move(to: Point(x: .nan, y: 0))])
        card.transform = View.Transform(translationX: .infinity, y: 0)
        #expect(LayoutSnapshot(of: screen).entries[1].style == nil)
    }

    @Test("An ellipse touches the middle of each edge")
    func oval() {
        let ends = View.Path(ovalIn: Rect(x: 0, y: 0, width: 20, height: 10)).elements.compactMap { element in
            if case .curve(let end, _, _) = element { end } else { nil }
        }
        #expect(ends == [Point(x: 10, y: 0), Point(x: 20, y: 5), Point(x: 10, y: 10), Point(x: 0, y: 5)])
    }

    @Test("Corners, masks and transforms are stored with a snapshot")
    func stored() throws {
        card.cornerRadius = 4
        card.maskedCorners = .topLeft
        card.transform = View.Transform(rotationAngle: 1)
        card.maskPath = View.Path(ovalIn: card.bounds)
        let snapshot = LayoutSnapshot(of: screen)
        let decoded = try JSONDecoder().decode(LayoutSnapshot.self, from: JSONEncoder().encode(snapshot))
        #expect(decoded == snapshot && decoded.svg() == snapshot.svg())
    }
}
