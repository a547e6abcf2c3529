import AutoLayout
import LayoutPreview
import TestSupport
import Testing

@Suite("Moving pictures")
struct MovingSVGTests {
    let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100), name: "root")
    let box = View(name: "box")
    let label = Label("Text", name: "label")
    let width: LayoutConstraint

    init() {
        root.layoutDiagnosticHandler = { _ in }
        box.backgroundColor = .red
        label.textAlignment = .center
        root.addSubview(box)
        box.addSubview(label)
        width = box.widthAnchor.constraint(equalToConstant: 50)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 40),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), width,
        ])
        box.addSubviewWithEdgeConstraints(label)
    }

    @Test("A changed width is animated from its old value to its new one, with only what depends on it")
    func widthChanges() throws {
        let transition = root.layoutTransition { width.constant = 150 }
        let document = root.svg(animating: transition, motion: .curve(.linear, duration: 1), pause: 0.5)
        let markup = Markup(document)
        #expect(markup.fault == nil)
        let animations = markup.elements.filter { $0.name == "animate" }
        // The width of the box and the position of the text's middle are animated.
        #expect(animations.compactMap { $0.attributes["attributeName"] } == ["width", "x"])
        let values = try #require(
            animations.first?.attributes["values"]?.split(separator: ";").compactMap { Double($0) })
        #expect(values.first == 50 && values.last == 150)
        #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
        let times = try #require(
            animations.first?.attributes["keyTimes"]?.split(separator: ";").compactMap { Double($0) })
        #expect(times.count == values.count && times.first == 0 && times.last == 1)
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
        #expect(animations.allSatisfy { $0.attributes["dur"] == "2s" && $0.attributes["repeatCount"] == "indefinite" })
        #expect(!document.contains("<script"))
    }

    @Test("A section of a page shows a moving picture as a document of its own")
    func inPage() {
        let transition = root.layoutTransition { width.constant = 150 }
        let section = PreviewPage.Section(
            id: "a", title: "A", movingPicture: .init(svg: root.svg(animating: transition), size: root.bounds.size))
        let page = PreviewPage(title: "page", sections: [section]).html()
        #expect(page.contains("<img src=\"data:image/svg+xml;base64,PHN2Zy"))
        #expect(page.contains("width=\"\(root.bounds.width.plain)\" height=\"\(root.bounds.height.plain)\""))
        let (html, files) = PreviewPage(title: "page", sections: [section]).files()
        #expect(html.contains("<img src=\"pictures/a-moving.svg\"") && !html.contains("base64"))
        #expect(files.map(\.path) == ["pictures/a-moving.svg"] && files.first?.text == section.movingPicture?.svg)
        let still = PreviewPage.Section(id: "a", title: "A")
        #expect(!PreviewPage(title: "page", sections: [still]).html().contains("<img"))
    }

    @Test("A movement by a spring, and one in the dark by a curve, are as recorded, with their pauses")
    func recorded() throws {
        let grow = root.layoutTransition { width.constant = 150 }
        try Recording("moving.svg").check(root.svg(animating: grow))
        let shrink = root.layoutTransition { width.constant = 20 }
        let motion = Motion.curve(.easeInOut, duration: 0.2)
        try Recording("moving-dark.svg").check(root.svg(animating: shrink, motion: motion, pause: 0.1, .dark))
    }

    @Test("If nothing moves, the picture is the same as a still one")
    func still() {
        let transition = root.layoutTransition {}
        #expect(root.svg(animating: transition) == root.svg([]))
    }

    @Test("The document stays well-formed if views appear, disappear or move out of the picture")
    func comeAndGo() {
        let other = View(name: "other")
        other.backgroundColor = .blue
        let transition = root.layoutTransition {
            label.removeFromSuperview()
            root.addSubview(other)
            other.frame = Rect(x: 20, y: 20, width: 20, height: 20)
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 400).isActive = true
            LayoutConstraint.deactivate(root.constraints.filter { $0.constant == 10 })
        }
        let markup = Markup(root.svg(animating: transition, motion: .curve(.linear, duration: 1)))
        #expect(markup.fault == nil)
        #expect(box.frame.minX == 400)
    }

    /// A picture in which the box moves from x = 10 to x = 100.
    private func moved() -> String {
        let leading = root.constraints.first { $0.constant == 10 }
        let transition = root.layoutTransition { leading?.constant = 100 }
        return root.svg(animating: transition, motion: .curve(.linear, duration: 1), pause: 0.5)
    }

    /// The first and last values of each of the given attributes as animated inside the first element with the given
    /// name; none for an attribute that is not animated.
    private func ends(of attributes: [String], in element: String, of document: String) -> [[String]] {
        let lines = document.split(separator: "\n")
        guard let start = lines.firstIndex(where: { $0.contains("<\(element)") }) else { return [] }
        return attributes.map { attribute in
            let line = lines[start...].dropFirst().prefix { $0.contains("<animate") }
                .first { $0.contains("attributeName=\"\(attribute)\"") }
            let values = line?.split(separator: "values=\"").last?.prefix { $0 != "\"" }.split(separator: ";") ?? []
            return [values.first, values.last].compactMap { $0.map(String.init) }
        }
    }

    @Test("A shadow and a gradient move with their view")
    func shadowAndGradient() {
        box.shadow = View.Shadow(color: .black, radius: 4, offset: .zero)
        box.backgroundGradient = View.Gradient(
            from: .red, to: .blue, start: Point(x: 0, y: 0), end: Point(x: 1, y: 0))
        let document = moved()
        #expect(Markup(document).fault == nil)
        #expect(ends(of: ["x", "width"], in: "filter", of: document) == [["2", "92"], []])
        #expect(
            ends(of: ["x1", "x2", "y1"], in: "linearGradient", of: document) == [["10", "100"], ["60", "150"], []])
    }

    @Test(
        "A transform moves with its view, by a shift that is added to its matrix",
        arguments: [
            (View.Transform(scaleX: 0.5, y: 0.5), ["-90 0", "0 0"]),
            (View.Transform(rotationAngle: .pi / 2), ["90 90", "0 0"]),
            (View.Transform(a: 0.5, b: 1, c: -1, d: 2, tx: 3, ty: 4), ["0 45", "0 0"]),
            (View.Transform(scaleX: 1e-5, y: 1), []),
        ])
    func transform(_ transform: View.Transform, shifts: [String]) throws {
        box.transform = transform
        let document = moved()
        #expect(ends(of: ["transform"], in: "g transform", of: document) == [shifts])
        let animations = Markup(document).elements.filter { $0.name == "animateTransform" }
        #expect(animations.count == (shifts.isEmpty ? 0 : 1))
        #expect(animations.allSatisfy { $0.attributes["type"] == "translate" && $0.attributes["additive"] == "sum" })
        #expect(!document.contains("<animate attributeName=\"transform\""))
    }

    @Test("An image that its file's orientation rotates moves with its view")
    func turnedImage() {
        // A JPEG file of 50 by 30 pixels up to its frame header, with orientation 6.
        let exif = Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
        let file = [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + [0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 50, 1]
        box.addSubviewWithEdgeConstraints(ImageView(contents: .embedded(file)))
        let document = moved()
        // The translation is applied before the clockwise rotation.
        #expect(document.contains("transform=\"matrix(0 1 -1 0 150 0)\""))
        #expect(document.contains("additive=\"sum\" values=\"0 90;"))
    }

    @Test("A moving picture of rounded, clipped views with shadows and gradients is well-formed")
    func decorated() {
        box.cornerRadius = 8
        box.clipsToBounds = true
        box.shadow = View.Shadow()
        box.backgroundGradient = View.Gradient(from: .red, to: .blue)
        let transition = root.layoutTransition { width.constant = 120 }
        let markup = Markup(root.svg(animating: transition))
        #expect(markup.fault == nil)
        #expect(markup.elements.count { $0.name == "animate" } > 3)
    }
}
