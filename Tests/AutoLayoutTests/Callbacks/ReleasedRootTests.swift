import AutoLayout
import Testing

@Suite("Roots released in callbacks")
struct ReleasedRootTests {
    /// A tree of which only two parts outlive the root, the first with a view and a view that is called back.
    private final class Parts {
        var root: View? = makeScreen(width: 200, height: 100)
        let part = View(name: "part")
        let other = View(name: "other")
        let view = View(name: "view")
        let hooked = Hooked("hooked")

        init() {
            for part in [part, other] {
                root?.addSubview(part)
                part.addSubview(View())
            }
            for view in [hooked, view] { part.addSubview(view) }
            hooked.pin(1, 2, 20, 10, to: part)
            view.leadingAnchor.constraint(equalTo: part.leadingAnchor, constant: 3).isActive = true
            view.widthAnchor.constraint(equalToConstant: 30).isActive = true
            view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        }

        func release() { root = nil }

        /// Checks that, after a pass over the part, it has been laid out as a tree of its own.
        func expectLaidOut(top: Double) {
            part.layoutIfNeeded()
            #expect(part.superview == nil && root == nil)
            part.layoutIfNeeded()
            #expect(hooked.frame == Rect(x: 1, y: 2, width: 20, height: 10))
            #expect(view.frame == Rect(x: 3, y: top, width: 30, height: 40))
            let constraints = part.everything.reduce(0) { $0 + $1.constraints.count }
            #expect(constraints >= 8)
            hooked.onLayout = { _ in }
        }
    }

    @Test("The root may be released while a baseline is read for the first time")
    func baseline() {
        let parts = Parts()
        parts.hooked.firstBaseline = { _ in
            parts.release()
            return 5
        }
        defer { parts.hooked.firstBaseline = { _ in nil } }
        parts.view.topAnchor.constraint(equalTo: parts.hooked.firstBaselineAnchor).isActive = true
        parts.view.topAnchor.constraint(equalTo: parts.part.topAnchor).withPriority(1).isActive = true
        parts.expectLaidOut(top: 7)
    }

    @Test("The root may be released while a baseline is read again")
    func laterBaseline() {
        let parts = Parts()
        parts.view.topAnchor.constraint(equalTo: parts.hooked.firstBaselineAnchor).isActive = true
        parts.root?.layoutIfNeeded()
        parts.hooked.firstBaseline = { _ in
            parts.release()
            return 6
        }
        defer { parts.hooked.firstBaseline = { _ in nil } }
        parts.hooked.invalidateIntrinsicContentSize()
        parts.root?.layoutDirection = .rightToLeft
        parts.root?.layoutDirection = .leftToRight
        parts.expectLaidOut(top: 8)
    }

    @Test("The root may be released while content is read, and in the update of constraints that follows")
    func content() {
        for isUpdating in [false, true] {
            let parts = Parts()
            parts.view.topAnchor.constraint(equalTo: parts.part.topAnchor, constant: 9).isActive = true
            parts.root?.layoutIfNeeded()
            if isUpdating {
                parts.hooked.onUpdate = { _ in parts.release() }
                parts.hooked.setNeedsUpdateConstraints()
            } else {
                parts.hooked.contentSize = { _ in
                    parts.release()
                    return Size(width: 5, height: 5)
                }
                parts.hooked.invalidateIntrinsicContentSize()
            }
            defer {
                parts.hooked.onUpdate = { _ in }
                parts.hooked.contentSize = { _ in .zero }
            }
            parts.expectLaidOut(top: 9)
        }
    }

    @Test("Text that hugs its longest line may be moved to another tree while it is measured")
    func hugging() {
        let (screen, there) = (makeScreen(width: 100, height: 100), makeScreen(width: 300, height: 300))
        let label = Label("several words that wrap", fontSize: 10, numberOfLines: 0)
        label.hugsLongestLine = true
        let measurer = ActingMeasurer()
        screen.textMeasurer = measurer
        for view in [View(), View(), label] { screen.addSubview(view) }
        label.leadingAnchor.constraint(equalTo: screen.leadingAnchor).isActive = true
        let limit = label.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
        limit.isActive = true
        screen.layoutIfNeeded()
        for countdown in 1...12 {
            if label.superview !== screen {
                screen.addSubview(label)
                screen.layoutIfNeeded()
            }
            (measurer.countdown, measurer.action) = (countdown, { there.addSubview(label) })
            limit.constant = countdown % 2 == 0 ? 60 : 50
            label.text? = "several words that wrap\(countdown)"
            screen.layoutIfNeeded()
            there.layoutIfNeeded()
            #expect(label.frame.width <= 60 && label.frame.width > 0)
        }
        measurer.action = {}
        #expect([screen, there, label].hierarchyFaults.isEmpty)
    }
}

/// A measurer that calls a closure at one of its measurements.
private final class ActingMeasurer: TextMeasuring {
    var countdown = 0
    var action: () -> Void = {}

    func width(of text: Substring, in font: Font) -> Double {
        countdown -= 1
        if countdown == 0 { action() }
        return HelveticaMeasurer.shared.width(of: text, in: font)
    }

    func metrics(of font: Font) -> FontMetrics { HelveticaMeasurer.shared.metrics(of: font) }
}
