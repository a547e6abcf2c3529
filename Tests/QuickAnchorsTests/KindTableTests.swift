import Testing

@testable import QuickAnchorsCore

@Suite("The table of kinds")
struct KindTableTests {
    @Test("has one row for each kind, in the order of the kinds")
    func rows() {
        #expect(QuickAnchorType.table.map(\.kind) == QuickAnchorType.allCases)
    }

    @Test("has a hand-written counterpart with initializers for each kind")
    func counterparts() {
        #expect(Spelling.all.map(\.kind) == QuickAnchorType.makingConstraints)
    }

    @Test("matches the global initializers and the static members", arguments: Spelling.all)
    func initializers(_ spelling: Spelling) {
        #expect(spelling.global == spelling.kind)
        #expect(spelling.member == spelling.kind)
    }

    @Test("refers to content in exactly those kinds that set a content priority", arguments: QuickAnchorType.allCases)
    func content(_ kind: QuickAnchorType) {
        #expect(kind.setsContentPriority == (kind.row.reference == .content))
    }

    @Test("has no two rows with the same meaning")
    func distinctRows() {
        let meanings = QuickAnchorType.table.map {
            "\($0.row.attribute) \($0.row.otherAttribute) \($0.row.reference) \($0.row.relation)"
        }
        #expect(Set(meanings).count == meanings.count)
    }
}
