import AutoLayout
import TestSupport
import Testing

@Suite("Remedies in random trees")
struct RandomRemedyTests {
    @Test("Every remedy of a conflict resolves it, and makes nothing worse")
    func conflicts() throws {
        let seed = Effort.seed(402_527_656_812_192_974)
        var (conflicts, changing, without, tried) = (0, 0, 0, 0)
        var number: UInt64 = 0
        while conflicts < Effort.cases(600) {
            number += 1
            func make() -> RandomScreen {
                let tree = RandomScreen(seed: seed + number)
                tree.plant()
                return tree
            }
            let tree = make()
            let before = FrameFaults(of: tree.screen).all
            let found = tree.screen.layoutConflicts
            for conflict in found {
                conflicts += 1
                let isChanging = conflict.remedies.contains { remedy in
                    remedy.changes.contains { ![.priority, .isActive].contains($0.property) }
                }
                if isChanging { changing += 1 }
                if conflict.remedies.isEmpty {
                    without += 1
                    if Effort.isTraced { print("NO REMEDY", seed + number, conflict.message) }
                } else if !isChanging, Effort.isTraced {
                    print("ONLY WEAKER", seed + number, conflict.message)
                }
                for remedy in conflict.remedies {
                    tried += 1
                    let copy = make()
                    let note: Comment = "seed \(seed + number), \(remedy.sentence) \(conflict.message)"
                    #expect(copy.apply(remedy), note)
                    // Of two mistakes, the other one stays, perhaps with members of this conflict.
                    let others = found.filter { $0 != conflict }.map(\.location)
                    let left = copy.screen.layoutConflicts.filter {
                        $0.sharesMember(with: conflict) && !others.contains($0.location)
                    }
                    #expect(left.isEmpty, "\(note) leaves \(left.map(\.message))")
                    let worse = FrameFaults(of: copy.screen).all.subtracting(before)
                    #expect(worse.isEmpty, "\(note) makes \(worse.sorted())")
                }
            }
        }
        #expect(conflicts < 100 || changing * 100 >= conflicts * 90, "\(changing) of \(conflicts), seed \(seed)")
        if Effort.isTraced { print("\(conflicts) conflicts, \(changing) changing, \(without) without, \(tried) tried") }
        #expect(tried >= conflicts)
    }
}

extension LayoutDiagnostic {
    /// Whether a constraint, or a view placed by its frame, is in both conflicts. The root's frame and the rule that
    /// sizes are never negative do not count.
    func sharesMember(with other: LayoutDiagnostic) -> Bool {
        let members = Set(other.statements.compactMap(\.memberName))
        return statements.contains { $0.memberName.map(members.contains) ?? false }
    }
}

extension LayoutStatement {
    fileprivate var memberName: String? {
        if let location { return "\(location) \(sentence)" }
        if sentence.hasPrefix("screen's") || sentence.hasSuffix("is never negative") { return nil }
        return sentence
    }
}
