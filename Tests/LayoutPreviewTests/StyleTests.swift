import AutoLayout
import LayoutPreview
import Testing

@Suite("How views are drawn besides their colors")
struct StyleTests {
    private func screen(_ style: (View) -> Void) -> View {
        let screen = View(frame: Rect(x: 0, y: 0, width: 100, height: 80), name: "screen")
        let card = View(frame: Rect(x: 10, y: 10, width: 60, height: 40), name: "card")
        card.backgroundColor = .white
        let inner = View(frame: Rect(x: 40, y: 0, width: 40, height: 10), name: "inner")
        inner.backgroundColor = .red
        card.addSubview(inner)
        screen.addSubview(card)
        style(card)
        return screen
    }

    @Test("A plain view has no style, and is drawn with a fill alone")
    func plain() {
        let snapshot = LayoutSnapshot(of: screen { _ in })
        #expect(snapshot.entries.allSatisfy { $0.style == nil && $0.image == nil })
        #expect(snapshot.drawing.steps.count == 2)
    }

    @Test("Shadow and color are drawn first, then the subviews, and the border last")
    func order() {
        let steps = LayoutSnapshot(
            of: screen { card in
                card.borderWidth = 2
                card.shadow = View.Shadow()
                card.alpha = 0.5
                card.clipsToBounds = true
            }
        ).drawing.steps
        let names = steps.map { String("\($0)".prefix { $0 != "(" }) }
        #expect(
            names == [
                "beginGroup", "shadow", "fill", "beginGroup", "fill", "endGroup", "stroke", "endGroup",
            ])
    }

    @Test("A border is inside the edges, and the radius of its corners is smaller by half its width")
    func border() {
        let drawing = LayoutSnapshot(
            of: screen { card in
                card.borderWidth = 2
                card.cornerRadius = 8
            }
        ).drawing
        let shape = Drawing.Shape(Rect(x: 11, y: 11, width: 58, height: 38), cornerRadius: 7)
        #expect(drawing.steps.last == .stroke(shape, width: 2, .black))
    }

    @Test(
        "The radius of corners is at least 0, and at most half of the shorter side", arguments: [(-0.5, 0.0), (9, 5)])
    func radius(given: Double, drawn: Double) {
        let shape = Drawing.Shape(Rect(x: 0, y: 0, width: 20, height: 10), cornerRadius: given)
        #expect(shape.cornerRadius == drawn)
        #expect(shape.corners == (drawn == 0 ? [] : .all))
    }

    @Test("Groups, gradients, shadows and clips are in the SVG, each definition under a name of its own")
    func svg() {
        let svg = screen { card in
            card.alpha = 0.5
            card.clipsToBounds = true
            card.cornerRadius = 8
            card.shadow = View.Shadow(radius: 6)
            card.backgroundGradient = View.Gradient(from: .red, to: .blue)
        }.svg([])
        for part in [
            "<g opacity=\"0.5\">", "clip-path=\"url(#clip-3)\"", "stdDeviation=\"3\"", "fill=\"url(#gradient-2)\"",
            "<stop offset=\"1\" stop-color=\"#007aff\"/>",
        ] {
            #expect(svg.contains(part), "\(part) in \(svg)")
        }
    }

    @Test("A shadow of radius 0 is the shape drawn once more, without a filter")
    func sharpShadow() {
        let svg = screen { $0.shadow = View.Shadow(color: .black, radius: 0, offset: Point(x: 3, y: 4)) }.svg([])
        #expect(svg.contains("<rect x=\"13\" y=\"14\" width=\"60\" height=\"40\" fill=\"#000000\"/>"))
        #expect(!svg.contains("filter"))
    }

    @Test("A translucent view ends its group before its next sibling is drawn")
    func siblings() {
        let root = View(frame: Rect(x: 0, y: 0, width: 40, height: 20))
        let (pale, full) = (View(frame: root.bounds), View(frame: root.bounds))
        for view in [pale, full] {
            view.backgroundColor = .red
            root.addSubview(view)
        }
        pale.alpha = 0.5
        let fill = Drawing.Step.fill(Drawing.Shape(root.bounds), .color(.red))
        #expect(
            LayoutSnapshot(of: root).drawing.steps == [.beginGroup(opacity: 0.5, clip: nil), fill, .endGroup, fill])
    }

    @Test("An embedded image whose length is not a multiple of three is padded")
    func padding() {
        // In Base64, 89504E, 470D0A and 1A0A00 are iVBO, Rw0K and GgoA; 1A0A is Ggo=, and a single 0 is AA==.
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let image = ImageView(contents: .embedded(signature))
        image.frame = Rect(x: 0, y: 0, width: 5, height: 5)
        #expect(image.svg([]).contains("href=\"data:image/png;base64,iVBORw0KGgo=\""))
        image.contents = .embedded(signature + [0, 0])
        #expect(image.svg([]).contains("href=\"data:image/png;base64,iVBORw0KGgoAAA==\""))
    }

    @Test("Definitions of several pictures on a page have different names")
    func page() {
        let snapshot = LayoutSnapshot(of: screen { $0.backgroundGradient = View.Gradient(from: .red, to: .blue) })
        let picture = PreviewPage.Picture(caption: "", snapshot: snapshot)
        let section = PreviewPage.Section(id: "one", title: "One", pictures: [picture, picture])
        let html = PreviewPage(title: "Page", sections: [section]).html()
        for name in ["one-entry-gradient-1", "one-0-gradient-1", "one-1-gradient-1"] {
            #expect(html.split(separator: "id=\"\(name)\"").count == 2)
        }
    }

    @Test("An embedded image is in the picture itself, a referenced one by its address, in its content mode")
    func images() {
        let png: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 40, 0, 0, 0, 20,
        ]
        let image = ImageView(contents: .embedded(png))
        #expect(image.intrinsicContentSize == Size(width: 40, height: 20))
        image.frame = Rect(x: 0, y: 0, width: 50, height: 50)
        image.contentMode = .scaleAspectFill
        let screen = screen { $0.addSubview(image) }
        #expect(screen.svg().contains("href=\"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAU\""))
        #expect(screen.svg().contains("preserveAspectRatio=\"xMidYMid slice\""))
        image.contents = .referenced("cover.jpg?a=1&b=2")
        #expect(screen.svg().contains("href=\"cover.jpg?a=1&amp;b=2\""))
        image.contents = nil
        #expect(!screen.svg().contains("<image"))
    }

    @Test(
        "Content modes place an image of 40 × 20 in a square",
        arguments: [
            (ImageContentMode.scaleToFill, Rect(x: 0, y: 0, width: 80, height: 80)),
            (.scaleAspectFit, Rect(x: 0, y: 20, width: 80, height: 40)),
            (.scaleAspectFill, Rect(x: -40, y: 0, width: 160, height: 80)),
            (.center, Rect(x: 20, y: 30, width: 40, height: 20)),
        ])
    func modes(mode: ImageContentMode, rect: Rect) {
        #expect(mode.rect(of: Size(width: 40, height: 20), in: Rect(x: 0, y: 0, width: 80, height: 80)) == rect)
    }

    @Test("The size of a JPEG file is that of its frame header, and nothing is read beyond the end")
    func jpeg() {
        let file: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 50, 1]
        #expect(ImageContents.embedded(file).format == .jpeg)
        #expect(ImageContents.embedded(file).pixelSize == Size(width: 50, height: 30))
        for length in 0..<17 { #expect(ImageContents.embedded(Array(file.prefix(length))).pixelSize == nil) }
    }

    @Test("An embedded image in an unknown format is a crossed box on gray, as is one without contents")
    func unknownFormat() {
        func picture(_ contents: ImageContents?) -> String {
            let image = ImageView(frame: Rect(x: 10, y: 10, width: 50, height: 40))
            image.contents = contents
            let root = View(frame: Rect(x: 0, y: 0, width: 80, height: 60), name: "root")
            root.addSubview(image)
            return root.svg([])
        }
        #expect(picture(.embedded([1, 2, 3])) == picture(nil))
        #expect(picture(nil).contains("fill=\"#e5e5ea\" stroke=\"#8e8e93\""))
    }

    @Test("A drawing with overlays has their steps after those of the views")
    func overlays() {
        let snapshot = LayoutSnapshot(of: Sample.conflict.root)
        #expect(snapshot.drawing([]) == snapshot.drawing)
        let all = snapshot.drawing(.allOverlays)
        #expect(all.size == snapshot.drawing.size)
        #expect(all.steps.starts(with: snapshot.drawing.steps) && all.steps.count > snapshot.drawing.steps.count + 10)
    }

    @Test("Scroll indicators are translucent black, placeholders gray with darker lines")
    func fixedColors() {
        #expect(Drawing.scrollIndicator == Color(white: 0, alpha: 0.35))
        #expect(Drawing.placeholderLine == Color(red: 142.0 / 255, green: 142.0 / 255, blue: 147.0 / 255))
        #expect(Drawing.placeholderFill == Color(red: 229.0 / 255, green: 229.0 / 255, blue: 234.0 / 255))
    }

    @Test("NaN and infinite numbers are left out")
    func oddities() {
        let snapshot = LayoutSnapshot(
            of: screen { card in
                card.alpha = .nan
                card.borderWidth = .infinity
                card.shadow = View.Shadow(radius: .nan)
                card.backgroundGradient = View.Gradient(from: .red, to: .blue, start: Point(x: .nan, y: 0))
            })
        let style = snapshot.entries[1].style
        #expect(style?.alpha == 0 && style?.borderWidth == 0 && style?.shadow == nil && style?.gradient == nil)
    }
}
