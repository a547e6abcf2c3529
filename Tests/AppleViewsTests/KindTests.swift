import QuickAnchorKinds
import QuickAnchorsUIKit
import Testing

#if canImport(UIKit)
    import UIKit
#else
    import AppKit
#endif

@Suite("Every kind in every form, on a platform's views")
@MainActor
struct KindTests {
    @Test("has a meaning written by hand, and matches the global initializers and the static members")
    func counterparts() {
        let kinds = QuickAnchorType.allCases.filter { !$0.setsContentPriority }
        #expect(Meaning.all.map(\.kind) == kinds)
        #expect(Meaning.all.map(\.global) == kinds)
        #expect(Meaning.all.map(\.member) == kinds)
    }

    @Test("makes the NSLayoutConstraint one would write by hand", arguments: Meaning.all)
    func expansion(_ meaning: Meaning) {
        for form in Form.all where meaning.other != .nothing || form.number != nil {
            let stage = Stage()
            let quick = stage.child.constraint(form.write(meaning.kind, stage.red))
            let verbose = verbose(meaning, form, stage)
            #expect(quick.isEquivalent(to: verbose), "\(form.words): \(quick.words), but by hand \(verbose.words)")
            #expect(!quick.isActive)
            #expect(form.identifier == nil || quick.identifier == form.identifier)
        }
    }

    @Test("gives the frames of the NSLayoutConstraint one would write by hand", arguments: Meaning.all)
    func frames(_ meaning: Meaning) {
        for form in Form.all where meaning.other != .nothing || form.number != nil {
            let (quick, byHand) = (Stage(), Stage())
            quick.child.activateQuickAnchors([form.write(meaning.kind, quick.red)])
            byHand.child.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([verbose(meaning, form, byHand)])
            quick.parent.layOut()
            byHand.parent.layOut()
            #expect(quick.child.frame == byHand.child.frame, "\(form.words)")
        }
    }

    private func verbose(_ meaning: Meaning, _ form: Form, _ stage: Stage) -> NSLayoutConstraint {
        // For an aspect ratio, the number is part of the multiplier; for a size without a second item, the multiplier
        // scales the number.
        let isRatio = meaning.kind == .aspectRatio
        let isAlone = meaning.other == .nothing
        let constraint = NSLayoutConstraint(
            item: stage.child, attribute: meaning.first, relatedBy: form.relation,
            toItem: meaning.item(form.isRelated ? stage.red : nil, on: stage), attribute: meaning.second,
            multiplier: isRatio ? form.multiplier * (form.number ?? 1) : isAlone ? 1 : form.multiplier,
            constant: isRatio ? 0 : (form.number ?? 0) * (isAlone ? form.multiplier : 1))
        constraint.priority = form.priority
        constraint.identifier = form.identifier
        return constraint
    }
}
