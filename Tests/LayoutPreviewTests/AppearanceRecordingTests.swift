import AutoLayout
import LayoutPreview
import TestSupport
import Testing

@testable import GalleryExamples

/// Drawings with everything that views can show, compared with their recordings.
@Suite("Pictures of what views show are as recorded:")
struct AppearanceRecordingTests {
    private func screen(_ width: Double, _ height: Double) -> View {
        View(frame: Rect(x: 0, y: 0, width: width, height: height), name: "screen")
    }

    private func check(_ root: View, _ name: String) throws {
        root.layoutIfNeeded()
        let svg = root.svg([])
        #expect(Markup(svg).fault == nil)
        try Recording("\(name).svg").check(svg)
    }

    @Test("images in each mode, larger and smaller than their views, with and without round corners")
    func images() throws {
        let root = screen(400, 300)
        let contents = ImageContents.embedded(try TurnedImage.png(6))
        for (row, mode) in ImageContentMode.allCases.enumerated() {
            for column in 0..<6 {
                let image = ImageView(
                    frame: Rect(
                        x: 10 + 60 * Double(column), y: 10 + 60 * Double(row), width: 50, height: 40))
                image.contentMode = mode
                image.contents = column == 5 ? nil : contents
                if column % 2 == 1 { image.cornerRadius = 9 }
                if column == 2 { image.naturalSize = Size(width: 90, height: 70) }
                if column == 3 { image.naturalSize = Size(width: 50, height: 40) }
                if column == 4 { image.contents = .referenced("a&b.png") }
                root.addSubview(image)
            }
        }
        try check(root, "images")
    }

    @Test("an image in each orientation")
    func orientations() throws {
        let root = screen(400, 100)
        for orientation in 1...8 {
            let image = ImageView(frame: Rect(x: 45 * Double(orientation), y: 10, width: 40, height: 30))
            image.contents = .embedded(try TurnedImage.png(orientation))
            root.addSubview(image)
        }
        try check(root, "orientations")
    }

    @Test("colors, borders, gradients and shadows, with each corner round")
    func boxes() throws {
        let root = screen(500, 200)
        let corners: [View.CornerMask] = [
            .all, .topLeft, .topRight, .bottomLeft, .bottomRight, [.topLeft, .topRight], [.bottomLeft, .topRight],
        ]
        for (index, mask) in corners.enumerated() {
            let box = View(frame: Rect(x: 10 + 65 * Double(index), y: 10, width: 50, height: 40))
            box.backgroundColor = Color(red: 0.1 * Double(index), green: 0.5, blue: 0.25, alpha: 0.75)
            (box.cornerRadius, box.maskedCorners) = (12, mask)
            (box.borderWidth, box.borderColor) = (Double(index % 3), .red)
            root.addSubview(box)
            let shaded = View(frame: Rect(x: 10 + 65 * Double(index), y: 80, width: 50, height: 40))
            shaded.backgroundGradient = View.Gradient(
                stops: [.init(.red, at: 0.1), .init(.green, at: 0.4), .init(.blue, at: 1)],
                start: Point(x: 0.2, y: 0.1 * Double(index)), end: Point(x: 0.9, y: 0.7))
            shaded.shadow = View.Shadow(
                color: Color(white: 0.2, alpha: 0.5), radius: Double(index), offset: Point(x: 3, y: -2))
            (shaded.cornerRadius, shaded.maskedCorners) = (Double(8 * index), mask)
            shaded.alpha = 1 - 0.1 * Double(index)
            root.addSubview(shaded)
        }
        try check(root, "boxes")
    }

    @Test("turned, scaled, masked and clipped views")
    func transforms() throws {
        let root = screen(400, 200)
        let transforms: [View.Transform] = [
            View.Transform(translationX: 5, y: -3), View.Transform(scaleX: 1.5, y: 0.5),
            View.Transform(rotationAngle: 0.5), View.Transform(a: 1, b: 0.2, c: -0.3, d: 0.8, tx: 2, ty: 4),
        ]
        for (index, transform) in transforms.enumerated() {
            let box = View(frame: Rect(x: 20 + 90 * Double(index), y: 20, width: 60, height: 40))
            box.backgroundColor = .blue
            box.transform = transform
            box.clipsToBounds = index % 2 == 1
            let inner = View(frame: Rect(x: 30, y: 20, width: 60, height: 40))
            inner.backgroundColor = .red
            box.addSubview(inner)
            root.addSubview(box)
            let masked = View(frame: Rect(x: 20 + 90 * Double(index), y: 120, width: 60, height: 40))
            masked.backgroundColor = .green
            var path = View.Path(
                roundedRect: Rect(x: 2, y: 3, width: 50, height: 30), cornerRadii: Size(width: 8, height: 12),
                corners: index == 0 ? .all : .bottomLeft)
            if index > 1 { path.elements += View.Path(ovalIn: Rect(x: 10, y: 8, width: 20, height: 10)).elements }
            path.usesEvenOddFillRule = index == 3
            masked.maskPath = path
            root.addSubview(masked)
        }
        try check(root, "transforms")
    }

    @Test("scroll views with indicators at both edges, at the start, in the middle and at the end")
    func scrolling() throws {
        let root = screen(400, 150)
        for (index, share) in [0.0, 0.5, 1].enumerated() {
            let scroll = ScrollView(frame: Rect(x: 10 + 120 * Double(index), y: 10, width: 100, height: 80))
            scroll.backgroundColor = Color(white: 0.9)
            scroll.contentSize = Size(width: 300, height: 200)
            (scroll.contentInset.left, scroll.contentInset.top) = (10, 20)
            scroll.cornerRadius = 5
            let box = View(frame: Rect(x: 60, y: 40, width: 200, height: 130))
            box.backgroundColor = .blue
            scroll.addSubview(box)
            root.addSubview(scroll)
            root.layoutIfNeeded()
            scroll.contentOffset = Point(x: -10 + 210 * share, y: -20 + 140 * share)
        }
        try check(root, "scrolling")
    }

    @Test("labels in each alignment, with styled runs, in boxes that are too small or larger than the text")
    func labels() throws {
        let root = screen(800, 400)
        let text: StyledText = [
            "plain ", .bold("bold "), .colored("red ", .red), .sized("large ", 24), .underlined("under"), " ",
            .link("a link", to: "https://swift.org/?a&b"), StyledText.Run(" up").raised(5),
            StyledText.Run(" wide").letterSpaced(2),
        ]
        for (column, alignment) in TextAlignment.allCases.enumerated() {
            for row in 0..<4 {
                let label = Label(runs: text, fontSize: 13)
                label.frame = Rect(
                    x: 10 + 130 * Double(column), y: 10 + 90 * Double(row), width: 120, height: [80, 30, 18, 80][row])
                label.textAlignment = alignment
                label.numberOfLines = [0, 2, 1, 3][row]
                label.lineBreakMode = row == 1 ? .byTruncatingMiddle : row == 2 ? .byTruncatingHead : .byTruncatingTail
                label.backgroundColor = Color(white: 0.95)
                root.addSubview(label)
            }
        }
        try check(root, "labels")
    }
}
