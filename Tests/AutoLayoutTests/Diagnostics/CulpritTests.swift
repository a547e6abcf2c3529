import AutoLayout
import Testing

@Suite("Culprits of the last pass")
struct CulpritTests {
    let screen = makeScreen()
    let box = View(name: "box")

    init() {
        screen.addSubview(box)
    }

    @Test("A constraint knows whether it is in a conflict, and whether it was dropped, until the conflict ends")
    func conflict() {
        let constraints = box.pin(0, 0, 30, 40, to: screen)
        let wide = box.widthAnchor.constraint(equalToConstant: 50)
        wide.isActive = true
        screen.layoutIfNeeded()
        #expect(constraints.map(\.isInConflict) == [false, false, true, false])
        #expect(constraints.allSatisfy { !$0.isDropped } && wide.isInConflict && wide.isDropped)
        wide.isActive = false
        #expect(!wide.isInConflict && !wide.isDropped)
        screen.layoutIfNeeded()
        #expect(constraints.allSatisfy { !$0.isInConflict })
    }

    @Test("A view lists those of its attributes that no constraint determines")
    func ambiguity() {
        let leading = box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 5)
        LayoutConstraint.activate([leading, box.heightAnchor.constraint(equalToConstant: 10)])
        screen.layoutIfNeeded()
        #expect(box.ambiguousAttributes == [.top, .width])
        #expect(box.hasAmbiguousLayout && !screen.hasAmbiguousLayout)
        leading.isActive = false
        screen.layoutIfNeeded()
        #expect(box.ambiguousAttributes == [.leading, .top, .width])
        box.pin(0, 0, 10, 10, to: screen)
        screen.layoutIfNeeded()
        #expect(!box.hasAmbiguousLayout)
        #expect(screen.layoutDiagnostics.map(\.kind) == [.ambiguity, .ambiguity])
    }

    @Test(
        "In a right-to-left tree, a view with only its leading edge tied has its trailing edge and width undetermined"
    )
    func mirrored() {
        screen.layoutDirection = .rightToLeft
        box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 5).isActive = true
        box.pin(0, 0, 0, 10, to: screen)[2].isActive = false
        for constraint in screen.constraints where constraint.firstAttribute == .left { constraint.isActive = false }
        screen.layoutIfNeeded()
        #expect(box.ambiguousAttributes == [.trailing, .width])
    }

    @Test("A guide lists those of its attributes that no constraint determines")
    func guide() {
        let guide = LayoutGuide()
        screen.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
        screen.layoutIfNeeded()
        #expect(guide.ambiguousAttributes == [.leading, .top, .height])
    }
}
