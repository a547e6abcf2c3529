import TestSupport
import Testing

/// Layouts of more than 10,000 constraints, far fewer in a short run, checked by their certificates alone.
@Suite("Certified layouts")
struct CertifiedLayoutsTests {
    @Test("The answers to layouts of more than 10,000 constraints are proven", arguments: LargeLayouts.allCases)
    func large(layout: LargeLayouts) throws {
        // The time is quadratic in the number of constraints that compete in one region.
        let isSmall = !Effort.isFull || layout == .chain && !Effort.isLong
        let system = layout.system(items: isSmall ? 100 : 2_500)
        #expect(isSmall || system.rows.count > 10_000)
        let solved = try SolvedSystem(system)
        #expect(solved.verdict == .exact)
        #expect((solved.proof?.infeasibilities.isEmpty == false) == (layout == .conflicts))
        #expect(solved.proof?.levels.isEmpty == false)
    }
}
