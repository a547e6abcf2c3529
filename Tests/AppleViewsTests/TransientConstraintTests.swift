import AppleLayout
import AutoLayout
import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

/// Apple's systems report a conflict as soon as a constraint becomes active. Of the constraints that become active, the
/// stand-ins immediately report only those between views of different trees, and these tests create such constraints.
@Suite("Constraints of a platform's views that must not be active even for a moment")
@MainActor
struct TransientConstraintTests {
    let screen = Canvas(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let box = Canvas()
    let stranger = Canvas()

    /// The kinds of the diagnostics that are reported while a closure runs.
    private func activations(_ body: () -> Void) -> [LayoutDiagnostic.Kind] {
        var kinds: [LayoutDiagnostic.Kind] = []
        screen.addSubview(box)
        screen.view.layoutDiagnosticHandler = { kinds.append($0.kind) }
        body()
        return kinds
    }

    @Test("Adding with paddings and a condition activates nothing")
    func paddings() {
        let kinds = activations {
            screen.quickAdd(box, [.to(stranger), nil, nil, nil], [widthToRelatedView(stranger)], when: .compact)
            screen.quickAdd(box, 5, when: .compact)
        }
        #expect(kinds.isEmpty)
        #expect(screen.constraints.isEmpty)
    }

    @Test("Calls that share a condition activate nothing while it does not hold")
    func scope() {
        var listed: [NSLayoutConstraint] = []
        let kinds = activations {
            listed = screen.when(.compact) {
                box.activateQuickAnchors([widthToRelatedView(stranger)])
                screen.when(.regular) { screen.quickAdd(box, [heightToRelatedView(stranger)]) }
                box.widthAnchor.constraint(equalTo: stranger.widthAnchor)
            }
        }
        #expect(kinds.isEmpty && listed.count == 3)
        #expect(listed.allSatisfy { $0.condition != nil && !$0.isActive })
    }

    @Test("Among calls that share a condition, those whose constraints are not listed are unconditional")
    func unlisted() {
        let (inner, moved) = (Canvas(), Canvas())
        screen.when(.compact) {
            let _ = box.quickAdd(inner, [widthToConstant(10)])
            let _ = box.quickAdd(moved, [topToTop()])
            let _ = screen.addSubview(moved)
            screen.quickAdd(box, [topToTop()])
        }
        #expect(inner.constraints.map(\.isActive) == [true] && box.constraints.isEmpty && screen.constraints.isEmpty)
    }

    @Test("Changing a multiplier activates nothing while the condition does not hold")
    func multiplier() {
        let kinds = activations {
            var added = box.activateQuickAnchors([widthToRelatedView(stranger, multiplier: 0.5).when(.compact)])
            added.setMultiplier(0.7, of: .widthToRelatedView)
            #expect(!added[0].isActive && added[0].condition != nil)
        }
        #expect(kinds.isEmpty)
    }

    @Test("States that no longer depend on conditions activate no constraints of groups that are not in use")
    func states() {
        let kinds = activations {
            let states = QuickAnchorsUIKit.LayoutStates<String>()
            states["compact"] = [box.constraint(widthToRelatedView(stranger))]
            states.use("compact", when: .compact)
            states.activate(nil)
        }
        #expect(kinds.isEmpty)
    }
}
