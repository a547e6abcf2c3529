import AutoLayout
import LayoutControls
import LayoutTesting
import Testing

/// A check in a global constant, which has to be sendable since tests run on several threads.
private let shared = LayoutCheck(sizes: [phone]).exempting("badge", from: .noOverlaps)

/// A view that also reacts to touches up to 12 points outside its bounds.
private final class EagerView: View {
    override func point(inside point: Point) -> Bool {
        bounds.insetBy(dx: -12, dy: -12).contains(point)
    }
}

/// A character of size 10 is 5 points wide and 10 points tall in these tests.
@Suite("Variants of a layout, and what is not a fault")
struct VariantTests {
    let screen = makeScreen()
    let label = Label("Send all", fontSize: 10, name: "label")

    init() {
        label.frame = Rect(x: 0, y: 0, width: 40, height: 10)
        screen.addSubview(label)
    }

    @Test("A check may be shared")
    func sendable() {
        #expect(shared.faults(in: screen) == [])
    }

    @Test("Texts are made longer, one word or empty, and each fault says which")
    func texts() {
        let check = LayoutCheck(
            sizes: [phone], directions: [.leftToRight], texts: [.asWritten, .longer, .oneWord, .empty])
        let faults = check.faults(in: screen)
        #expect(
            faults.map { "\($0)" } == [
                """
                screen > label: truncates “Send all Send” to “Send al…”: it needs a width of 65 and has 40 \
                (320 × 568, left to right, longer texts)
                """
            ])
        #expect(label.text == "Send all" && label.font.size == 10)
    }

    @Test("Fonts are scaled, even in trees that are built again")
    func scales() {
        let check = LayoutCheck(sizes: [phone], directions: [.leftToRight], textScales: [1, 1.5, 3])
        let faults = check.faults(in: screen)
        #expect(faults.map(\.screens.count) == [2] && faults[0].worstScreen.textScale == 3)
        // At three times the size, the text is truncated to fit, and a line is 30 tall in a label that is 10 tall.
        #expect(faults[0].problem.rule == .textFits)
        #expect(faults[0].description.contains("(320 × 568, left to right, text × 1.5; 320 × 568"))
        #expect(label.font.size == 10)
        let built = check.faults {
            let screen = makeScreen()
            screen.addSubview(label)
            label.font.size = 10
            return screen
        }
        #expect(built == faults)
    }

    @Test("The same fault on several screens is reported once, with the numbers of the worst")
    func grouped() {
        let box = View(name: "box")
        screen.addSubview(box)
        LayoutConstraint.activate([
            box.leftAnchor.constraint(equalTo: screen.leftAnchor),
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 400), box.heightAnchor.constraint(equalToConstant: 20),
        ])
        let sizes = [390.0, 320, 360, 1024].map { Size(width: $0, height: 568) }
        let faults = LayoutCheck(sizes: sizes).faults(in: screen)
        #expect(faults.map(\.problem) == [.outside(EdgeInsets(right: 80))])
        #expect(faults[0].screens.map(\.size.width) == [390, 390, 320, 320, 360, 360])
        #expect(faults[0].worstScreen.size.width == 320 && faults[0].screenSize.width == 390)
    }

    @Test("A background that fills its parent may lie behind its siblings, but not in front of them")
    func background() {
        let card = screen.add("card", 0, 100, 100, 100)
        card.add("background", 0, 0, 100, 100)
        card.add("text", 10, 10, 50, 20)
        #expect(LayoutCheck(sizes: [phone]).faults(in: screen) == [])
        card.add("cover", 0, 0, 100, 100)
        let faults = LayoutCheck(sizes: [phone], directions: [.leftToRight]).faults(in: screen)
        #expect(faults.map { "\($0.viewName): \($0.problem)" } == ["cover: overlaps text by 50 × 20 at (10, 10)"])
    }

    @Test("An overlap of up to a point is not a fault, unless the tolerated overlap is smaller")
    func smallOverlaps() {
        screen.add("left", 0, 100, 100, 20)
        screen.add("right", 99, 100, 100, 20)
        #expect(LayoutCheck(sizes: [phone]).faults(in: screen) == [])
        #expect(LayoutCheck(sizes: [phone], toleratedOverlap: 0.5).faults(in: screen).map(\.viewName) == ["right"])
        screen.subviews[2].frame.origin.x = 98.9
        #expect(LayoutCheck(sizes: [phone]).faults(in: screen).map(\.viewName) == ["right"])
    }

    @Test("Clipping text by less than a point, or a pixel at a known scale, is not a fault")
    func slack() {
        (label.numberOfLines, label.frame.size.height) = (0, 9.2)
        #expect(check(.textFits).faults(in: screen) == [])
        screen.displayScale = 2
        #expect(check(.textFits).faults(in: screen).map(\.viewName) == ["label"])
    }

    @Test("A touch target must be at least 44 points wide and tall")
    func targets() {
        let (small, large) = (screen.add("small", 0, 100, 44, 43), screen.add("large", 0, 200, 44, 44))
        #expect(check(.touchTargets).faults(in: screen) == [])
        (small.isTouchTarget, large.isTouchTarget) = (true, true)
        #expect(
            check(.touchTargets).faults(in: screen).map { "\($0.viewName) \($0.problem)" }
                == ["small is 44 × 43, but a touch target needs at least 44 × 44"])
    }

    /// The names of the controls that the check for touch targets reports when they are placed one below the other.
    private func small(_ controls: [(name: String, Control)]) -> [String] {
        for (index, (name, control)) in controls.enumerated() {
            control.name = name
            control.frame.origin = Point(x: 10, y: 60 * Double(index))
            screen.addSubview(control)
        }
        return check(.touchTargets).faults(in: screen).map(\.viewName)
    }

    @Test("A control at its platform's size is not a fault, nor is one that only displays something")
    func naturalControls() {
        let controls: [Control] = [
            Switch(frame: .zero), Slider(frame: .zero), Stepper(frame: .zero), SegmentedControl(["Day", "Week"]),
            TextField("Name"), PageControl(frame: .zero), SearchBar(frame: .zero), Button("OK"), Button("Settings"),
            Switch(frame: .zero), ProgressView(frame: .zero), ActivityIndicator(frame: .zero),
        ]
        for control in controls {
            control.frame.size = control.sizeThatFits(Size(width: 200, height: 0))
            control.isHidden = false
        }
        // Stretching a control, as a stack may do, does not make it harder to touch.
        controls[9].frame.size.height = 40
        // Rounding to pixels removes less than a point.
        controls[3].frame.size.height -= 0.5
        #expect(small(controls.map { ("\(type(of: $0))", $0) }) == [])
    }

    @Test("A control smaller than both its platform's size and 44 points is a fault")
    func squeezedControls() {
        let (icon, plain, toggle, slider) = (
            Button(nil, imageSize: Size(width: 16, height: 16)), Control(frame: .zero), Switch(frame: .zero),
            Slider(frame: .zero)
        )
        (icon.frame.size, plain.frame.size) = (Size(width: 20, height: 20), Size(width: 200, height: 40))
        (toggle.frame.size, slider.frame.size) = (Size(width: 51, height: 25), Size(width: 30, height: 34))
        let (wide, off) = (Button("A title of some length"), Button(frame: .zero))
        (wide.frame.size, off.frame.size) = (Size(width: 44, height: 44), Size(width: 20, height: 20))
        off.isUserInteractionEnabled = false
        #expect(
            small([
                ("icon", icon), ("plain", plain), ("toggle", toggle), ("slider", slider), ("wide", wide), ("off", off),
            ]) == ["icon", "plain", "toggle", "slider"])
        // A view for which `isTouchTarget` is set needs 44 points, whatever its natural size.
        toggle.frame.size = toggle.naturalSize
        #expect(small([("toggle", toggle)]) == ["icon", "plain", "slider"])
        toggle.isTouchTarget = true
        #expect(small([("toggle", toggle)]) == ["icon", "plain", "slider", "toggle"])
    }

    @Test("A view that reacts to touches outside its bounds may be small")
    func reach() {
        let eager = EagerView(frame: Rect(x: 100, y: 100, width: 20, height: 20))
        let shy = screen.add("shy", 0, 0, 20, 20)
        screen.addSubview(eager)
        (eager.isTouchTarget, shy.isTouchTarget) = (true, true)
        #expect(check(.touchTargets).faults(in: screen).map(\.viewName) == ["shy"])
    }

    @Test("Ties are reported if asked for")
    func ties() {
        let box = View(name: "box")
        screen.addSubview(box)
        LayoutConstraint.activate(
            [
                box.leftAnchor.constraint(equalTo: screen.leftAnchor),
                box.topAnchor.constraint(equalTo: screen.topAnchor),
                box.heightAnchor.constraint(equalToConstant: 20),
            ] + [30.0, 40].map { box.widthAnchor.constraint(equalToConstant: $0).withPriority(500) })
        label.removeFromSuperview()
        #expect(LayoutCheck(sizes: [phone]).faults(in: screen) == [])
        #expect(check(.noTies).faults(in: screen).map(\.problem.rule) == [.noTies])
    }
}
