import QuickAnchors
import Testing

@Suite("The builder")
struct BuilderTests {
    let parent = View(name: "parent")
    let child = View(name: "child")

    @Test("takes anchors, conditions, loops and lists in the order written", arguments: [true, false])
    func collects(isWide: Bool) {
        let edges = [bottomToBottom(-4), trailingToTrailing(-5)]
        let added = parent.quickAdd(child) {
            topToTop(10)
            if isWide { widthToConstant(320) }
            if isWide { heightToConstant(1) } else { heightToConstant(2) }
            for step in 1...3 { leadingToLeading(atLeast: Double(step)) }
            edges
        }
        #expect(added.map(\.constant) == (isWide ? [10, 320, 1, 1, 2, 3, -4, -5] : [10, 2, 1, 2, 3, -4, -5]))
        #expect(added.allSatisfy { $0.isActive })
    }

    @Test("may be empty")
    func takesNothing() {
        #expect(parent.quickAdd(child) {}.isEmpty)
        #expect(child.superview === parent)
    }
}
