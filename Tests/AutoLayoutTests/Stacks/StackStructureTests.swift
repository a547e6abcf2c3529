import AutoLayout
import TestSupport
import Testing

/// A comparison of the constraints of stack views with the structure that was measured in UIKit's stack view.
@Suite("Priorities of a stack view's constraints")
struct StackStructureTests {
    /// The priorities of all constraints in a stack of four views, by purpose, in the order of activation.
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
        #expect(found["aligned with the first view"] == [Double](repeating: 1000, count: 6))
    }

    @Test("Equal sizes are required; proportional shares have the priorities 999, 998 and so on")
    func sizes() {
        #expect(priorities(.fillEqually, .fill)["equal sizes"] == [1000, 1000, 1000])
        #expect(
            priorities(.fillProportionally, .fill)["a size in proportion to the content"] == [999, 998, 997, 996])
    }

    @Test("Equal spacing has the priority 1000, and equal centering has 149, 148 and so on")
    func gaps() {
        #expect(priorities(.equalSpacing, .fill)["equal gaps"] == [1000, 1000])
        #expect(priorities(.equalCentering, .fill)["equal gaps"] == [149, 148])
        #expect(priorities(.equalSpacing, .fill)["no larger than its views need"] == [49])
    }

    @Test("The gap before a view is removed with the view")
    func goneGap() {
        let views = (0..<3).map { _ in View() }
        let stack = StackView(arrangedSubviews: views, distribution: .equalSpacing)
        stack.frame.size = Size(width: 90, height: 10)
        stack.layoutIfNeeded()
        #expect(stack.layoutGuides.count == 2)
        stack.removeArrangedSubview(views[2])
        stack.layoutIfNeeded()
        #expect(stack.layoutGuides.count == 1)
    }

    @Test("The priorities of 300 shares or gaps descend and stay above those that they have to outweigh")
    func manyLevels() {
        for (top, floor, levels) in [
            (999.0, 750.0, levels(.fillProportionally, "a size in proportion to the content")),
            (149.0, 25.0, levels(.equalCentering, "equal gaps")),
        ] {
            #expect(levels.count > 290 && levels.first == top && levels.allSatisfy { $0 > floor })
            #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 > $1 })
        }
    }

    /// The priorities of the constraints that 300 views need for one purpose, in the order of the views.
    private func levels(_ distribution: StackView.Distribution, _ reason: String) -> [Double] {
        let views = (0..<300).map { _ in Content(10, 10) }
        let stack = StackView(arrangedSubviews: views, distribution: distribution)
        stack.frame = Rect(x: 0, y: 0, width: 4000, height: 10)
        stack.layoutIfNeeded()
        return stack.constraints.filter { $0.identifier?.hasSuffix(reason) == true }.map(\.priority.rawValue)
    }

    @Test("Centering many views that do not fit at equal distances takes a few pivots for each view")
    func manyCenters() {
        let count = Effort.isFull ? 160 : 64
        let views = (0..<count).map { Content(20 + Double($0 % 3), 10) }
        let stack = StackView(arrangedSubviews: views, distribution: .equalCentering)
        stack.frame = Rect(x: 0, y: 0, width: 18.75 * Double(count), height: 10)
        stack.layoutIfNeeded()
        // The distances between centers are all equal if views that are two apart have the same length.
        for (view, next) in zip(views, views.dropFirst(2)) { #expect(abs(view.frame.width - next.frame.width) < 1e-6) }
        #expect(stack.layoutStatistics.pivots < 4 * count)
        #expect(stack.layoutStatistics.rowsTouched < 3 * count * count)
    }

    @Test(
        "Across the stack, containing the views is required, or at 999.5 at the edge that aligns them",
        arguments: [StackView.Alignment.leading, .center, .trailing])
    func boundaries(alignment: StackView.Alignment) {
        let found = priorities(.fill, alignment)
        let (start, end) = (alignment == .leading ? 999.5 : 1000, alignment == .trailing ? 999.5 : 1000)
        #expect(found["contains its views"] == [start, end, start, end, start, end, start, end])
        #expect(found["as small across as its views allow"] == [51])
        #expect(found["as small across as possible by default"] == [25, 25, 25, 25])
    }

    @Test("A hidden view yields only to required constraints")
    func hidden() {
        #expect(priorities(.fill, .fill, hidden: 1)["a hidden view takes no room"] == [1000, 999.5])
    }
}
