import LayoutControls
import Testing

@Suite("A control")
struct ControlTests {
    @Test("has the size of its counterpart in UIKit")
    func sizes() {
        let none = View.noIntrinsicMetric
        let controls: [(Control, Size)] = [
            (Switch(frame: .zero), Size(width: 51, height: 31)), (Slider(frame: .zero), Size(width: none, height: 34)),
            (ProgressView(frame: .zero), Size(width: none, height: 4)),
            (Stepper(frame: .zero), Size(width: 94, height: 32)),
            (SearchBar(frame: .zero), Size(width: none, height: 56)),
            (ActivityIndicator(frame: .zero), Size(width: 20, height: 20)),
            (Button(frame: .zero), Size(width: 30, height: 30)),
        ]
        for (control, size) in controls { #expect(control.intrinsicContentSize == size, "\(control)") }
        let field = TextField("")
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        let pages = PageControl(frame: .zero)
        pages.numberOfPages = 3
        #expect(pages.intrinsicContentSize == Size(width: 39, height: 26))
    }

    @Test("has its parts within its bounds, side by side, mirrored in right-to-left layouts", arguments: [false, true])
    func parts(isMirrored: Bool) {
        let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 400))
        root.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let (toggle, slider, button) = (
            Switch(frame: .zero), Slider(frame: .zero), Button("Go", imageSize: Size(width: 16, height: 16))
        )
        let segments = SegmentedControl(["Day", "Month"])
        slider.value = 0.25
        button.imagePadding = 4
        let controls: [Control] = [toggle, slider, button, segments]
        for (index, control) in controls.enumerated() {
            root.addSubview(control)
            control.topAnchor.constraint(equalTo: root.topAnchor, constant: Double(index) * 60).isActive = true
            control.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        slider.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        root.layoutIfNeeded()
        for control in controls {
            let parts = control.subviews.map(\.frame)
            for part in parts {
                #expect(part.minX >= 0 && part.minY >= 0, "\(control)")
                #expect(part.maxX <= control.bounds.width + 1e-9 && part.maxY <= control.bounds.height + 1e-9)
            }
            for (index, part) in parts.enumerated() {
                for other in parts[(index + 1)...] {
                    let common = part.intersection(other)
                    #expect(common.width < 1e-9 || common.height < 1e-9, "\(control)")
                }
            }
        }
        #expect(toggle.subviews[0].frame.minX == (isMirrored ? 22 : 2))
        #expect(slider.subviews[2].frame.minX == (isMirrored ? 204 : 68))
        #expect(button.subviews[0].frame.minX == (isMirrored ? button.bounds.width - 16 : 0))
    }

    @Test("is as high as its title needs where it is narrow")
    func wrapping() {
        let button = Button("Several words that do not fit on one line")
        button.titleLabel.numberOfLines = 0
        #expect((button.intrinsicContentHeight(forWidth: 100) ?? 0) > 2 * button.intrinsicContentSize.height - 12)
        #expect(button.intrinsicContentHeight(forWidth: 1000) == button.intrinsicContentSize.height)
    }

    @Test("keeps text that does not scroll in sight")
    func textView() {
        let text = TextView("Several words that do not fit on one line")
        #expect(text.intrinsicContentSize.height == View.noIntrinsicMetric)
        text.isScrollEnabled = false
        #expect(text.intrinsicContentSize.width == text.label.intrinsicContentSize.width + 10)
        #expect(text.sizeThatFits(Size(width: 100, height: 0)).height > 50)
    }
}
