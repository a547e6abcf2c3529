import LayoutControls
import Testing

/// The parts of controls as UIKit's counterparts show them: where they are, and what they are drawn with.
@Suite("The look of a control")
struct LookTests {
    private static let colors: [(color: Color, name: String)] = [
        (.white, "white"), (.black, "black"), (.blue, "blue"), (.green, "green"), (.gray, "gray"),
        (Color(red: 0.9, green: 0.9, blue: 0.92), "track"), (Color(white: 0, alpha: 0.15), "knob's shadow"),
        (Color(white: 0.6), "ring"), (Color(white: 0.8), "outline"), (Color(white: 1, alpha: 0.5), "pale"),
        (Color(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3), "placeholder"),
    ]

    private static func name(of color: Color) -> String { colors.first { $0.color == color }?.name ?? "\(color)" }

    private static func number(_ number: Double) -> String {
        number == number.rounded() ? "\(Int(number))" : "\(number)"
    }

    /// A line on a view, and on each view in it.
    private static func look(of view: View, depth: Int = 0) -> [String] {
        let place = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(number)
        var line = String(repeating: "  ", count: depth) + place.joined(separator: " ")
        if let fill = view.backgroundColor { line += ", fill \(name(of: fill))" }
        if view.cornerRadius > 0 { line += ", radius \(number(view.cornerRadius))" }
        if view.borderWidth > 0 {
            line += ", border \(number(view.borderWidth)) \(name(of: view.borderColor))"
        }
        if let shadow = view.shadow {
            line += ", shadow \(number(shadow.radius)) \(number(shadow.offset.x)) \(number(shadow.offset.y))"
            line += " \(name(of: shadow.color))"
        }
        if view.alpha < 1 { line += ", alpha \(view.alpha)" }
        if let label = view as? Label, let text = label.text {
            line += ", \(text) \(number(label.font.size)) \(label.font.weight) \(name(of: label.textColor))"
            line += " \(label.textAlignment)"
        }
        return [line] + view.subviews.flatMap { look(of: $0, depth: depth + 1) }
    }

    private static func slider() -> Control {
        let slider = Slider(frame: Rect(x: 0, y: 0, width: 128, height: 34))
        (slider.minimumValue, slider.maximumValue, slider.value) = (-1, 3, 0)
        return slider
    }

    private static func progress(_ progress: Double) -> Control {
        let bar = ProgressView(frame: Rect(x: 0, y: 0, width: 100, height: 4))
        bar.progress = progress
        return bar
    }

    private static func toggle(isOn: Bool) -> Control {
        let toggle = Switch(frame: Rect(x: 0, y: 0, width: 51, height: 31))
        toggle.isOn = isOn
        return toggle
    }

    private static func disabled() -> Control {
        let toggle = toggle(isOn: true)
        toggle.isEnabled = false
        return toggle
    }

    private static func segments() -> Control {
        let control = SegmentedControl(["Day", "Month"])
        control.frame = Rect(x: 0, y: 0, width: 204, height: 32)
        control.selectedIndex = 1
        return control
    }

    private static func pages() -> Control {
        let control = PageControl(frame: Rect(x: 0, y: 0, width: 43, height: 26))
        (control.numberOfPages, control.currentPage) = (3, 1)
        return control
    }

    private static func indicator(_ style: ActivityIndicator.Style) -> Control {
        let indicator = ActivityIndicator(frame: Rect(origin: .zero, size: .zero))
        indicator.style = style
        indicator.frame.size = indicator.naturalSize
        return indicator
    }

    private static func field(_ style: TextField.BorderStyle) -> Control {
        let field = TextField(nil, placeholder: "Name")
        field.frame = Rect(x: 0, y: 0, width: 100, height: 34)
        field.borderStyle = style
        return field
    }

    private static func button(isEnabled: Bool) -> Control {
        let button = Button("Go", imageSize: Size(width: 16, height: 10))
        button.frame = Rect(x: 0, y: 0, width: 100, height: 30)
        button.textMeasurer = Grid()
        button.isEnabled = isEnabled
        return button
    }

