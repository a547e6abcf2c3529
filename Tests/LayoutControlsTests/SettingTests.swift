import LayoutControls
import Testing

@Suite("A setting that changes after the first pass")
struct SettingTests {
    /// A measurer for which every string is twice as wide as usual.
    private final class Wide: TextMeasuring {
        func width(of text: Substring, in font: Font) -> Double {
            2 * HelveticaMeasurer.shared.width(of: text, in: font)
        }
        func metrics(of font: Font) -> FontMetrics { HelveticaMeasurer.shared.metrics(of: font) }
        var fontFamily: String? { nil }
    }

    private static func makeViews() -> [View] {
        let (slider, toggle, progress) = (Slider(frame: .zero), Switch(frame: .zero), ProgressView(frame: .zero))
        let (button, pages) = (Button("Title", imageSize: Size(width: 16, height: 16)), PageControl(frame: .zero))
        let segments = SegmentedControl(["Day", "Month"])
        (slider.value, toggle.isOn, progress.progress, pages.numberOfPages) = (0.25, true, 0.25, 3)
        let field = TextField("Text")
        field.leadingView = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        let text = TextView("Several words that do not fit on one line")
        let views = [
            slider, toggle, progress, button, pages, segments, field, text, Stepper(frame: .zero),
            SearchBar(frame: .zero),
        ]
        for view in views { view.frame = Rect(x: 0, y: 0, width: 120, height: 50) }
        return views
    }

    private static func makeTree() -> View {
        let (root, box) = (View(frame: Rect(x: 0, y: 0, width: 200, height: 200)), View(frame: .zero))
        root.addSubview(box)
        for view in makeViews() { box.addSubview(view) }
        return root
    }

    /// The frames of all views inside a view, and the content sizes of the scroll views among them.
    private static func frames(in view: View) -> [Rect] {
        let content = (view as? ScrollView)?.contentSize ?? .zero
        return [Rect(origin: .zero, size: content)] + view.subviews.flatMap { [$0.frame] + frames(in: $0) }
    }

    private static func expectEqualParts(_ changed: View, _ made: View) {
        for (changed, made) in zip(changed.subviews[0].subviews, made.subviews[0].subviews) {
            #expect(frames(in: changed) == frames(in: made), "\(changed)")
        }
    }

    private static let changes: [@Sendable (View) -> Void] = [
        { $0.layoutDirection = .rightToLeft }, { $0.textScale = 2 }, { $0.textMeasurer = Wide() },
        { $0.displayScale = 1 },
    ]

    @Test("places the parts of every control as if it had been there from the start", arguments: changes.indices)
    func changed(index: Int) {
        let (changed, made) = (SettingTests.makeTree(), SettingTests.makeTree())
        changed.layoutIfNeeded()
        for root in [changed, made] {
            SettingTests.changes[index](root)
            root.layoutIfNeeded()
        }
        SettingTests.expectEqualParts(changed, made)
    }

    @Test("reaches controls that move into a tree that has it", arguments: changes.indices)
    func moved(index: Int) {
        let (source, target) = (SettingTests.makeTree(), View(frame: Rect(x: 0, y: 0, width: 200, height: 200)))
        source.layoutIfNeeded()
        SettingTests.changes[index](target)
        target.addSubview(source.subviews[0])
        let made = SettingTests.makeTree()
        SettingTests.changes[index](made)
        for root in [target, made] { root.layoutIfNeeded() }
        SettingTests.expectEqualParts(target, made)
    }

    @Test("reaches controls that leave the tree that had it", arguments: changes.indices)
    func removed(index: Int) {
        let (source, made) = (SettingTests.makeTree(), SettingTests.makeTree())
        SettingTests.changes[index](source)
        source.layoutIfNeeded()
        let box = source.subviews[0]
        box.removeFromSuperview()
        let target = View(frame: Rect(x: 0, y: 0, width: 200, height: 200))
        target.addSubview(box)
        for root in [target, made] { root.layoutIfNeeded() }
        SettingTests.expectEqualParts(target, made)
    }

    @Test("mirrors a control whose own direction is forced")
    func semanticContentAttribute() {
        let button = Button("Title", imageSize: Size(width: 16, height: 16))
        button.frame = Rect(x: 0, y: 0, width: 120, height: 50)
        button.layoutIfNeeded()
        let before = button.imageView.frame
        button.semanticContentAttribute = .forceRightToLeft
        button.layoutIfNeeded()
        #expect(button.imageView.frame.minX == 120 - before.maxX)
    }

    @Test("triggers no layout if it is set to the value that it had")
    func unchanged() {
        final class Counting: View {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let (root, view) = (View(frame: Rect(x: 0, y: 0, width: 200, height: 200)), Counting(frame: .zero))
        root.addSubview(view)
        root.layoutIfNeeded()
        root.layoutDirection = .leftToRight
        root.textScale = 1
        root.textMeasurer = HelveticaMeasurer.shared
        root.displayScale = 0
        view.semanticContentAttribute = .unspecified
        root.layoutIfNeeded()
        #expect(view.count == 1)
        root.layoutDirection = .rightToLeft
        root.layoutIfNeeded()
        #expect(view.count == 2)
    }
}
