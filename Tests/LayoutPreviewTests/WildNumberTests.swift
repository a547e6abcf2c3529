import AutoLayout
import LayoutPreview
import TestSupport
import Testing

@Suite("Numbers that no picture can show")
struct WildNumberTests {
    private func screen() -> View {
        View(frame: Rect(x: 0, y: 0, width: 100, height: 50), name: "screen")
    }

    @Test(
        "A view with a negative width or height is not drawn, but its subviews are",
        arguments: [
            Rect(x: 60, y: 10, width: -50, height: 20), Rect(x: 10, y: 30, width: 50, height: -20),
            Rect(x: 60, y: 30, width: -50, height: -20),
        ])
    func negativeFrame(frame: Rect) {
        let screen = screen()
        let box = View(frame: frame, name: "box")
        box.backgroundColor = .red
        box.borderWidth = 2
        box.shadow = View.Shadow(color: .black, radius: 4)
        let inner = View(frame: Rect(x: 0, y: 0, width: 8, height: 8), name: "i")
        inner.backgroundColor = .blue
        box.addSubview(inner)
        screen.addSubview(box)
        let rects = Markup(screen.svg(.allOverlays)).elements.filter { $0.name == "rect" }.map { $0.attributes }
        #expect(!rects.contains { $0["width"]?.first == "-" || $0["height"]?.first == "-" })
        #expect(!rects.contains { $0["fill"] == "#ff3b30" || $0["stroke"] == "#000000" })
        #expect(rects.contains { $0["fill"] == "#007aff" && $0["width"] == "8" })
        #expect(!screen.text().contains("box"))
        // A view that clips shows nothing outside its bounds.
        box.clipsToBounds = true
        let clip = Drawing.Shape(
            Rect(origin: frame.origin, size: Size(width: max(0, frame.width), height: max(0, frame.height))))
        #expect(LayoutSnapshot(of: screen).drawing.steps.contains(.beginGroup(opacity: 1, clip: clip)))
    }

    @Test("A negative width of the root makes a picture of width 0")
    func negativeRoot() throws {
        let root = View(frame: Rect(x: 0, y: 0, width: -50, height: 20), name: "root")
        root.backgroundColor = .red
        let svg = try #require(Markup(root.svg(.allOverlays)).elements.first).attributes
        #expect(svg["width"] == "0" && svg["height"] == "20" && svg["viewBox"] == "0 0 0 20")
        #expect(LayoutSnapshot(of: root).drawing.size == Size(width: 0, height: 20))
        #expect(!root.text().isEmpty)
    }

    /// A shadow extends beyond its view by twice the shadow's radius, and the filter's region must include the shadow.
    @Test("The radius and offset of a shadow are limited to a million points")
    func hugeShadow() throws {
        let screen = screen()
        let box = View(frame: Rect(x: 10, y: 10, width: 20, height: 20), name: "box")
        box.shadow = View.Shadow(color: .black, radius: 1e308, offset: Point(x: -1e308, y: 1e308))
        screen.addSubview(box)
        let filter = try #require(Markup(screen.svg([])).elements.first { $0.name == "filter" }).attributes
        // The filter begins at 10 - 1,000,000 - 2 · 1,000,000, and is 20 + 4 · 1,000,000 wide.
        #expect(filter["x"] == "-2999990" && filter["y"] == "-999990")
        #expect(filter["width"] == "4000020" && filter["height"] == "4000020")
    }

    @Test("Finite numbers give finite pictures without negative sizes", arguments: Effort.seeds(100, long: 10_000))
    func anything(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        func number() -> Double {
            let number =
                [
                    0, 1, 10, 25, 1e4, 1e9, 1e150, 1e300, 1e308, .greatestFiniteMagnitude, 1e-300,
                ].randomElement(using: &random) ?? 0
            return Bool.random(using: &random) ? number : -number
        }
        // Views refuse frames with larger numbers.
        func place() -> Double { max(-1e300, min(number(), 1e300)) }
        func rect() -> Rect { Rect(x: place(), y: place(), width: place(), height: place()) }
        func style(_ view: View) {
            view.cornerRadius = number()
            view.borderWidth = number()
            view.clipsToBounds = Bool.random(using: &random)
            view.maskedCorners = View.CornerMask(rawValue: UInt8.random(in: 0...15, using: &random))
            if Bool.random(using: &random) {
                view.transform = View.Transform(
                    a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
                view.maskPath = View.Path(roundedRect: rect(), cornerRadii: Size(width: number(), height: number()))
            }
            view.shadow = View.Shadow(color: .black, radius: number(), offset: Point(x: number(), y: number()))
            view.backgroundGradient = View.Gradient(
                from: .black, to: .white, start: Point(x: number(), y: number()), end: Point(x: number(), y: number()))
        }
        let screen = Bool.random(using: &random) ? screen() : View(frame: rect(), name: "screen")
        screen.layoutDiagnosticHandler = { _ in }
        var parent = screen
        for depth in 0..<4 {
            let view: View =
                switch depth % 3 {
                case 0: View()
                case 1: Label("text", fontSize: number())
                default: ImageView(contents: .referenced("a.png"))
                }
            view.frame = rect()
            style(view)
            parent.addSubview(view)
            if Bool.random(using: &random) { parent = view }
        }
        let document = Markup(screen.svg(.allOverlays))
        #expect(document.fault == nil)
        for (name, attributes) in document.elements {
            for (attribute, value) in attributes.sorted(by: { $0.key < $1.key }) where attribute != "font-family" {
                #expect(!value.contains("nan") && !value.contains("inf"), "\(name) \(attribute) \(value)")
                if ["width", "height", "rx", "r"].contains(attribute) {
                    #expect(value.first != "-", "\(name) \(attribute) \(value)")
                }
            }
        }
        #expect(!screen.text().isEmpty)
    }
}
