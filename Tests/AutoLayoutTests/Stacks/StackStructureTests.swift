import AutoLayout
import Testing

/// The structure that has been measured of UIKit's own stack view.
@Suite("How much the constraints of a stack view count")
struct StackStructureTests {
    /// The priorities of all constraints in a stack of four views, by what they are for, in the order of activation.
    private func priorities(
        _ distribution: StackView.Distribution, _ alignment: StackView.Alignment, hidden: Int? = nil
    ) -> [String: [Double]] {
        let screen = makeScreen()
        let views = (1...4).map { Content(Double(10 * $0), 10) }
        if let hidden { views[hidden].isHidden = true }
        let stack = StackView(
            arrangedSubviews: views, axis: .vertical, alignment: alignment, distribution: distribution, name: "stack")
        screen.addSubview(stack)
        stack.pin(0, 0, 100, 100, to: screen)
        screen.layoutIfNeeded()
        var found: [String: [Double]] = [:]
        for constraint in stack.constraints + views.flatMap(\.constraints) {
            guard let name = constraint.identifier?.split(separator: ": ").last else { continue }
            found[String(name), default: []].append(constraint.priority.rawValue)
        }
        return found
    }

    @Test("Edges, spacing and alignment are required")
    func required() {
        let found = priorities(.fill, .fill)
        #expect(found["the arranged views reach to the edge"] == [1000, 1000, 1000, 1000])
        #expect(found["the spacing before the view"] == [1000, 1000, 1000])
        #expect(found["alignment with the first view"] == [Double](repeating: 1000, count: 6))
    }

    @Test("Equal views are as long as the first one, required; shares count 999, 998 and so on")
    func sizes() {
        #expect(priorities(.fillEqually, .fill)["equal sizes"] == [1000, 1000, 1000])
        #expect(
            priorities(.fillProportionally, .fill)["a size in proportion to the content"] == [999, 998, 997, 996])
    }

    @Test("Gaps are equal at 1000 from edge to edge, and at 149, 148 and so on from centre to centre")
    func gaps() {
        #expect(priorities(.equalSpacing, .fill)["equal gaps"] == [1000, 1000])
        #expect(priorities(.equalCentering, .fill)["equal gaps"] == [149, 148])
        #expect(priorities(.equalSpacing, .fill)["no larger than its views need"] == [49])
    }

    @Test(
        "The boundary across is required on the weak side and 999.5 on the strong one",
        arguments: [StackView.Alignment.leading, .center, .trailing])
    func boundaries(alignment: StackView.Alignment) {
        let found = priorities(.fill, alignment)
        let (start, end) = (alignment == .leading ? 999.5 : 1000, alignment == .trailing ? 999.5 : 1000)
        #expect(found["the arranged views are inside"] == [start, end, start, end, start, end, start, end])
        #expect(found["no wider across than its views"] == [51])
        #expect(found["small across where nothing says how large"] == [25, 25, 25, 25])
    }

    @Test("A hidden view gives way to required constraints alone")
    func hidden() {
        #expect(priorities(.fill, .fill, hidden: 1)["a hidden view takes no room"] == [1000, 999.5])
    }
}