    /// Each character is as wide as half the font's size, and each line as high as the font.
    private final class Grid: TextMeasuring {
        func width(of text: Substring, in font: Font) -> Double { Double(text.count) * font.size / 2 }
        func metrics(of font: Font) -> FontMetrics {
            FontMetrics(ascent: 0.8 * font.size, descent: 0.2 * font.size)
        }
    }

    private static let looks: [(name: String, make: @Sendable () -> Control, lines: [String])] = [
        (
            "slider", { slider() },
            [
                "0 0 128 34", "  0 15 25 4, fill blue, radius 2", "  53 15 75 4, fill track, radius 2",
                "  25 3 28 28, fill white, radius 14, border 0.5 knob's shadow, shadow 4 0 1 knob's shadow",
            ]
        ),
        ("progress", { progress(0.25) }, ["0 0 100 4, fill track, radius 2", "  0 0 25 4, fill blue, radius 2"]),
        (
            "too much progress", { progress(3) },
            ["0 0 100 4, fill track, radius 2", "  0 0 100 4, fill blue, radius 2"]
        ),
        ("no progress", { progress(-1) }, ["0 0 100 4, fill track, radius 2", "  0 0 0 4, fill blue, radius 2"]),
        (
            "switch, off", { toggle(isOn: false) },
            [
                "0 0 51 31, fill track, radius 15.5",
                "  2 2 27 27, fill white, radius 13.5, shadow 4 0 1 knob's shadow",
            ]
        ),
        (
            "switch, on", { toggle(isOn: true) },
            [
                "0 0 51 31, fill green, radius 15.5",
                "  22 2 27 27, fill white, radius 13.5, shadow 4 0 1 knob's shadow",
            ]
        ),
        (
            "switch, disabled", { disabled() },
            [
                "0 0 51 31, fill green, radius 15.5, alpha 0.5",
                "  22 2 27 27, fill white, radius 13.5, shadow 4 0 1 knob's shadow",
            ]
        ),
        (
            "segments", { segments() },
            [
                "0 0 204 32, fill track, radius 8", "  2 2 100 28, radius 6",
                "    0 0 100 28, Day 13 regular black center", "  102 2 100 28, fill white, radius 6",
                "    0 0 100 28, Month 13 semibold black center",
            ]
        ),
        (
            "pages", { pages() },
            [
                "0 0 43 26", "  2 9.5 7 7, fill pale, radius 3.5", "  18 9.5 7 7, fill white, radius 3.5",
                "  34 9.5 7 7, fill pale, radius 3.5",
            ]
        ),
        (
            "stepper", { Stepper(frame: Rect(x: 0, y: 0, width: 94, height: 32)) },
            [
                "0 0 94 32, fill track, radius 8", "  0 0 47 32, − 20 regular black center",
                "  47 0 47 32, + 20 regular black center",
            ]
        ),
        (
            "search bar", { SearchBar(frame: Rect(x: 0, y: 0, width: 200, height: 56)) },
            [
                "0 0 200 56", "  8 10 184 36, fill track, radius 10", "    30 8.5 154 19", "    0 8 30 20",
                "      8 3 13 13, radius 6.5, border 1.5 gray",
            ]
        ),
        ("indicator", { indicator(.medium) }, ["0 0 20 20, radius 10, border 2.5 ring"]),
        ("large indicator", { indicator(.large) }, ["0 0 37 37, radius 18.5, border 4.625 ring"]),
        (
            "field with a border", { field(.roundedRect) },
            [
                "0 0 100 34, radius 5, border 1 outline",
                "  7 7.5 86 19, Name 17 regular placeholder natural",
            ]
        ),
        (
            "field with a line", { field(.line) },
            ["0 0 100 34, border 1 outline", "  7 7.5 86 19, Name 17 regular placeholder natural"]
        ),
        ("field", { field(.none) }, ["0 0 100 34", "  0 7.5 100 19, Name 17 regular placeholder natural"]),
        (
            "button", { button(isEnabled: true) },
            ["0 0 100 30", "  34.5 10 16 10", "  50.5 7.5 15 15, Go 15 regular blue center"]
        ),
        (
            "disabled button", { button(isEnabled: false) },
            ["0 0 100 30", "  34.5 10 16 10", "  50.5 7.5 15 15, alpha 0.35, Go 15 regular blue center"]
        ),
    ]

