import AutoLayout
import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("A condition that waits for an update")
@MainActor
struct WaitingConditionTests {
    let parent = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let child = Canvas()

    @Test("is named by the ambiguity that it causes, until it is evaluated")
    func note() throws {
        parent.view.layoutDiagnosticHandler = { _ in }
        parent.quickAdd(
            child,
            [
                topToTop(), heightToConstant(10), leadingToLeading(),
                widthToConstant(10).when(.width(below: 600)), widthToConstant(20).when(.width(atLeast: 600)),
            ])
        parent.layOut()
        let message = try #require(parent.view.layoutDiagnostics.last { $0.kind == .ambiguity }?.message)
        #expect(message.hasPrefix("No constraint determines the width (currently 0) of the Canvas."))
        #expect(message.contains("has a condition, width < 600, which is not evaluated before "))
        #expect(message.contains("WaitingConditionTests.swift:"))
        parent.updateLayoutConditions()
        parent.layOut()
        #expect(child.frame.width == 10)
        child.constraints.last { $0.constant == 10 }?.isActive = false
        parent.layOut()
        let later = try #require(parent.view.layoutDiagnostics.last { $0.kind == .ambiguity }?.message)
        #expect(!later.contains("condition"), "\(later)")
    }
}
