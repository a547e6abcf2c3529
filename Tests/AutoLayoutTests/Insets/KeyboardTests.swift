import AutoLayout
import Testing

@Suite("Keyboards")
struct KeyboardTests {
    let screen = makeScreen(width: 390, height: 844)
    let send = View(name: "send")

    init() {
        screen.addSubview(send)
        LayoutConstraint.activate([
            send.bottomAnchor.constraint(equalTo: screen.keyboardLayoutGuide.topAnchor),
            send.leadingAnchor.constraint(equalTo: screen.keyboardLayoutGuide.leadingAnchor),
            send.trailingAnchor.constraint(equalTo: screen.keyboardLayoutGuide.trailingAnchor),
            send.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    private var bottom: Double {
        screen.layoutIfNeeded()
        return send.frame.maxY
    }

    @Test("The keyboard guide covers the room below the safe area, or the keyboard if that is taller")
    func guide() {
        #expect(bottom == 844)
        screen.safeAreaInsets.bottom = 34
        #expect(bottom == 810)
        screen.keyboardHeight = 300
        #expect(bottom == 544)
        #expect(screen.keyboardLayoutGuide.layoutFrame == Rect(x: 0, y: 544, width: 390, height: 300))
        screen.keyboardHeight = 20
        #expect(bottom == 810)
        screen.frame.size.height = 700
        screen.keyboardHeight = 0
        #expect(bottom == 666)
        #expect(screen.layoutDiagnostics.isEmpty)
    }

    @Test("A height that is set before the guide is first requested takes effect")
    func early() {
        let other = makeScreen()
        #expect(other.keyboardHeight == 0)
        other.keyboardHeight = 100
        #expect(other.keyboardLayoutGuide === other.keyboardLayoutGuide)
        other.layoutIfNeeded()
        #expect(other.keyboardLayoutGuide.layoutFrame.height == 100)
    }

    @Test("A height that is negative or not finite is refused", arguments: [-1, .nan, .infinity])
    func refused(height: Double) {
        screen.keyboardHeight = height
        #expect(screen.keyboardHeight == 0 && screen.layoutDiagnostics.count == 1)
    }
}