    @Test("is that of its counterpart in UIKit, part by part", arguments: looks.indices)
    func parts(index: Int) {
        let (name, make, lines) = LookTests.looks[index]
        let control = make()
        control.layoutIfNeeded()
        #expect(LookTests.look(of: control) == lines, "\(name)")
    }

    @Test("has no activity while it stands still, and shows none unless it is asked to")
    func activity() {
        let indicator = ActivityIndicator(frame: .zero)
        #expect(indicator.isHidden && !indicator.isAnimating && !indicator.isUserInteractionEnabled)
        indicator.startAnimating()
        #expect(!indicator.isHidden && indicator.isAnimating)
        indicator.hidesWhenStopped = false
        indicator.stopAnimating()
        #expect(!indicator.isHidden && !indicator.isAnimating)
        indicator.hidesWhenStopped = true
        #expect(indicator.isHidden)
    }

    @Test("keeps the length that UIKit's controls keep when there is room to spare")
    func hugging() {
        let hugging: [(control: Control, axes: [Axis])] = [
            (ActivityIndicator(frame: .zero), [.horizontal, .vertical]),
            (Switch(frame: .zero), [.horizontal, .vertical]),
            (Stepper(frame: .zero), [.horizontal, .vertical]), (ProgressView(frame: .zero), [.vertical]),
            (Slider(frame: .zero), []), (Button(frame: .zero), []), (TextField(frame: .zero), []),
        ]
        for (control, axes) in hugging {
            for axis in Axis.allCases {
                let expected: LayoutPriority = axes.contains(axis) ? .defaultHigh : .defaultLow
                #expect(control.contentHuggingPriority(for: axis) == expected, "\(control) \(axis)")
            }
        }
    }

    @Test("has settings that read as they were written")
    func settings() {
        let bar = ProgressView(frame: .zero)
        #expect(bar.progressTintColor == .blue)
        bar.progressTintColor = .red
        #expect(bar.progressTintColor == .red && bar.subviews[0].backgroundColor == .red)
        let text = TextView("one")
        text.text = "two"
        text.font.size = 20
        #expect(text.text == "two" && text.label.text == "two" && text.label.font.size == 20)
        let field = TextField("one")
        field.font.size = 20
        field.textColor = .red
        #expect(field.label.font.size == 20 && field.label.textColor == .red)
        field.text = ""
        #expect(field.label.text == nil && field.label.textColor != .red)
    }

    @Test("with text has the baselines of its text")
    func baselines() {
        let (button, field) = (Button("Go"), TextField("Go"))
        for control in [button, field] as [Control] { control.textMeasurer = Grid() }
        // 17 points of text, whose baseline is 0.8 of its height down.
        #expect(field.firstBaselineOffsetFromTop == field.label.firstBaselineOffsetFromTop)
        #expect(field.lastBaselineOffsetFromBottom == field.label.lastBaselineOffsetFromBottom)
        #expect(field.centeredContentHeight(forWidth: 50) == field.label.centeredContentHeight(forWidth: 0))
        #expect(button.firstBaselineOffsetFromTop == 12 && button.lastBaselineOffsetFromBottom == 3)
        button.contentInsets = DirectionalEdgeInsets(top: 10, leading: 0, bottom: 4, trailing: 0)
        // Half of the difference moves the text down.
        #expect(button.firstBaselineOffsetFromTop == 15 && button.lastBaselineOffsetFromBottom == 0)
    }
}
