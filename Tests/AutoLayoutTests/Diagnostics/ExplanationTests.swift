import AutoLayout
import Testing

@Suite("Explanations")
struct ExplanationTests {
    let screen = makeScreen()
    let red = View(name: "red")
    let blue = View(name: "blue")

    init() {
        screen.addSubview(red)
        screen.addSubview(blue)
    }

    /// The lines of an explanation, without the source locations.
    private func lines(_ explanation: LayoutExplanation) -> [String] {
        explanation.description.split(separator: "\n").map { line in
            line.split(separator: " (AutoLayoutTests").first.map(String.init) ?? ""
        }
    }

    @Test("A chain begins with numbers that were given and ends with the one that is explained")
    func chain() {
        red.pin(20, 50, 100, 40, to: screen)
        blue.pin(8, 0, 10, 10, to: red)
        screen.layoutIfNeeded()
        let explanation = explain(blue.leftAnchor)
        #expect(explanation.value == 28)
        #expect(
            lines(explanation) == [
                "blue's left is 28, because:",
                "  red's left is 20 to the right of screen's left, so red's left is 20",
                "  blue's left is 8 to the right of red's left, so blue's left is 28",
            ])
        #expect(explanation.steps.allSatisfy { $0.statements[0].location?.fileID == "AutoLayoutTests/Trees.swift" })
    }

    @Test("What several constraints determine only together is explained together")
    func together() {
        LayoutConstraint.activate([
            red.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 20),
            blue.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            blue.widthAnchor.constraint(equalTo: red.widthAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(
            lines(explain(red.widthAnchor)) == [
                "red's width is 165, because:",
                "  screen's width is 390, set by its frame",
                "  red's leading is 20 after screen's leading, so red's left is 20",
                "  together:",
                "    blue's leading is 20 after red's trailing",
                "    blue's trailing is 20 before screen's trailing",
                "    blue's width is red's width",
                "    so blue's left is 205, red's width is 165, blue's width is 165",
            ])
    }

    @Test("A constraint that shares variables with others, but does not affect a number, does not explain it")
    func unrelated() {
        let green = View(name: "green")
        screen.addSubview(green)
        LayoutConstraint.activate([
            red.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 20),
            blue.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            blue.widthAnchor.constraint(equalTo: red.widthAnchor),
            green.leadingAnchor.constraint(equalTo: red.leadingAnchor),
            green.trailingAnchor.constraint(equalTo: blue.trailingAnchor),
        ])
        screen.layoutIfNeeded()
        #expect(green.frame.width == 350)
        let (ofRed, ofGreen) = (explain(red.widthAnchor).description, explain(green.widthAnchor).description)
        #expect(ofRed.contains("blue's width is red's width") && !ofRed.contains("green"))
        // Green ends where blue does, 20 before the end of the screen, whatever red's width is.
        #expect(ofGreen.contains("green's trailing is at blue's trailing") && !ofGreen.contains("red's width"))
        #expect(explain(green.widthAnchor).value == 350)
        #expect(red.constraintsAffectingLayout(for: .horizontal).count == 4)
        #expect(green.constraintsAffectingLayout(for: .horizontal).count == 4)
    }

    @Test(
        "An optional constraint explains a number that nothing required determines, and so does a bound it has reached"
    )
    func wishes() {
        red.pin(0, 0, 0, 10, to: screen)[2].isActive = false
        red.widthAnchor.constraint(equalToConstant: 500).withPriority(700).isActive = true
        red.widthAnchor.constraint(lessThanOrEqualToConstant: 300).isActive = true
        blue.pin(0, 0, 0, 10, to: screen)[2].isActive = false
        blue.widthAnchor.constraint(equalToConstant: 70).withPriority(700).isActive = true
        screen.layoutIfNeeded()
        #expect(lines(explain(red.widthAnchor))[1] == "  red's width is at most 300, so red's width is 300")
        #expect(lines(explain(blue.widthAnchor))[1] == "  blue's width is 70, so blue's width is 70")
    }

    @Test("A height determined by a text's baseline is not explained by the position of the text")
    func canceled() {
        final class Holder: View {
            let text = Content(40, 5, name: "text")
            override var forFirstBaselineLayout: View { text }
        }
        let holder = Holder(name: "holder")
        let text = holder.text
        text.baseline = 10
        screen.addSubview(holder)
        holder.addSubview(text)
        holder.pin(20, 50, 100, 100, to: screen)
        text.topAnchor.constraint(equalTo: holder.topAnchor, constant: 7).isActive = true
        // The text's top is on both sides of the constraint and cancels out, so half of the text's height is 10.
        LayoutConstraint(item: text, attribute: .centerY, toItem: holder, attribute: .firstBaseline).isActive = true
        screen.layoutIfNeeded()
        let explanation = explain(text.heightAnchor)
        #expect(explanation.value == 20)
        #expect(explanation.steps.map { $0.statements.count } == [1])
    }

    @Test("Constraints whose other unknowns cancel out explain a number together")
    func canceledTogether() {
        LayoutConstraint.activate([
            blue.bottomAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            red.topAnchor.constraint(equalTo: blue.bottomAnchor, constant: 4),
            red.heightAnchor.constraint(equalToConstant: 10),
            blue.heightAnchor.constraint(equalToConstant: 30).withPriority(750),
        ])
        screen.layoutIfNeeded()
        #expect(
            lines(explain(red.topAnchor)) == [
                "red's top is 104, because:",
                "  together:",
                "    blue's bottom is 100 below screen's top",
                "    red's top is 4 below blue's bottom",
                "    so red's top is 104",
            ])
        // The same constraint also determines one of the unknowns that canceled out.
        #expect(
            lines(explain(blue.topAnchor)) == [
                "blue's top is 70, because:",
                "  blue's height is 30, so blue's height is 30",
                "  blue's bottom is 100 below screen's top, so blue's top is 70",
            ])
        #expect(red.constraintsAffectingLayout(for: .vertical).count == 3)
    }

    @Test("A number that no constraint determines is explained as such")
    func undetermined() {
        red.widthAnchor.constraint(equalToConstant: 10).isActive = true
        screen.layoutIfNeeded()
        #expect(lines(explain(red.topAnchor)) == ["red's top is 0. No constraint determines it."])
        #expect(explain(View(name: "loose").topAnchor).steps.isEmpty)
    }

    @Test("All four numbers of a view can be explained at once")
    func frame() {
        red.pin(20, 50, 100, 40, to: screen)
        screen.layoutIfNeeded()
        #expect(explain(red).map(\.value) == [20, 50, 100, 40])
    }
}
