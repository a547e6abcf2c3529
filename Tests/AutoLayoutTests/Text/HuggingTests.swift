import Testing

@testable import AutoLayout
@testable import LayoutCore

/// Each character is 10 points wide.
@Suite("Labels that hug their longest line")
struct HuggingTests {
    let screen = makeGridScreen()
    let bubble = View(name: "bubble")
    let label = Label("aaaa bbbb cc", fontSize: 10, numberOfLines: 0)
    let limit: LayoutConstraint

    init() {
        screen.addSubview(bubble)
        bubble.addSubview(label)
        limit = bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
        LayoutConstraint.activate([
            bubble.topAnchor.constraint(equalTo: screen.topAnchor), limit,
            bubble.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            label.topAnchor.constraint(equalTo: bubble.topAnchor),
            label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -10),
        ])
        screen.layoutIfNeeded()
    }

    @Test("Without hugging, a label that has wrapped keeps the width at which it wrapped")
    func usual() {
        #expect(label.frame.size == Size(width: 100, height: 20))
    }

    @Test("With hugging, the label and its container shrink to the longest line, in the same pass")
    func hugging() {
        label.hugsLongestLine = true
        screen.layoutIfNeeded()
        #expect(label.textLayout.lines.map { $0.text } == ["aaaa bbbb", "cc"])
        #expect(label.frame.size == Size(width: 90, height: 20) && bubble.frame.width == 110)
        #expect(bubble.layoutConflicts.isEmpty && !label.hasAmbiguousLayout)
        label.hugsLongestLine = false
        screen.layoutIfNeeded()
        #expect(label.frame.width == 100)
    }

    @Test("The width depends on the current text and limit only, not on earlier ones")
    func noMemory() {
        label.hugsLongestLine = true
        // Depending on the room inside the bubble, the lines are "aaaa bbbb cc" (from 120 points up), "aaaa bbbb" and
        // "cc" (from 90), or "aaaa" and "bbbb cc" (from 70).
        for (width, expected) in [(160.0, 120.0), (120, 90), (139, 90), (140, 120), (109, 70), (110, 90), (400, 120)] {
            limit.constant = width
            screen.layoutIfNeeded()
            #expect(label.frame.width == expected, "at \(width)")
        }
        label.text = "dd eeeeeeee ff"
        screen.layoutIfNeeded()
        #expect(label.frame.width == 140)
        limit.constant = 130
        screen.layoutIfNeeded()
        // The lines are "dd eeeeeeee", which is 110 wide, and "ff".
        #expect(label.frame.size == Size(width: 110, height: 20))
    }

    @Test("A constraint that is stronger than the label's hugging still stretches it")
    func stretched() {
        label.hugsLongestLine = true
        bubble.widthAnchor.constraint(equalToConstant: 120).isActive = true
        screen.layoutIfNeeded()
        #expect(label.frame.size == Size(width: 100, height: 20))
    }

    @Test("Fitting sizes and frames rounded to pixels follow the longest line")
    func fitting() {
        label.hugsLongestLine = true
        screen.displayScale = 2
        let size = bubble.systemLayoutSizeFitting(Size(width: 0, height: 0))
        #expect(size == Size(width: 110, height: 20))
        screen.layoutIfNeeded()
        #expect(bubble.frame.size == size)
    }

    @Test("A label moved to where it has room has its natural width, and hugs its lines when it wraps again")
    func leaving() {
        label.hugsLongestLine = true
        screen.layoutIfNeeded()
        label.removeFromSuperview()
        screen.addSubview(label)
        screen.layoutIfNeeded()
        #expect(label.frame.width == 120)
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 100).isActive = true
        screen.layoutIfNeeded()
        #expect(label.frame.width == 90)
    }

    @Test("The engine lists a label that hugs its lines once, however often it is edited, and forgets it when it stops")
    func list() throws {
        label.hugsLongestLine = true
        let engine = try #require(screen.layoutNode.existingEngineOfTree)
        for index in 0..<20 {
            label.text = "aaaa bbbb \(index)"
            screen.layoutIfNeeded()
        }
        // Its entry of the last pass, and that of the content read in this pass.
        #expect(engine.pending.hugging.count <= 2)
        label.hugsLongestLine = false
        for constant in [300.0, 310] {
            limit.constant = constant
            screen.layoutIfNeeded()
        }
        #expect(engine.pending.hugging.isEmpty)
    }
}
