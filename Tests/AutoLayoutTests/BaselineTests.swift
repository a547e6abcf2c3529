import AutoLayout
import Testing

@Suite("Baselines")
struct BaselineTests {
    /// A view that leaves its baselines to one in it.
    final class Box: View {
        let text = Content(40, 30)
        override var forFirstBaselineLayout: View { text }
    }

    let screen = makeScreen()

    @Test("First baselines meet at the offset each view names from its top")
    func first() {
        let (small, large) = (Content(40, 20), Content(40, 50))
        (small.baseline, large.baseline) = (15, 38)
        for view in [small, large] {
            screen.addSubview(view)
            view.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        }
        large.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10).isActive = true
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(small.frame.minY == 33)
        large.baseline = 40
        large.invalidateIntrinsicContentSize()
        screen.layoutIfNeeded()
        #expect(small.frame.minY == 35)
    }

    @Test("A last baseline counts from the bottom, and without text is the bottom")
    func last() {
        let (text, plain) = (Content(40, 20), View())
        text.baseline = 4
        screen.addSubview(text)
        screen.addSubview(plain)
        plain.pin(0, 50, 10, 10, to: screen)
        text.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        text.lastBaselineAnchor.constraint(equalTo: plain.lastBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(text.frame.maxY == 64)
    }

    @Test("A container may leave its baseline to a view in it")
    func forwarded() {
        let (box, label) = (Box(), Content(40, 20))
        (box.text.baseline, label.baseline) = (20, 10)
        screen.addSubview(box)
        screen.addSubview(label)
        box.addSubview(box.text)
        box.pin(0, 100, 60, 60, to: screen)
        box.text.topAnchor.constraint(equalTo: box.topAnchor, constant: 5).isActive = true
        label.firstBaselineAnchor.constraint(equalTo: box.firstBaselineAnchor).isActive = true
        screen.layoutIfNeeded()
        #expect(label.frame.minY == 115)
    }
}
