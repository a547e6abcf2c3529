import AutoLayout
import LayoutTesting
import Testing

/// A character of size 10 is 5 points wide and 10 points tall in these tests.
@Suite("The rule that text fits")
struct TextTests {
    let screen = makeScreen()

    private func problems(_ text: String, _ size: Size, _ configure: (Label) -> Void = { _ in }) -> [LayoutFault
        .Problem]
    {
        let label = Label(text, fontSize: 10, name: "label")
        label.frame = Rect(origin: .zero, size: size)
        configure(label)
        screen.addSubview(label)
        return check(.textFits).faults(in: screen).map(\.problem)
    }

    @Test("is content with a label as large as its text")
    func fits() {
        #expect(problems("twelve chars", Size(width: 60, height: 10)) == [])
    }

    @Test("reports text that ends with an ellipsis")
    func truncated() {
        let problems = problems("twelve chars", Size(width: 45, height: 10))
        #expect(problems == [.truncatedText(shown: "twelve c…", of: "twelve chars", needed: 60, given: 45)])
        #expect(
            problems.map { "\($0)" } == ["truncates “twelve chars” to “twelve c…”: it needs a width of 60 and has 45"]
        )
    }

    @Test("allows named views to truncate their text, but not to clip it")
    func deliberate() {
        let label = Label("twelve chars", fontSize: 10, name: "label")
        label.frame = Rect(x: 0, y: 0, width: 45, height: 10)
        screen.addSubview(label)
        #expect(check(.textFits).allowingTruncation(of: "other").faults(in: screen).count == 1)
        let allowing = check(.textFits).allowingTruncation(of: "other").allowingTruncation(of: "label")
        #expect(allowing.faults(in: screen) == [])
        label.lineBreakMode = .byClipping
        #expect(allowing.faults(in: screen).count == 1)
    }

    @Test("reports lines for which the label is not tall enough")
    func low() {
        let problems = problems("twelve chars", Size(width: 45, height: 12)) { $0.numberOfLines = 0 }
        #expect(problems == [.cutText(needed: Size(width: 30, height: 20), given: Size(width: 45, height: 12))])
        #expect(problems.map { "\($0)" } == ["clips its text: the lines need 30 × 20, the label is 45 × 12"])
    }

    @Test("reports a line that extends beyond the edge")
    func clipped() {
        let problems = problems("twelve chars", Size(width: 45, height: 10)) { $0.lineBreakMode = .byClipping }
        #expect(problems == [.cutText(needed: Size(width: 60, height: 10), given: Size(width: 45, height: 10))])
    }

    @Test("reports a second line that a one-line label leaves out")
    func secondLine() {
        let problems = problems("one\ntwo", Size(width: 45, height: 10)) { $0.lineBreakMode = .byWordWrapping }
        #expect(problems == [.truncatedText(shown: "one", of: "one\ntwo", needed: 15, given: 45)])
    }

    @Test("lets rounding to pixels clip a fraction of a pixel")
    func pixels() {
        screen.displayScale = 1
        let label = Label("abc", fontSize: 9.5, name: "label")
        screen.addSubview(label)
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: screen.topAnchor, constant: 0.6),
            label.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            label.heightAnchor.constraint(equalToConstant: 9.5),
        ])
        #expect(check(.textFits).faults(in: screen) == [])
        #expect(label.frame.height == 9)
    }

    @Test("ignores hidden labels and labels in hidden views")
    func hidden() {
        #expect(problems("twelve chars", Size(width: 45, height: 10)) { $0.isHidden = true } == [])
        let drawer = screen.add("drawer", 0, 0, 100, 100)
        drawer.addSubview(Label("without room"))
        drawer.isHidden = true
        #expect(check(.textFits).faults(in: screen) == [])
    }
}
