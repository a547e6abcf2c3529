import AutoLayout
import LayoutPreview
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

    @Test("A width that changes is animated from its old number to its new one, and nothing else is")
    func widthChanges() throws {
        let transition = root.layoutTransition { width.constant = 150 }
        let document = root.svg(animating: transition, motion: .curve(.linear, duration: 1), pause: 0.5)
        let markup = Markup(document)
        #expect(markup.fault == nil)
        let animations = markup.elements.filter { $0.name == "animate" }
        // The width of the box, and where the middle of the text is.
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
        let section = PreviewPage.Section(id: "a", title: "A", movingPicture: root.svg(animating: transition))
        let page = PreviewPage(title: "page", sections: [section]).html()
        #expect(page.contains("<img src=\"data:image/svg+xml;base64,PHN2Zy"))
        let still = PreviewPage.Section(id: "a", title: "A")
        #expect(!PreviewPage(title: "page", sections: [still]).html().contains("<img"))
    }

    @Test("Where nothing moves the picture is the still one")
    func still() {
        let transition = root.layoutTransition {}
        #expect(root.svg(animating: transition) == root.svg([]))
    }

    @Test("Views that come, go or leave the picture on their way leave a document that is whole")
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

    @Test("A moving picture of rounded, clipped, shaded views with gradients is whole")
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
