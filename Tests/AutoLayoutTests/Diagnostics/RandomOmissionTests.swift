import AutoLayout
import TestSupport
import Testing

@Suite("Planted omissions")
struct RandomOmissionTests {
    @Test("In random trees, the suggested constraints end every ambiguity and cause no conflict")
    func suggestions() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        var found = 0
        for number in 0..<Effort.cases(1000) {
            let tree = RandomTree(using: &random)
            if number.isMultiple(of: 3) { tree.screen.layoutDirection = .rightToLeft }
            let all = tree.pairs.flatMap(\.self)
            let omitted = Set(
                (0..<Int.random(in: 1...3, using: &random)).map { _ in all.indices.randomElement(using: &random) ?? 0 })
            LayoutConstraint.activate(all.indices.filter { !omitted.contains($0) }.map { all[$0] })
            for view in tree.views { view.translatesAutoresizingMaskIntoConstraints = false }
            tree.screen.layoutIfNeeded()
            let before = tree.screen.everything.map(\.frame)
            let suggestions = tree.screen.suggestedConstraints()
            found += suggestions.count
            #expect(tree.screen.everything.contains { $0.hasAmbiguousLayout }, "seed \(seed), tree \(number)")
            #expect(tree.screen.everything.map(\.frame) == before)
            LayoutConstraint.activate(suggestions)
            tree.screen.layoutIfNeeded()
            let ambiguous = tree.screen.everything.filter(\.hasAmbiguousLayout).compactMap(\.name)
            #expect(ambiguous.isEmpty, "seed \(seed), tree \(number)")
            #expect(tree.screen.layoutDiagnostics.allSatisfy { $0.kind == .ambiguity }, "seed \(seed), tree \(number)")
            #expect(suggestions.count <= omitted.count, "seed \(seed), tree \(number)")
        }
        #expect(found > Effort.cases(1000))
    }
}
