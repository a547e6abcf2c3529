import AutoLayout
import TestSupport
import Testing

@Suite("Planted conflicts")
struct RandomConflictTests {
    @Test("In random trees, the reported set is minimal and contains what was planted")
    func minimal() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for number in 0..<Effort.cases(1000) {
            let tree = RandomTree(using: &random)
            let all = tree.pairs.flatMap(\.self)
            LayoutConstraint.activate(all)
            let planted = plant(in: tree, using: &random)
            tree.screen.layoutIfNeeded()
            let members = (all + [planted]).filter(\.isInConflict)
            let note: Comment = "seed \(seed), tree \(number)"
            #expect(members.count(where: \.isDropped) == 1 && members.last === planted, note)
            #expect(tree.screen.layoutDiagnostics.filter { $0.kind == .conflict }.count == 1, note)
            LayoutConstraint.deactivate((all + [planted]).filter { !$0.isInConflict })
            tree.screen.layoutIfNeeded()
            #expect(members.allSatisfy { $0.isInConflict }, note)
            for member in members {
                member.isActive = false
                tree.screen.layoutIfNeeded()
                #expect(members.allSatisfy { !$0.isInConflict }, note)
                member.isActive = true
            }
        }
    }

    @Test("Changing any one member by its reported number ends the conflict")
    func changes() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        for number in 0..<Effort.cases(200) {
            let tree = RandomTree(using: &random)
            let all = tree.pairs.flatMap(\.self)
            LayoutConstraint.activate(all)
            let planted = plant(in: tree, using: &random)
            tree.screen.layoutIfNeeded()
            let diagnostic = try #require(tree.screen.layoutDiagnostics.first { $0.kind == .conflict })
            let members = (all + [planted]).filter(\.isInConflict)
            let written = diagnostic.statements.filter { $0.location != nil }
            #expect(written.count == members.count)
            // The members and the statements are both in the order of activation.
            for (member, statement) in zip(members, written) {
                let change = try #require(statement.number)
                let constant = member.constant
                member.constant = constant + change
                tree.screen.layoutIfNeeded()
                #expect(!planted.isInConflict, "seed \(seed), tree \(number), \(member)")
                member.constant = constant
                tree.screen.layoutIfNeeded()
            }
        }
    }

    /// Adds a constraint that contradicts a view's position or size so slightly that no size would have to be negative.
    private func plant(in tree: RandomTree, using random: inout SplitMix64) -> LayoutConstraint {
        tree.screen.layoutIfNeeded()
        let view = tree.views.randomElement(using: &random) ?? tree.screen
        var left = 0.0
        var ancestor: View? = view
        while let current = ancestor {
            left += current.frame.minX
            ancestor = current.superview
        }
        let constraint =
            Bool.random(using: &random)
            ? view.widthAnchor.constraint(equalToConstant: view.frame.width + 5)
            : view.leadingAnchor.constraint(equalTo: tree.screen.leadingAnchor, constant: left + 1e-4)
        constraint.isActive = true
        return constraint
    }
}
