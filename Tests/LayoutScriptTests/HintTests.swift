import LayoutScript
import QuickAnchors
import Testing

@Suite("A hint at a probable mistake")
struct HintTests {
    private func hints(of source: String) -> [String] {
        let script = Script("let box = View()\nscreen.addSubview(box)\n" + source, on: makeScreen())
        #expect(script.problems.isEmpty, "\(script.problems)")
        return script.hints.map { $0.description }
    }

    @Test(
        "says that a constraint has no effect, with its line",
        arguments: [
            "box.widthAnchor.constraint(equalToConstant: 80)",
            "let width = box.widthAnchor.constraint(equalToConstant: 80)",
            "box.constraint(widthToConstant(80))",
            "let width = box.widthAnchor.constraint(lessThanOrEqualTo: screen.widthAnchor).withPriority(.defaultLow)",
        ])
    func idle(source: String) {
        let hints = hints(of: source)
        #expect(hints.count == 1)
        #expect(hints.first?.hasPrefix("3:") == true)
        #expect(
            hints.first?.hasSuffix(
                "This constraint has no effect: add .isActive = true, or list it in LayoutConstraint.activate([…])."
            ) == true)
    }

    @Test(
        "is not given where the script says whether the constraint is active",
        arguments: [
            "box.widthAnchor.constraint(equalToConstant: 80).isActive = true",
            "let width = box.widthAnchor.constraint(equalToConstant: 80)\nwidth.isActive = false",
            "LayoutConstraint.activate([box.widthAnchor.constraint(equalToConstant: 80)])",
            "screen.when(.width(below: 600)) { box.constraint(widthToConstant(80)) }",
            "let states = LayoutStates<String>()\nstates[\"slim\"] = [box.constraint(widthToConstant(80))]",
            "let added = screen.quickAdd(View(), 20)\nadded.deactivate()",
        ])
    func active(source: String) {
        #expect(hints(of: source).isEmpty)
    }

    @Test("says that a view is not on the screen, unless it was removed")
    func strays() {
        #expect(
            hints(of: "let card = View()\ncard.backgroundColor = .red") == [
                "3:12: card is not on the screen: write screen.quickAdd(card, 20)."
            ])
        #expect(
            hints(of: "VStack { Label(\"Hello\") }") == [
                "3:1: This view is not on the screen: write screen.quickAdd(…, 20)."
            ])
        #expect(hints(of: "let card = View()\nbox.addSubview(card)\ncard.removeFromSuperview()").isEmpty)
    }

    @Test("says that a fraction of a point may have been meant as a multiplier")
    func shares() {
        #expect(
            hints(of: "box.activateQuickAnchors([widthToRelatedView(screen, 0.75), heightToRelatedView(0.5)])") == [
                "3:54: 0.75 is added, in points: for a share of screen, did you mean multiplier: 0.75?",
                "3:81: 0.5 is added, in points: for a share of the view around it, did you mean multiplier: 0.5?",
            ])
        #expect(
            hints(of: "box.activateQuickAnchors([widthToRelatedView(screen, multiplier: 0.75), topToTop(0.5)])").isEmpty
        )
        #expect(hints(of: "box.activateQuickAnchors([widthToRelatedView(screen, 8), aspectRatio(0.5)])").isEmpty)
    }
}
