import AutoLayout
import TestSupport
import Testing

@Suite("Remedies of ambiguities in random trees")
struct RandomAmbiguityTests {
    @Test("What is told to fix ambiguities ends them, and makes nothing worse")
    func ambiguities() throws {
        let seed = Effort.seed(812_659_204_427_310_385)
        var (ambiguous, tried, sizeless) = (0, 0, 0)
        var number: UInt64 = 0
        while ambiguous < Effort.cases(1_000) {
            number += 1
            let tree = RandomScreen(seed: seed + number)
            tree.omit()
            let told = tree.screen.layoutAmbiguities
            if told.isEmpty || !tree.screen.layoutConflicts.isEmpty { continue }
            ambiguous += told.count
            let before = FrameFaults(of: tree.screen).all
            let suggestions = tree.screen.suggestedConstraints()
            tried += suggestions.count
            let changes = told.flatMap { $0.remedies }.flatMap { $0.changes }
            let sentences = Set(suggestions.map { $0.sentence })
            #expect(changes.allSatisfy { $0.property == .isActive && $0.new == 1 && sentences.contains($0.constraint) })
            LayoutConstraint.activate(suggestions)
            tree.screen.layoutIfNeeded()
            let note: Comment = "seed \(seed + number) \(told.map(\.message).joined(separator: "\n"))"
            #expect(tree.screen.layoutAmbiguities.isEmpty, note)
            #expect(tree.screen.layoutConflicts.isEmpty, note)
            let worse = FrameFaults(of: tree.screen).all.subtracting(before)
            #expect(worse.isEmpty, "\(note) makes \(worse.sorted())")
            sizeless +=
                suggestions.filter {
                    [.width, .height].contains($0.firstAttribute) && $0.secondItem == nil && $0.constant < 1
                }
                .count
        }
        if Effort.isTraced { print("\(ambiguous) ambiguities, \(tried) constraints told, \(sizeless) sizes of 0") }
        #expect(tried >= ambiguous)
        // Some parents have no room for another view.
        #expect(sizeless * 50 <= max(50, tried), "\(sizeless) of \(tried), seed \(seed)")
    }
}
