import QuickAnchors
import Testing

/// A common first mistake: a root without a frame.
@Suite("A container without a size")
struct MissingSizeTests {
    private let screen = View(name: "screen")
    private let red = View(name: "red")

    init() { screen.layoutDiagnosticHandler = { _ in } }

    /// The advice on each conflict, as a single line.
    private var advice: [String] {
        screen.layoutIfNeeded()
        return screen.layoutConflicts.map { conflict in
            let words = conflict.message.split { $0.isWhitespace }.joined(separator: " ")
            return words.split(separator: "To fix it: ").last.map { String($0) } ?? ""
        }
    }

    @Test("is reported with the advice to give it one, which resolves the conflicts")
    func missing() {
        screen.quickAdd(red, 10)
        #expect(Set(advice) == ["give screen a width: it is 0 now.", "give screen a height: it is 0 now."])
        screen.frame = Rect(x: 0, y: 0, width: 390, height: 844)
        #expect(advice == [])
        #expect(red.frame == Rect(x: 10, y: 10, width: 370, height: 824))
    }

    @Test("gets no advice that moves a view out of it, even if only one axis has no length")
    func onlyOne() {
        screen.frame = Rect(x: 0, y: 0, width: 390, height: 0)
        screen.quickAdd(red, [topToTop(10), bottomToBottom(-10), leadingToLeading(10), widthToConstant(20)])
        #expect(advice == ["give screen a height: it is 0 now."])
    }

    @Test("gets no advice to change the sign of a constant, even if it is not the root")
    func parent() {
        screen.frame = Rect(x: 0, y: 0, width: 390, height: 844)
        let box = View(name: "box")
        screen.quickAdd(box, [topToTop(50), leadingToLeading(50), widthToConstant(100), heightToConstant(0)])
        box.quickAdd(red, 10)
        #expect(advice.count == 1)
        #expect(!advice.contains { $0.contains("sign") })
    }
}
